import { api } from '@hanca/common/contract/index.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import type { Executor } from '../../db/executor.ts';
import { isAdmin } from '../../http/access.ts';
import { refuseOlder } from '../../http/based-on.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { applyChange, checkDraft, toValues } from './draft.ts';
import { presentDetail, presentSummary } from './present.ts';
import { countPosts, deletePost, findPost, findPosts, insertPost, lockPost, updatePost } from './queries.ts';
import { renderBody } from './render-body.ts';

const load = async (db: Executor, id: number) => {
  const row = await findPost(db, id);
  if (!row) throw new Problem('not-found');
  return row;
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
      const rendered = await renderBody(body.contentType, body.content);
      await checkDraft(tx, body, rendered);
      const id = await insertPost(tx, { ...toValues(body, rendered), userId: caller.id });
      return presentDetail(await load(tx, id));
    }),

  update: ({ db, body }) =>
    db.transaction(async (tx) => {
      // Locked, so that of two changes at once the second is laid over the first.
      const row = await lockPost(tx, body.id);
      if (!row) throw new Problem('not-found');
      refuseOlder(body.basedOn, row.updatedAt);
      const draft = applyChange(row, body);
      const isSame = draft.content === row.content && draft.contentType === row.contentType;
      const rendered = isSame ? row : await renderBody(draft.contentType, draft.content);
      await checkDraft(tx, draft, rendered);
      await updatePost(tx, body.id, toValues(draft, rendered));
      return presentDetail(await load(tx, body.id));
    }),

  remove: async ({ db, params }) => {
    if (!(await deletePost(db, params.id))) throw new Problem('not-found');
  },
});
