import { ownPasswordForm } from '@hanca/common/contract/account.ts';
import { rulesOf } from '../../ui/form/rules.ts';
import type { Rules } from '../../ui/form/use-form.ts';

const withPassword = rulesOf(ownPasswordForm);

/** An account without a password has no such field. */
export const leaveRules: Rules<{ password?: string }> = (typed) =>
  'password' in typed ? withPassword(typed) : { values: {} };
