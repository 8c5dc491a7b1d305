import { api } from '@hanca/common/contract/index.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import type { Executor } from '../../db/executor.ts';
import { isAdmin } from '../../http/access.ts';
import { refuseOlder } from '../../http/based-on.ts';
import { found, Problem } from '../../http/problems.ts';
import { type Handlers, type Prepare, serve } from '../../http/serve.ts';
import { applyChange, checkInput, toValues } from './input.ts';
import { presentDetail, presentSummary } from './present.ts';
import {
  countPosts,
  deletePost,
  findPost,
  findPosts,
  insertPost,
  lockPost,
  type PostRowWithBody,
  updatePost,
} from './queries.ts';
import { renderBody, shownHtml } from './render-body.ts';

const load = async (db: Executor, id: number) => found(await findPost(db, id));

/** A body as it was written. */
type Written = Pick<PostRowWithBody, 'content' | 'contentType'>;

const isSame = (one: Written, other: Written) =>
  one.content === other.content && one.contentType === other.contentType;

const render = ({ content, contentType }: Written) => renderBody(contentType, content);

/** Renders bodies before the transaction begins: one of 200,000 characters takes a good part of a second. */
const prepare = {
  create: ({ body }) => render(body),

  /** The body after the change, by what was written; null where it stays. */
  update: async ({ db, body }) => {
    if (body.content === undefined && body.contentType === undefined) return null;
    const row = await findPost(db, body.id);
    if (!row) return null;
    // The trail shows the body before too.
    await shownHtml(row.contentHtml);
    const written = applyChange(row, body);
    return isSame(row, written) ? null : { written, rendered: await render(written) };
  },
} satisfies Prepare<typeof api.posts>;

const handlers: Handlers<typeof api.posts, typeof prepare> = {
  list: async ({ db, query, caller }) =>
    (await findPosts(db, isAdmin(caller) ? query : { ...query, status: PUBLISHED })).map(presentSummary),

  count: ({ db, query, caller }) => countPosts(db, isAdmin(caller) ? query : { ...query, status: PUBLISHED }),

  get: async ({ db, params, caller }) => {
    const row = await load(db, params.id);
    if (row.status !== PUBLISHED && !isAdmin(caller)) throw new Problem('not-found');
    return presentDetail(row);
  },

  create: ({ db, body, caller, prepared: rendered }) =>
    db.transaction(async (tx) => {
      await checkInput(tx, body, rendered);
      const id = await insertPost(tx, { ...toValues(body, rendered), userId: caller.id });
      return presentDetail(await load(tx, id));
    }),

  update: ({ db, body, prepared }) =>
    db.transaction(async (tx) => {
      // Locked, so that of two changes at once the second is laid over the first.
      const row = found(await lockPost(tx, body.id));
      refuseOlder(body.basedOn, row.updatedAt);
      const input = applyChange(row, body);
      const isPrepared = prepared && isSame(prepared.written, input);
      // Rendered here only where somebody else has changed the other half meanwhile.
      const rendered = isSame(row, input) ? row : isPrepared ? prepared.rendered : await render(input);
      await checkInput(tx, input, rendered);
      await updatePost(tx, body.id, toValues(input, rendered));
      return presentDetail(await load(tx, body.id));
    }),

  remove: async ({ db, params }) => {
    if (!(await deletePost(db, params.id))) throw new Problem('not-found');
  },
};

export const postRoutes = serve(api.posts, handlers, { prepare });
