import { appealForm } from '@hanca/common/contract/appeals.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const appealRules = rulesOf(appealForm);
