import { messageInput } from '@hanca/common/contract/messages.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const messageRules = rulesOf(messageInput);
