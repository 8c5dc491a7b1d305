import { approvalForm } from '@hanca/common/contract/qr.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const approvalRules = rulesOf(approvalForm);
