import { messageInput } from '@hanca/common/contract/messages.ts';
import { reportInput } from '@hanca/common/contract/reports.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const messageRules = rulesOf(messageInput);
export const reportRules = rulesOf(reportInput);
