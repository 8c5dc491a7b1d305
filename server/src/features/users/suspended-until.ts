import { sql } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';

/** Until when somebody may not write, as a column; null once that is over. */
export const suspendedUntil = sql<Date | null>`case
  when ${users.suspendedUntil} > now() then ${users.suspendedUntil} end`.mapWith(users.suspendedUntil);

/** Why: of the strikes that count, the words of the one that lasts longest. Written out, for queries of one table too. */
export const suspendedReason = sql<string | null>`case when ${users.suspendedUntil} > now() then (
  select s.reason from strikes s where s.user_id = users.id and not s.lifted and s.until is not null
  order by s.until desc limit 1) end`;
