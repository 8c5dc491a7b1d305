import { randomBytes } from 'node:crypto';
import { FIRST_ADMIN_NAME } from '@hanca/common/product-names.ts';
import { type Config, ConfigError } from '../../config.ts';
import type { Executor } from '../../db/executor.ts';
import { hashPassword } from './passwords.ts';
import { adminExists, insertUser } from './queries.ts';

/**
 * Makes the first admin where there is none. Out: the random password when none was configured, to be shown once,
 * else null. Of two processes that start at once only one makes it. Throws ConfigError when the email is a member's.
 */
export const ensureAdmin = async (
  { db }: { db: Executor },
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<string | null> => {
  if (await adminExists(db)) return null;
  const password = adminPassword ?? randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(password, 'operator');
  const id = await insertUser(db, {
    email: adminEmail,
    name: FIRST_ADMIN_NAME,
    passwordHash,
    roles: ['admin'],
    // The operator named the address.
    verifiedAt: new Date(),
  });
  if (id === null && !(await adminExists(db))) {
    throw new ConfigError(`ADMIN_EMAIL ${adminEmail} belongs to a member who is no admin.`);
  }
  return id !== null && adminPassword === null ? password : null;
};
