import { forgotForm, resetForm } from '@hanca/common/contract/recovery.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const forgotRules = rulesOf(forgotForm);
export const resetRules = rulesOf(resetForm);
