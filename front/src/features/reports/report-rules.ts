import { reportInput } from '@hanca/common/contract/reports.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const reportRules = rulesOf(reportInput);
