import { identitySignupForm } from '@hanca/common/contract/identities.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const identitySignupRules = rulesOf(identitySignupForm);
