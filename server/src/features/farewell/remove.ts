import { ACCOUNT_FEATURE } from '@hanca/common/account-events.ts';
import { LEFT_NAME } from '@hanca/common/leaving.ts';
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { emailVerifications, knownDevices, oneTimeTokens, sessions } from '../../db/schema/account.ts';
import { alertPreferences, alerts, notifications } from '../../db/schema/alerts.ts';
import { audits } from '../../db/schema/audits.ts';
import { calendarAddresses } from '../../db/schema/calendars.ts';
import { comments, likes } from '../../db/schema/comments.ts';
import { blocks, messages, renterCards } from '../../db/schema/conversations.ts';
import { claims } from '../../db/schema/coupons.ts';
import { fuelPrices } from '../../db/schema/fuel.ts';
import { golfJoins } from '../../db/schema/golf-joins.ts';
import { idempotencyKeys } from '../../db/schema/idempotency.ts';
import { identities } from '../../db/schema/identities.ts';
import { listers } from '../../db/schema/listers.ts';
import { mails } from '../../db/schema/mails.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { posts } from '../../db/schema/posts.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { qrSignins } from '../../db/schema/qr-signins.ts';
import { realties } from '../../db/schema/realties.ts';
import { reports, strikes } from '../../db/schema/reports.ts';
import { savedRealties } from '../../db/schema/saved.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { users } from '../../db/schema/users.ts';
import { forgetRefusals } from '../../mail/failing.ts';
import { leaveEvents } from '../events/queries.ts';
import { deleteRequestsOf } from '../golf-joins/queries.ts';

/** Rows at a time, so that no statement outlasts its time: a listing that goes takes every index along. */
const LISTINGS_AT_ONCE = 50;
const ROWS_AT_ONCE = 500;

/** Tables of which every row of a member's goes, the refresh tokens with their sessions. */
const theirs: readonly (PgTable & { userId: AnyPgColumn })[] = [
  ...[sessions, knownDevices, emailVerifications, oneTimeTokens, qrSignins],
  ...[identities, passkeys, secondFactors, savedRealties, idempotencyKeys, renterCards, blocks],
  ...[notifications, alerts, alertPreferences, likes, strikes, fuelPrices],
  ...[pushSubscriptions, calendarAddresses],
];

/** What the trail says of a record without some of its fields. */
const without = (state: typeof audits.before | typeof audits.after, fields: readonly string[]): SQL =>
  sql`case when jsonb_typeof(${state}) = 'object' then ${state} - array[${sql.join(
    fields.map((field) => sql`${field}`),
    sql`, `,
  )}]::text[] else ${state} end`;

const dropFields = async (
  db: Executor,
  feature: string,
  recordIds: readonly number[],
  fields: readonly string[],
): Promise<void> => {
  if (recordIds.length === 0) return;
  await db
    .update(audits)
    .set({ before: without(audits.before, fields), after: without(audits.after, fields) })
    .where(and(eq(audits.feature, feature), inArray(audits.recordId, [...recordIds])));
};

/** Of the trail of reports: what they were about, and what was said of it. */
const dropTitles = async (db: Executor, which: SQL): Promise<void> => {
  const about = await db.select({ id: reports.id }).from(reports).where(which);
  await dropFields(
    db,
    'reports',
    about.map(({ id }) => id),
    ['realtyTitle', 'text'],
  );
};

/** Removes some listings with all that refers to them. Out: how many. */
const removeSomeListings = (db: Executor, userId: number): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: realties.id })
      .from(realties)
      .where(eq(realties.userId, userId))
      .orderBy(realties.id)
      .limit(LISTINGS_AT_ONCE)
      .for('update');
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await dropTitles(tx, inArray(reports.realtyId, ids));
    await tx
      .update(audits)
      .set({ before: null, after: null })
      .where(and(eq(audits.feature, 'realties'), inArray(audits.recordId, ids)));
    await tx.delete(realties).where(inArray(realties.id, ids));
    return ids.length;
  });

/** Removes some posts that they wrote as a member, with what others wrote below. Out: how many. */
const removeSomePosts = (db: Executor, userId: number): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.userId, userId), posts.byMember))
      .orderBy(posts.id)
      .limit(ROWS_AT_ONCE)
      .for('update');
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await dropTitles(tx, inArray(reports.postId, ids));
    await tx
      .update(audits)
      .set({ before: null, after: null })
      .where(and(eq(audits.feature, 'posts'), inArray(audits.recordId, ids)));
    await tx.delete(posts).where(inArray(posts.id, ids));
    return ids.length;
  });

/** Takes the texts and photos of some messages that they wrote. Out: of how many. */
const removeSomeTexts = async (db: Executor, userId: number): Promise<number> => {
  const some = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.fromUserId, userId),
        or(ne(messages.text, ''), sql`cardinality(${messages.images}) > 0`, isNotNull(messages.viewingAt)),
      ),
    )
    .limit(ROWS_AT_ONCE);
  const { rowCount } = await db
    .update(messages)
    .set({ text: '', images: [], viewingAt: null })
    .where(inArray(messages.id, some));
  return rowCount ?? 0;
};

/** Takes the texts of some comments that they wrote, here, in reports and in the trail. Out: of how many. */
const removeSomeComments = async (db: Executor, userId: number): Promise<number> => {
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.userId, userId), or(ne(comments.text, ''), isNull(comments.deletedAt))))
    .limit(ROWS_AT_ONCE);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.transaction(async (tx) => {
    await tx
      .update(comments)
      .set({ text: '', deletedAt: sql`coalesce(${comments.deletedAt}, now())` })
      .where(inArray(comments.id, ids));
    await tx.update(reports).set({ quote: '' }).where(inArray(reports.commentId, ids));
    await dropFields(tx, 'comments', ids, ['text']);
  });
  return ids.length;
};

type AuditChange = Partial<Record<'before' | 'after' | 'ip', null>>;

/**
 * Three kinds of audit entries with the columns to empty: events of the account, listings that staff deleted (only the trail
 * knows whose they were) and the addresses of everything the member did. One query each, because each has its own index.
 */
const tracesOf = (userId: number): { which: SQL | undefined; empty: AuditChange }[] => [
  {
    which: and(
      eq(audits.feature, ACCOUNT_FEATURE),
      eq(audits.recordId, userId),
      sql`(coalesce(${audits.before}, ${audits.after}) is not null or ${audits.ip} is not null)`,
    ),
    empty: { before: null, after: null, ip: null },
  },
  {
    // A literal, so that the planner can use the partial index.
    which: sql`${audits.feature} = 'realties' and ${audits.before} ->> 'userId' = ${String(userId)}`,
    empty: { before: null, after: null },
  },
  { which: and(eq(audits.userId, userId), isNotNull(audits.ip)), empty: { ip: null } },
];

/** Empties some of these entries. @returns how many */
const emptySome = async (
  db: Executor,
  { which, empty }: ReturnType<typeof tracesOf>[number],
): Promise<number> => {
  const some = db.select({ id: audits.id }).from(audits).where(which).limit(ROWS_AT_ONCE);
  const { rowCount } = await db.update(audits).set(empty).where(inArray(audits.id, some));
  return rowCount ?? 0;
};

/** Removes their rounds of golf, of which there are few, with what the trail says of them, and what they asked of others. */
const removeJoins = async (tx: Executor, userId: number): Promise<void> => {
  await deleteRequestsOf(tx, userId);
  const rows = await tx.select({ id: golfJoins.id }).from(golfJoins).where(eq(golfJoins.userId, userId));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await dropTitles(tx, inArray(reports.golfJoinId, ids));
  await tx
    .update(audits)
    .set({ before: null, after: null })
    .where(and(eq(audits.feature, 'golfJoins'), inArray(audits.recordId, ids)));
  await tx.delete(golfJoins).where(inArray(golfJoins.id, ids));
};

/** The last step: nothing of the person is left with the account, which stays for what refers to it. */
const anonymise = (db: Executor, userId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [account] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (account?.email) {
      await tx.delete(mails).where(eq(mails.recipient, account.email));
      await forgetRefusals(tx, account.email);
    }
    await tx.delete(listers).where(eq(listers.id, userId));
    await leaveEvents(tx, userId);
    await removeJoins(tx, userId);
    for (const table of theirs) await tx.delete(table).where(eq(table.userId, userId));
    await tx.delete(claims).where(and(eq(claims.userId, userId), isNull(claims.usedAt)));
    await tx
      .update(reports)
      .set({ text: '' })
      .where(and(eq(reports.userId, userId), ne(reports.text, '')));
    await dropFields(tx, 'users', [userId], ['name', 'email']);
    await tx
      .update(users)
      .set({
        ...{ email: null, verifiedAt: null, name: LEFT_NAME, passwordHash: null, roles: [], level: 0 },
        ...{ agreedAt: null, termsVersion: null, deleteAt: null, secondFactorDueAt: null, seenAt: null },
        zone: null,
      })
      .where(eq(users.id, userId));
  });

/**
 * Removes an account with all that is its member's; pictures are left to the sweep. Posts that they wrote as
 * staff stay, and what others wrote. Each
 * step can be repeated, and only the last says that it is done: what is cut off is simply done again.
 * @returns how many listings went
 */
export const removeAccount = async (db: Executor, userId: number): Promise<number> => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  let listings = 0;
  for (let n = LISTINGS_AT_ONCE; n === LISTINGS_AT_ONCE; listings += n) {
    n = await removeSomeListings(db, userId);
  }
  while ((await removeSomePosts(db, userId)) === ROWS_AT_ONCE);
  while ((await removeSomeTexts(db, userId)) === ROWS_AT_ONCE);
  while ((await removeSomeComments(db, userId)) === ROWS_AT_ONCE);
  for (const traces of tracesOf(userId)) while ((await emptySome(db, traces)) === ROWS_AT_ONCE);
  await anonymise(db, userId);
  return listings;
};
