import {
  claimForm,
  emailForm,
  forgotForm,
  nameForm,
  passwordForm,
  resetForm,
} from '@hanca/common/contract/recovery.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const forgotRules = rulesOf(forgotForm);
export const resetRules = rulesOf(resetForm);
export const claimRules = rulesOf(claimForm);
export const nameRules = rulesOf(nameForm);
export const emailRules = rulesOf(emailForm);
export const passwordRules = rulesOf(passwordForm);
