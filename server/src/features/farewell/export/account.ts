import { ACCOUNT_FEATURE } from '@hanca/common/account-events.ts';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { knownDevices, sessions } from '../../../db/schema/account.ts';
import { audits } from '../../../db/schema/audits.ts';
import { identities } from '../../../db/schema/identities.ts';
import { passkeys } from '../../../db/schema/passkeys.ts';
import { users } from '../../../db/schema/users.ts';
import { byId, once, ROWS_AT_ONCE, type Sections } from './rows.ts';

const findProfile = (db: Executor, userId: number) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerifiedAt: users.verifiedAt,
      roles: users.roles,
      level: users.level,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      joinedAt: users.createdAt,
      lastSeenAt: users.seenAt,
      zone: users.zone,
      deleteAt: users.deleteAt,
    })
    .from(users)
    .where(eq(users.id, userId));

/** What is stored of a member as somebody who signs in. */
export const accountOf = (db: Executor, userId: number): Sections => ({
  profile: () => once(findProfile(db, userId)),
  consents: () =>
    once(
      db
        .select({ agreedAt: users.agreedAt, termsVersion: users.termsVersion })
        .from(users)
        .where(and(eq(users.id, userId), sql`${users.agreedAt} is not null`)),
    ),
  otherServices: () =>
    once(
      db
        .select({
          provider: identities.provider,
          email: identities.email,
          linkedAt: identities.createdAt,
        })
        .from(identities)
        .where(eq(identities.userId, userId)),
    ),
  passkeys: () =>
    once(
      db
        .select({ name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, userId)),
    ),
  sessions: () =>
    once(
      db
        .select({
          device: sessions.device,
          country: sessions.country,
          createdAt: sessions.createdAt,
          usedAt: sessions.usedAt,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
    ),
  knownBrowsers: () =>
    once(
      db
        .select({ signedInAt: knownDevices.usedAt })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId)),
    ),
  // What the member did themselves: who was refused may be somebody else.
  events: () =>
    byId((after) =>
      db
        .select({
          id: audits.id,
          event: audits.action,
          details: audits.after,
          ip: audits.ip,
          happenedAt: audits.createdAt,
        })
        .from(audits)
        .where(and(eq(audits.userId, userId), eq(audits.feature, ACCOUNT_FEATURE), gt(audits.id, after)))
        .orderBy(asc(audits.id))
        .limit(ROWS_AT_ONCE),
    ),
});
