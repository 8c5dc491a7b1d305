import { sql } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';

/**
 * SQL condition: another account has verified the address of an account, which then nobody signs in to by that address. Tables are
 * written out: in a query of one table drizzle leaves their names away.
 */
export const isAddressTaken = sql<boolean>`(${users.verifiedAt} is null and exists (select from users other
  where other.email = users.email and other.verified_at is not null))`;
