import { messageDraft } from '@hanca/common/contract/messages.ts';
import { reportDraft } from '@hanca/common/contract/reports.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const messageRules = rulesOf(messageDraft);
export const reportRules = rulesOf(reportDraft);
