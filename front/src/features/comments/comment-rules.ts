import { commentForm } from '@hanca/common/contract/comments.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const commentRules = rulesOf(commentForm);
