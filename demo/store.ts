// The demonstration: content.ts reads it, pictures.ts draws it, the stores of this folder write it; start.ts is what the
// server calls. README.md says which text is where.

import { IMAGE_TARGETS, type ImageTarget } from '@hanca/common/images.ts';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../server/src/db/executor.ts';
import { images } from '../server/src/db/schema/images.ts';
import { posts } from '../server/src/db/schema/posts.ts';
import { realties } from '../server/src/db/schema/realties.ts';
import { users } from '../server/src/db/schema/users.ts';
import { inTransaction } from '../server/src/db/transactions.ts';
import { refreshListers } from '../server/src/features/realties/listers.ts';
import type { Services } from '../server/src/services.ts';
import type { Content } from './content.ts';
import { type Drawing, imageRow } from './pictures.ts';
import { named } from './setting.ts';
import { storeComments } from './store-comments.ts';
import { storeCoupons } from './store-coupons.ts';
import { storeEvents } from './store-events.ts';
import { storeFlyerItems } from './store-flyer-items.ts';

import { storeFuelStations } from './store-fuel-stations.ts';
import { storeGolfCourses } from './store-golf-courses.ts';
import { storeGolfJoins } from './store-golf-joins.ts';
import { storePnp } from './store-pnp.ts';
import { storeFrontPage, storePosts } from './store-posts.ts';
import { storeRealties } from './store-realties.ts';
import { storeRegistrations } from './store-registrations.ts';

const DAY_MS = 24 * 3600_000;

/** The one transaction that writes everything. */
const STORE_WITHIN_MS = 5 * 60_000;

/** Whether there is nothing to spoil: no posts, no listings, and none of the members of the demonstration. */
const isEmpty = async (tx: Executor, { members }: Content): Promise<boolean> => {
  const emails = members.map(({ email }) => email);
  const known = [
    await tx.select({ id: posts.id }).from(posts).limit(1),
    await tx.select({ id: realties.id }).from(realties).limit(1),
    await tx.select({ id: users.id }).from(users).where(inArray(users.email, emails)).limit(1),
  ];
  return known.every((rows) => rows.length === 0);
};

/** The pictures of every record, by what they belong to. */
const picturesOf = ({ posts, realties, businesses, coupons, events }: Content) =>
  ({
    post: [...posts, ...events],
    realty: realties,
    business: businesses,
    coupon: coupons,
    message: [],
  }) satisfies Record<ImageTarget, unknown>;

/** Writes the rows of the pictures, whose files are made later. Out: the path of each by target and name. */
const storePictures = async (
  tx: Executor,
  content: Content,
  { drawings, staffId, now }: { drawings: ReadonlyMap<string, Drawing>; staffId: number; now: Date },
): Promise<ReadonlyMap<string, string>> => {
  const rows = new Map<string, typeof images.$inferInsert>();
  for (const target of IMAGE_TARGETS) {
    for (const name of picturesOf(content)[target].flatMap(({ pictures }) => pictures)) {
      rows.set(`${target} ${name}`, imageRow(named(drawings, 'picture', name), target, staffId, now));
    }
  }
  await tx
    .insert(images)
    .values([...rows.values()])
    .onConflictDoNothing();
  return new Map([...rows].map(([key, { path }]) => [key, path]));
};

const storeMembers = async (
  tx: Executor,
  { members }: Content,
  before: (days: number) => Date,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .insert(users)
    .values(
      members.map(({ name, email, joinedDaysAgo, staff }) => ({
        name,
        email,
        createdAt: before(joinedDaysAgo),
        agreedAt: staff ? null : before(joinedDaysAgo),
        // Who joined in the last days has not opened the mail yet.
        verifiedAt: joinedDaysAgo > 60 ? before(joinedDaysAgo) : null,
      })),
    )
    .returning({ id: users.id, name: users.name });
  return new Map(rows.map(({ id, name }) => [name, id]));
};

const LISTERS_AT_ONCE = 50;

/**
 * Stores the demonstration in an empty database: all or nothing, by one process alone. Pictures have their rows then, and
 * no files yet.
 * @returns False, with nothing changed, when there is content already.
 */
export const storeContent = async (
  { database, log, pointKey }: Pick<Services, 'database' | 'log' | 'pointKey'>,
  content: Content,
  drawings: ReadonlyMap<string, Drawing>,
): Promise<boolean> => {
  const now = new Date();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const store = async (tx: Executor): Promise<boolean> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demonstration', 0))`);
    if (!(await isEmpty(tx, content))) return false;
    const [staff] = await tx.select({ id: users.id }).from(users).orderBy(asc(users.id)).limit(1);
    if (!staff) throw new Error('there is no admin to publish the demonstration');
    const paths = await storePictures(tx, content, { drawings, staffId: staff.id, now });
    const members = await storeMembers(tx, content, before);
    const setting = {
      tx,
      content,
      now,
      before,
      pointKey,
      staffId: staff.id,
      memberId: (name: string) => named(members, 'member', name),
      pathsOf: (target: ImageTarget, names: readonly string[]) =>
        names.map((name) => named(paths, 'picture', `${target} ${name}`)),
    };
    const postIds = await storePosts(setting);
    await storeComments(setting, postIds);
    await storeRealties(setting);
    for (let last: number | null = 0; last !== null; ) last = await refreshListers(tx, last, LISTERS_AT_ONCE);
    await storeCoupons(setting);
    await storeEvents(setting);
    await storePnp(setting);
    await storeRegistrations(setting);
    await storeGolfCourses(setting);
    await storeGolfJoins(setting);
    await storeFuelStations(setting);
    await storeFlyerItems(setting, postIds);
    await storeFrontPage(setting, postIds);
    return true;
  };
  const stored = await database.session(STORE_WITHIN_MS, (client) => inTransaction(client, store));
  if (stored)
    log.info({ posts: content.posts.length, realties: content.realties.length }, 'stored the demonstration');
  return stored;
};
