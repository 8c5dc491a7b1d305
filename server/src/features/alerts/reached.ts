import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';

/** Members whom alerts are for: nobody whose address was not seen to work, who is suspended, or who is leaving. */
export const isReached = and(isNotNull(users.verifiedAt), isNull(users.deleteAt), eq(users.suspended, false));
