import { messageInput } from '@hanca/common/contract/conversations.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const messageRules = rulesOf(messageInput);
