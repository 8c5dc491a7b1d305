import { count } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Executor } from '../db/executor.ts';
import { posts } from '../db/schema/posts.ts';
import { realties } from '../db/schema/realties.ts';
import { users } from '../db/schema/users.ts';
import { bodyOf } from '../features/posts/body.ts';
import { toValues } from '../features/posts/draft.ts';
import type { Services } from '../services.ts';
import { type DemoPost, demoEditor, demoMembers, demoPosts } from './content.ts';
import { demoBusinesses } from './coupons/businesses.ts';
import { demoCoupons } from './coupons/coupons.ts';
import { drawPictures } from './drawing.ts';
import { fillCoupons } from './fill-coupons.ts';
import { fillFrontPage } from './fill-front-page.ts';
import { fillRealties } from './fill-realties.ts';
import { demoRealties } from './realties/content.ts';
import { realtyPictures } from './realties/pictures.ts';

const DAY_MS = 24 * 3600_000;

const EDITOR_SINCE_DAYS = 700;

/** The one transaction that writes everything. */
const FILL_WITHIN_MS = 5 * 60_000;

const isEmpty = async (db: Executor): Promise<boolean> => {
  const counts = await Promise.all([posts, realties].map((table) => db.select({ n: count() }).from(table)));
  return counts.every(([row]) => row?.n === 0);
};

/**
 * Fills an empty database with demonstration content: all or nothing. Out: false, with nothing changed, when there
 * are posts or listings already.
 */
export const fillDemo = async (services: Services): Promise<boolean> => {
  const { db, log, store, pointKey } = services;
  if (!(await isEmpty(db))) return false;
  const [staff] = await db.select({ id: users.id }).from(users).limit(1);
  if (!staff) throw new Error('there is no admin to publish the demonstration content');
  log.info('drawing the demonstration pictures, some thirty seconds');
  const now = new Date();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const oldestFirst = demoPosts.toSorted((a, b) => b.daysAgo - a.daysAgo);
  const drawing = { store, userId: staff.id, now };
  const postPictures = await drawPictures(
    { ...drawing, target: 'post' },
    oldestFirst.map((post) => post.pictures),
  );
  const homePictures = await drawPictures({ ...drawing, target: 'realty' }, realtyPictures(demoRealties));
  const shopPictures = await drawPictures(
    { ...drawing, target: 'business' },
    demoBusinesses.map(({ pictures }) => pictures),
  );
  const couponPictures = await drawPictures(
    { ...drawing, target: 'coupon' },
    demoCoupons.map(({ pictures }) => pictures),
  );

  const write = async (tx: Executor): Promise<void> => {
    const members = await tx
      .insert(users)
      .values(
        demoMembers.map(({ name, email, joinedDaysAgo }) => ({
          name,
          email,
          createdAt: before(joinedDaysAgo),
          agreedAt: before(joinedDaysAgo),
        })),
      )
      .returning({ id: users.id });
    const [editor] = await tx
      .insert(users)
      .values({ name: demoEditor, email: 'editors@example.com', createdAt: before(EDITOR_SINCE_DAYS) })
      .returning({ id: users.id });
    const published = await tx
      .insert(posts)
      .values(
        oldestFirst.map((post, index) => ({
          ...toValues(draftOf(post, postPictures[index] ?? []), bodyOf(post.contentType, post.content)),
          userId: members[post.author]?.id ?? editor?.id ?? staff.id,
          createdAt: before(post.daysAgo),
          updatedAt: before(post.daysAgo),
        })),
      )
      .returning({ id: posts.id });
    const memberIds = members.map(({ id }) => id);
    await fillRealties(tx, {
      members: memberIds,
      staffId: staff.id,
      pictures: homePictures,
      pointKey,
      now,
      before,
    });
    await fillCoupons(tx, {
      members: memberIds,
      businessPictures: shopPictures,
      couponPictures: couponPictures,
      before,
    });
    await fillFrontPage(tx, {
      posts: new Map(published.map(({ id }, index) => [oldestFirst[index]?.key ?? '', id])),
      before,
    });
  };
  await services.database.session(FILL_WITHIN_MS, (client) => drizzle(client).transaction(write));
  const filled = {
    posts: demoPosts.length,
    realties: demoRealties.length,
    members: demoMembers.length,
    coupons: demoCoupons.length,
  };
  log.info(filled, 'filled with demonstration content');
  return true;
};

const draftOf = (post: DemoPost, paths: string[]): Parameters<typeof toValues>[0] => ({
  title: post.title,
  postType: post.postType,
  categoryId: post.category,
  regionId: post.regionId,
  images: paths.join(','),
  thumbnail: paths[0] ?? '',
  content: post.content,
  contentType: post.contentType,
  tags: post.tags.join(','),
  location: post.location ?? null,
  options: post.options ?? [],
  txType: post.txType ?? 0,
});
