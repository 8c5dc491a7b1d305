import { ADMIN_PASSWORD_MIN } from '@hanca/common/contract/account.ts';
import { fieldProblem } from '../../http/validate.ts';
import { isCommonPassword } from '../account/passwords.ts';

/**
 * What the contract does not know of a new password: staff need a longer one, and common ones are refused.
 * @throws Problem 400 at the field `password`
 */
export const checkNewPassword = (password: string, roles: readonly string[]): void => {
  const short = roles.includes('admin') && [...password].length < ADMIN_PASSWORD_MIN;
  if (short) throw fieldProblem('password', 'password.admin');
  if (isCommonPassword(password)) throw fieldProblem('password', 'password.common');
};
