import { api } from '@hanca/common/contract/index.ts';
import { linkRule, type MemberPostInput } from '@hanca/common/contract/member-posts.ts';
import { PLAIN } from '@hanca/common/posts.ts';
import type { Executor } from '../../db/executor.ts';
import type { Caller } from '../../http/access.ts';
import { refuseOlder } from '../../http/based-on.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { htmlLines } from '../posts/html-words.ts';
import { applyChange, checkInput, refuseMove, toValues } from '../posts/input.ts';
import { presentDetail, presentSummary } from '../posts/present.ts';
import {
  countOwnPosts,
  deletePost,
  findOwnPosts,
  findPost,
  insertPost,
  lockPost,
  type PostRowWithBody,
  updatePost,
} from '../posts/queries.ts';
import { renderBody } from '../posts/render-body.ts';
import { isPostReported } from '../reports/queries.ts';
import { checkMember, stateOf } from './rules.ts';

const underReview = {
  ko: '운영진이 이 글이나 댓글을 확인하고 있어서 지금은 지울 수 없어요. 확인이 끝나면 지울 수 있고, 내용은 지금도 고칠 수 있어요.',
  en: 'Staff are looking at this post: it can be changed now, and deleted later.',
};

/** A post that the caller wrote as a member. Throws Problem 404 for any other. */
const ownOf = (row: PostRowWithBody | null, caller: Caller): PostRowWithBody => {
  if (!row?.byMember || row.userId !== caller.id) throw new Problem('not-found');
  return row;
};

const loadOwn = async (db: Executor, id: number, caller: Caller) => ownOf(await findPost(db, id), caller);

/** Members write without a layout: of what staff have laid out they get the words. */
const inPlainWords = (row: PostRowWithBody): PostRowWithBody =>
  row.contentType === PLAIN ? row : { ...row, content: htmlLines(row.contentHtml) };

const asPost = <I extends MemberPostInput>(input: I) => ({ ...input, contentType: PLAIN });

export const memberPostRoutes = serve(api.memberPosts, {
  list: async ({ db, query, caller }) => (await findOwnPosts(db, caller.id, query)).map(presentSummary),

  count: ({ db, caller }) => countOwnPosts(db, caller.id),

  read: async ({ db, params, caller }) => presentDetail(inPlainWords(await loadOwn(db, params.id, caller))),

  create: ({ db, body, caller }) =>
    db.transaction(async (tx) => {
      await checkMember(tx, body, { caller });
      const input = asPost(body);
      // Plain text needs no rendering, but its first words.
      const rendered = await renderBody(PLAIN, input.content);
      await checkInput(tx, input, rendered);
      const state = { status: await stateOf(tx, caller.id), byMember: true, userId: caller.id };
      const id = await insertPost(tx, { ...toValues(input, rendered), ...state });
      return presentDetail(await loadOwn(tx, id, caller));
    }),

  update: ({ db, body, caller }) =>
    db.transaction(async (tx) => {
      // Locked, so that of two changes at once the second is laid over the first.
      const row = ownOf(await lockPost(tx, body.id), caller);
      refuseOlder(body.basedOn, row.updatedAt);
      const input = asPost(applyChange(inPlainWords(row), body));
      refuseMove(row, input);
      if (!linkRule(input)) throw fieldProblem('content', 'links.post');
      await checkMember(tx, input, { caller, before: row });
      const rendered = await renderBody(PLAIN, input.content);
      await checkInput(tx, input, rendered);
      const status = await stateOf(tx, caller.id, row);
      await updatePost(tx, body.id, { ...toValues(input, rendered), status });
      return presentDetail(await loadOwn(tx, body.id, caller));
    }),

  remove: ({ db, params, caller }) =>
    db.transaction(async (tx) => {
      ownOf(await lockPost(tx, params.id), caller);
      if (await isPostReported(tx, params.id)) throw new Problem('conflict', { detail: underReview });
      await deletePost(tx, params.id);
    }),
});
