import { api } from '@hanca/common/contract/index.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { HTML, PUBLISHED } from '@hanca/common/posts.ts';
import type { Executor } from '../../db/executor.ts';
import { type Caller, isAdmin } from '../../http/access.ts';
import { refuseOlder } from '../../http/based-on.ts';
import { addressUnit } from '../../http/limits.ts';
import { found, Problem } from '../../http/problems.ts';
import { type Handlers, type Prepare, serve } from '../../http/serve.ts';
import { isNewView } from '../../http/visitors.ts';
import { noteReading } from '../audits/note-reading.ts';
import { putReport } from '../reports/queries.ts';
import { settling } from '../reports/subject.ts';
import { htmlWords } from './html-words.ts';
import { applyChange, checkInput, refuseMove, toValues } from './input.ts';
import { presentDetail, presentSummary } from './present.ts';
import {
  countPosts,
  countView,
  deletePost,
  findPost,
  findPosts,
  findRelated,
  insertPost,
  lockPost,
  type PostQuery,
  type PostRowWithBody,
  updatePost,
} from './queries.ts';
import { renderBody, shownHtml } from './render-body.ts';
import { afterPublishing, review } from './review.ts';

const ownPost = { ko: '내 글은 신고할 수 없어요.', en: 'You cannot report your own post.' };

/** Characters of a post that its report keeps. */
const QUOTE_MAX = 500;

/** How many more posts a post's page shows. */
const RELATED = 4;

/** The title and the first words of a post, for its reports: of what was typed as plain text all signs. */
const quoteOf = ({ title, content, contentType }: PostRowWithBody): string => {
  const words = contentType === HTML ? htmlWords(content) : content;
  // No letter has more than two units.
  const letters = [...words.slice(0, 2 * QUOTE_MAX)].slice(0, QUOTE_MAX);
  return `${title}\n${letters.join('')}`;
};

const load = async (db: Executor, id: number) => found(await findPost(db, id));

/** A post that the caller may see. Throws Problem 404. */
const loadSeen = async (db: Executor, id: number, caller: Caller | null) => {
  const row = await load(db, id);
  if (row.status !== PUBLISHED && !isAdmin(caller)) throw new Problem('not-found');
  return row;
};

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

/** What everybody lists: where there may be jobs, those that are open. */
const forReaders = <Q extends PostQuery>(query: Q): Q => ({
  ...query,
  status: PUBLISHED,
  open: !query.postType || query.postType === JOB,
});

const handlers: Handlers<typeof api.posts, typeof prepare> = {
  list: async ({ db, query, caller }) =>
    (await findPosts(db, isAdmin(caller) ? query : forReaders(query))).map(presentSummary),

  count: ({ db, query, caller }) => countPosts(db, isAdmin(caller) ? query : forReaders(query)),

  get: async ({ db, params, caller }) => presentDetail(await loadSeen(db, params.id, caller)),

  related: async ({ db, params, caller }) => {
    const post = await loadSeen(db, params.id, caller);
    return (await findRelated(db, post, RELATED)).map(presentSummary);
  },

  seen: async ({ db, params: { id }, caller, request }) => {
    const { status, viewCount } = await loadSeen(db, id, caller);
    const isNew = status === PUBLISHED && isNewView(addressUnit(request.ip), `post ${id}`);
    return { viewCount: (isNew ? await countView(db, id) : null) ?? viewCount ?? 0 };
  },

  report: ({ db, params: { id }, body: { reason, text }, caller }) =>
    db.transaction(async (tx) => {
      const post = found(await lockPost(tx, id));
      const { userId, status } = post;
      if (status !== PUBLISHED) throw new Problem('not-found');
      if (userId === caller.id) throw new Problem('conflict', { detail: ownPost });
      await putReport(tx, { postId: id, quote: quoteOf(post), userId: caller.id, reason, text: text ?? '' });
    }),

  writer: async ({ db, params: { id }, caller, request }) => {
    const { userId, userName, title } = await load(db, id);
    await noteReading(db, {
      ...{ userId: caller.id, feature: 'posts', recordId: id, ip: request.ip },
      title,
    });
    return { id: userId, name: userName };
  },

  create: ({ db, body, caller, prepared: rendered }) =>
    db.transaction(async (tx) => {
      await checkInput(tx, body, rendered);
      const id = await insertPost(tx, { ...toValues(body, rendered), userId: caller.id });
      return presentDetail(await load(tx, id));
    }),

  update: ({ body, prepared, ...services }) =>
    services.db.transaction(async (tx) => {
      // Locked, so that of two changes at once the second is laid over the first.
      const row = found(await lockPost(tx, body.id));
      refuseOlder(body.basedOn, row.updatedAt);
      const input = applyChange(row, body);
      refuseMove(row, input);
      const isPrepared = prepared && isSame(prepared.written, input);
      // Rendered here only where somebody else has changed the other half meanwhile.
      const rendered = isSame(row, input) ? row : isPrepared ? prepared.rendered : await render(input);
      await checkInput(tx, input, rendered);
      const shown = input.status === PUBLISHED && { hiddenReason: null };
      await updatePost(tx, body.id, { ...toValues(input, rendered), ...shown });
      if (shown) await afterPublishing(tx, services, row);
      return presentDetail(await load(tx, body.id));
    }),

  review: ({ db, body, ...services }) =>
    db.transaction(async (tx) => {
      await review(tx, services, body);
      return presentDetail(await load(tx, body.id));
    }),

  remove: async ({ db, params }) => {
    if (!(await deletePost(db, params.id))) throw new Problem('not-found');
  },
};

export const postRoutes = settling(serve(api.posts, handlers, { prepare }), api.posts.review, 'posts');
