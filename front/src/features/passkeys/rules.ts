import { passkeyForm } from '@hanca/common/contract/passkeys.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const passkeyRules = rulesOf(passkeyForm);
