import { ownPasswordForm, signinForm, signupForm, verificationForm } from '@hanca/common/contract/account.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const signinRules = rulesOf(signinForm);
export const signupRules = rulesOf(signupForm);
export const verificationRules = rulesOf(verificationForm);
export const ownPasswordRules = rulesOf(ownPasswordForm);
