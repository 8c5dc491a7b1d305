// Runs on both engines: counts and handles of comments that are written at once, under locks of post and comment (SELECT … FOR NO
// KEY UPDATE), which the embedded engine replaces by one transaction after the other.
import { handleName } from '@hanca/common/comments.ts';
import type { Comment, ManagedComment, PostComments } from '@hanca/common/contract/comments.ts';
import { api } from '@hanca/common/contract/index.ts';
import { type Endpoint, hrefOf } from '@hanca/common/endpoint.ts';
import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { createMember } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storing } from '../../testing/stored.ts';

const MEMBERS = 8;
const POST = 1;
const TALK = 2;

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('8 members comment, like and report at once: every count is exact', async () => {
  await storing(product.services.db, product.ids).posts(
    { id: POST, title: '봄 축제' },
    { id: TALK, title: '속마음', postType: ANONYMOUS, userId: product.ids.member },
  );
  const written = async (postId: number) => {
    const body = { postId, text: '첫마디' };
    return (await product.call(api.comments.create, { as: 'admin', body })).json<Comment>();
  };
  const thread = async (id: number) =>
    (await product.call(api.comments.ofPost, { params: { id } })).json<PostComments>();
  const [{ id }, { id: mine }] = [await written(POST), await written(TALK)];
  const people = await Promise.all(Array.from({ length: MEMBERS }, () => createMember(product)));
  const act = (token: string, endpoint: Endpoint, given: { params?: object; body?: object }) =>
    product.inject({
      method: endpoint.method,
      url: hrefOf(endpoint, { params: { ...given.params } }),
      headers: { authorization: `Bearer ${token}` },
      ...(given.body ? { payload: given.body } : {}),
    });
  const report = { reason: 'offensive' };
  const answers = await Promise.all(
    people.flatMap(({ token, name }) => [
      act(token, api.comments.create, { body: { postId: POST, text: `${name}의 댓글` } }),
      act(token, api.comments.create, { body: { postId: POST, parentId: id, text: `${name}의 답글` } }),
      act(token, api.comments.create, { body: { postId: TALK, text: `${name}의 속마음` } }),
      act(token, api.comments.create, { body: { postId: TALK, text: '한마디 더' } }),
      act(token, api.comments.likePost, { params: { id: POST } }),
      act(token, api.comments.likePost, { params: { id: POST } }),
      act(token, api.comments.like, { params: { id } }),
      act(token, api.comments.report, { params: { id }, body: report }),
      act(token, api.comments.report, { params: { id }, body: report }),
    ]),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 204]));
  const all = await thread(POST);
  expect(all).toMatchObject({ likes: MEMBERS, total: 2 * MEMBERS + 1 });
  expect(all.items.find((one) => one.id === id)?.likes).toBe(MEMBERS);
  expect(new Set(all.items.map(({ text }) => text)).size).toBe(2 * MEMBERS + 1);
  const managed = await product.call(api.comments.get, { as: 'admin', params: { id } });
  expect(managed.json<ManagedComment>().reportCount).toBe(MEMBERS);
  // Everybody has one handle of their own.
  const talk = (await thread(TALK)).items.filter((one) => one.id !== mine);
  const counts = Map.groupBy(talk, ({ userName }) => userName);
  const handles = Array.from({ length: MEMBERS }, (_, n) => handleName(n + 2));
  expect([...counts.keys()].sort()).toEqual(handles.sort());
  expect(new Set([...counts.values()].map((rows) => rows.length))).toEqual(new Set([2]));
});
