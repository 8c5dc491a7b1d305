import { HEADLINE_SLOTS, type Headline } from '@hanca/common/contract/headlines.ts';
import { api } from '@hanca/common/contract/index.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import type { Executor } from '../../db/executor.ts';
import { type Served, serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { isKnownRegion } from '../geo/places.ts';
import {
  categoryOfId,
  emptySlot,
  fillSlot,
  findHeadlines,
  findSlot,
  postExists,
  type Slot,
} from './queries.ts';

type Row = Awaited<ReturnType<typeof findHeadlines>>[number];

const present = ({ post: { status, images, ...post }, ...row }: Row): Headline => ({
  ...row,
  postHeader: status === PUBLISHED ? { ...post, thumbnail: post.thumbnail || (images[0] ?? '') } : null,
});

/** Throws Problem 400 where region, category or post are not there. */
const check = async (
  db: Executor,
  { regionId, mapType }: Pick<Slot, 'regionId' | 'mapType'>,
  postId: number | null,
  path: string,
): Promise<void> => {
  if (!isKnownRegion(regionId)) throw fieldProblem('regionId', 'region.unknown');
  if (!(await categoryOfId(db, mapType))) throw fieldProblem('mapType', 'category.unknown');
  if (postId !== null && postId > 0 && !(await postExists(db, postId)))
    throw fieldProblem(path, 'post.unknown');
};

const set = async (db: Executor, slot: Slot, postId: number | null): Promise<Headline> => {
  if (postId === null || postId < 0) {
    await emptySlot(db, slot);
    return { ...slot, id: 0, postId: -1, postHeader: null };
  }
  await fillSlot(db, slot, postId);
  const row = await findSlot(db, slot);
  if (!row) throw new Error('no headline row');
  return present(row);
};

const save = (db: Executor, { postId, regionId, mapType, order }: Slot & { postId: number | null }) =>
  db.transaction(async (tx) => {
    await check(tx, { regionId, mapType }, postId, 'postId');
    return set(tx, { regionId, mapType, order }, postId);
  });

/** The posts of all slots of a category in a region: what a write changes. In: its body. */
const state: Served['state'] = async ({ db, body }) => {
  const { regionId, mapType } = body as Pick<Slot, 'regionId' | 'mapType'>;
  const rows = await findHeadlines(db, { regionId, mapTypes: [mapType] });
  const postIds = Array.from(
    { length: HEADLINE_SLOTS },
    (_, index) => rows.find(({ order }) => order === index + 1)?.postId ?? -1,
  );
  return { id: mapType, regionId, postIds };
};

export const headlineRoutes = serve(api.headlines, {
  list: async ({ db, query }) => (await findHeadlines(db, query)).map(present),

  create: ({ db, body }) => save(db, body),

  update: ({ db, body }) => save(db, body),

  arrange: ({ db, body: { regionId, mapType, postIds } }) =>
    db.transaction(async (tx) => {
      for (const [index, postId] of postIds.entries()) {
        await check(tx, { regionId, mapType }, postId, `postIds.${index}`);
      }
      for (let order = 1; order <= HEADLINE_SLOTS; order += 1) {
        await set(tx, { regionId, mapType, order }, postIds[order - 1] ?? -1);
      }
      return (await findHeadlines(tx, { regionId, mapTypes: [mapType] })).map(present);
    }),
}).map((served) => ({ ...served, state }));
