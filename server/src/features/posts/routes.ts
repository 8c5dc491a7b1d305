import { api } from '@hanca/common/contract/index.ts';
import { MAX_INTEGER } from '@hanca/common/fields.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import type { Executor } from '../../db/executor.ts';
import { isAdmin } from '../../http/access.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { applyChange, checkReferences, toValues } from './draft.ts';
import { presentDetail, presentSummary } from './present.ts';
import { countPosts, deletePost, findPost, findPosts, insertPost, lockPost, updatePost } from './queries.ts';

/** Ids beyond PostgreSQL's integer belong to no post. */
const load = async (db: Executor, id: number) => {
  const row = id <= MAX_INTEGER ? await findPost(db, id) : null;
  if (!row) throw new Problem('not-found');
  return row;
};

const changedMeanwhile = {
  ko: '그사이 다른 사람이 이 글을 고쳤어요. 쓴 내용을 복사해 두고 새로 고침해 주세요.',
  en: 'Someone else has changed this post in the meantime. Copy what you wrote and reload.',
};

export const postRoutes = serve(api.posts, {
  list: async ({ db, query, caller }) =>
    (await findPosts(db, isAdmin(caller) ? query : { ...query, status: PUBLISHED })).map(presentSummary),

  count: ({ db, query, caller }) => countPosts(db, isAdmin(caller) ? query : { ...query, status: PUBLISHED }),

  get: async ({ db, params, caller }) => {
    const row = await load(db, params.id);
    if (row.status !== PUBLISHED && !isAdmin(caller)) throw new Problem('not-found');
    return presentDetail(row);
  },

  create: ({ db, body, caller }) =>
    db.transaction(async (tx) => {
      await checkReferences(tx, body);
      const id = await insertPost(tx, { ...toValues(body), userId: caller.id });
      return presentDetail(await load(tx, id));
    }),

  update: ({ db, body }) =>
    db.transaction(async (tx) => {
      // Locked, so that of two changes at once the second is laid over the first.
      if (!(await lockPost(tx, body.id))) throw new Problem('not-found');
      const row = await load(tx, body.id);
      if (body.basedOn !== undefined && body.basedOn !== row.updatedAt.getTime()) {
        throw new Problem('conflict', { detail: changedMeanwhile });
      }
      const draft = applyChange(row, body);
      await checkReferences(tx, draft);
      if (!(await updatePost(tx, body.id, toValues(draft)))) throw new Problem('not-found');
      return presentDetail(await load(tx, body.id));
    }),

  remove: async ({ db, params }) => {
    if (params.id > MAX_INTEGER || !(await deletePost(db, params.id))) throw new Problem('not-found');
  },
});
