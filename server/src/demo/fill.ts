import { count } from 'drizzle-orm';
import sharp from 'sharp';
import type { Executor } from '../db/executor.ts';
import { posts, users } from '../db/schema.ts';
import { processImage } from '../features/images/process.ts';
import { type ImageRow, insertImages } from '../features/images/queries.ts';
import { toValues } from '../features/posts/draft.ts';
import type { Services } from '../services.ts';
import { type DemoPost, demoEditor, demoMembers, demoPosts } from './content.ts';
import { renderIllustration } from './illustrations/illustrate.ts';

const DAY_MS = 24 * 3600_000;

const EDITOR_SINCE_DAYS = 700;

/** Pictures drawn at once: sharp uses one thread for each. */
const AT_ONCE = 2;

const isEmpty = async (db: Executor): Promise<boolean> => {
  const [row] = await db.select({ n: count() }).from(posts);
  return row?.n === 0;
};

/** Draws and stores a post's pictures. Out: their rows, in order. */
const storePictures = async (
  { store }: Pick<Services, 'store'>,
  { pictures }: DemoPost,
  userId: number,
  now: Date,
): Promise<ImageRow[]> => {
  const rows: ImageRow[] = [];
  for (const { kind, seed, ...options } of pictures) {
    const picture = await processImage(await renderIllustration(kind, seed, options));
    const { path, bytes } = await store.save('post', userId, picture, now);
    rows.push({ path, userId, target: 'post', bytes, width: picture.width, height: picture.height });
  }
  return rows;
};

/** Works through a list with a few hands. Out: the results in the list's order. */
const inParallel = async <T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  const queue = list.entries();
  const hand = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return results;
};

/** Lets sharp read SVG meanwhile: it is blocked for uploads, of which there are none before the server listens. */
const withSvg = async <T>(work: () => Promise<T>): Promise<T> => {
  const svg = { operation: ['VipsForeignLoadSvgBuffer'] };
  sharp.unblock(svg);
  try {
    return await work();
  } finally {
    sharp.block(svg);
  }
};

/**
 * Fills an empty database with demonstration content: all or nothing. Out: false, with nothing changed, when there
 * are posts already.
 */
export const fillDemo = async (services: Services): Promise<boolean> => {
  const { db, log } = services;
  if (!(await isEmpty(db))) return false;
  const [staff] = await db.select({ id: users.id }).from(users).limit(1);
  if (!staff) throw new Error('there is no admin to publish the demonstration content');
  log.info('drawing the demonstration pictures, some twenty seconds');
  const now = new Date();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const oldestFirst = demoPosts.toSorted((a, b) => b.daysAgo - a.daysAgo);
  const draw = (post: DemoPost) => storePictures(services, post, staff.id, now);
  const pictures = await withSvg(() => inParallel(oldestFirst, draw));

  await db.transaction(async (tx) => {
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
    await insertImages(tx, pictures.flat());
    await tx.insert(posts).values(
      oldestFirst.map((post, index) => ({
        ...toValues(draftOf(post, pictures[index]?.map((picture) => picture.path) ?? [])),
        userId: members[post.author]?.id ?? editor?.id ?? staff.id,
        createdAt: before(post.daysAgo),
        updatedAt: before(post.daysAgo),
      })),
    );
  });
  await services.changes.announce(['posts', 'users', 'images']);
  log.info({ posts: demoPosts.length, members: demoMembers.length }, 'filled with demonstration content');
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
