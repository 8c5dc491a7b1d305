import { HEADLINE_SLOTS, type Headline } from '@hanca/common/contract/headlines.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { Executor } from '../../db/executor.ts';
import { Problem } from '../../http/problems.ts';
import { type Served, serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { checkRegion } from '../geo/places.ts';
import {
  categoryExists,
  emptySlot,
  fillSlot,
  findHeadlines,
  findNearestHeadlines,
  findSlot,
  findSlotOf,
  holdHeadlines,
  moveHeadline,
  postExists,
  type Slot,
} from './queries.ts';

const NONE = -1;

const changedMeanwhile = {
  ko: '그사이 다른 사람이 이 분류의 헤드라인을 바꿨어요. 새로 불러온 뒤 다시 저장해 주세요.',
  en: 'Someone else has changed these headlines in the meantime. Load them anew and save again.',
};
const taken = {
  ko: '그 자리에는 다른 헤드라인이 있어요.',
  en: 'That slot has another headline.',
};

type Row = Awaited<ReturnType<typeof findHeadlines>>[number];

const present = ({ post: { shown, images, ...post }, ...row }: Row): Headline => ({
  ...row,
  postHeader: shown ? { ...post, thumbnail: post.thumbnail || (images[0] ?? '') } : null,
});

/** Throws Problem 400 where region, category or post are not there. */
const check = async (
  db: Executor,
  { regionId, mapType }: Pick<Slot, 'regionId' | 'mapType'>,
  postId: number | null,
  path: string,
): Promise<void> => {
  await checkRegion({ regionId });
  if (!(await categoryExists(db, mapType))) throw fieldProblem('mapType', 'category.unknown');
  if (postId !== null && postId > 0 && !(await postExists(db, postId)))
    throw fieldProblem(path, 'post.unknown');
};

const set = async (db: Executor, slot: Slot, postId: number | null): Promise<Headline> => {
  if (postId === null || postId < 0) {
    await emptySlot(db, slot);
    return { ...slot, id: 0, postId: NONE, postHeader: null };
  }
  await fillSlot(db, slot, postId);
  const row = await findSlot(db, slot);
  if (!row) throw new Error('no headline row');
  return present(row);
};

/** Brings the headline of an id to a slot. Throws Problem 404 for an unknown one, 409 where another is there. */
const bring = async (db: Executor, id: number, slot: Slot): Promise<void> => {
  if (!(await findSlotOf(db, id))) throw new Problem('not-found');
  const there = await findSlot(db, slot);
  if (there?.id === id) return;
  if (there) throw new Problem('conflict', { detail: taken });
  await moveHeadline(db, id, slot);
};

interface Change extends Slot {
  id?: number | undefined;
  postId: number | null;
  before?: number | undefined;
}

const save = (db: Executor, { id, postId, before, regionId, mapType, order }: Change) =>
  db.transaction(async (tx) => {
    await holdHeadlines(tx);
    await check(tx, { regionId, mapType }, postId, 'postId');
    const slot = { regionId, mapType, order };
    if (before !== undefined && before !== ((await findSlot(tx, slot))?.postId ?? NONE)) {
      throw new Problem('conflict', { detail: changedMeanwhile });
    }
    if (id !== undefined) await bring(tx, id, slot);
    return set(tx, slot, postId);
  });

/** The posts of all slots of a category in a region, in their order. */
const postIdsOf = async (
  db: Executor,
  { regionId, mapType }: Pick<Slot, 'regionId' | 'mapType'>,
): Promise<number[]> => {
  const rows = await findHeadlines(db, { regionId, mapTypes: [mapType] });
  return Array.from(
    { length: HEADLINE_SLOTS },
    (_, index) => rows.find(({ order }) => order === index + 1)?.postId ?? NONE,
  );
};

/** What a write changes: the posts of a category in a region, and from where a headline comes to it. In: its body. */
const state: Served['state'] = async ({ db, body }) => {
  const { id, regionId, mapType } = body as Pick<Change, 'id' | 'regionId' | 'mapType'>;
  const from = id === undefined ? null : await findSlotOf(db, id);
  const comes = from && (from.regionId !== regionId || from.mapType !== mapType);
  const postIds = await postIdsOf(db, { regionId, mapType });
  return { id: mapType, regionId, postIds, ...(comes ? { from } : {}) };
};

export const headlineRoutes = serve(api.headlines, {
  list: async ({ db, query }) =>
    (await (query.exact ? findHeadlines(db, query) : findNearestHeadlines(db, query))).map(present),

  create: ({ db, body }) => save(db, body),

  update: ({ db, body }) => save(db, body),

  arrange: ({ db, body: { regionId, mapType, postIds, before } }) =>
    db.transaction(async (tx) => {
      await holdHeadlines(tx);
      for (const [index, postId] of postIds.entries()) {
        await check(tx, { regionId, mapType }, postId, `postIds.${index}`);
      }
      const stored = before && (await postIdsOf(tx, { regionId, mapType }));
      if (stored?.some((postId, index) => postId !== (before?.[index] ?? NONE))) {
        throw new Problem('conflict', { detail: changedMeanwhile });
      }
      for (let order = 1; order <= HEADLINE_SLOTS; order += 1) {
        await set(tx, { regionId, mapType, order }, postIds[order - 1] ?? NONE);
      }
      return (await findHeadlines(tx, { regionId, mapTypes: [mapType] })).map(present);
    }),
}).map((served) => ({ ...served, state }));
