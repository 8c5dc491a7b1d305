import { api } from '@hanca/common/contract/index.ts';
import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { HIDDEN, PUBLISHED, WAITING } from '@hanca/common/posts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audits } from '../../db/schema/audits.ts';
import { mails } from '../../db/schema/mails.ts';
import { posts } from '../../db/schema/posts.ts';
import { strikes } from '../../db/schema/reports.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storing } from '../../testing/stored.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  const { member } = product.ids;
  const one = { status: WAITING, byMember: true, userId: member };
  await storing(product.services.db, product.ids).posts(
    { id: 1, title: '첫 글', ...one },
    { id: 2, title: '광고', ...one },
    { id: 3, title: '운영진의 글' },
  );
});
afterAll(() => product.close());

const review = (body: object, as: 'admin' | 'member' = 'admin') =>
  product.call(api.posts.review, { as, body: { reason: '', ...body } });

test('staff publish what waits, with a mail and a trail', async () => {
  expect((await review({ id: 1 }, 'member')).statusCode).toBe(403);
  expect((await review({ id: 1 })).json<PostDetail>()).toMatchObject({ status: PUBLISHED });
  const { db } = product.services;
  expect(await db.select().from(mails)).toMatchObject([
    { recipient: 'member@example.org', subject: '[한카] 글을 게시했어요' },
  ]);
  expect(await db.select().from(audits).where(eq(audits.action, 'review'))).toMatchObject([
    { feature: 'posts', recordId: 1, userId: product.ids.admin, after: { status: PUBLISHED } },
  ]);
  expect(await db.select().from(strikes)).toEqual([]);
});

test('or they hide it for a reason, which its writer reads and which is a strike', async () => {
  expect((await review({ id: 2, reason: '광고예요', basedOn: 1 })).statusCode).toBe(409);
  await review({ id: 2, reason: '광고예요' });
  const { db } = product.services;
  const [row] = await db.select().from(posts).where(eq(posts.id, 2));
  expect(row).toMatchObject({ status: HIDDEN, hiddenReason: '광고예요' });
  expect(await db.select().from(strikes)).toMatchObject([
    { userId: product.ids.member, measure: 'hidden', title: '광고', reason: '광고예요', recordId: 2 },
  ]);
  const sent = await db.select().from(mails).where(eq(mails.subject, '[한카] 글을 숨겼어요'));
  expect(sent[0]?.text).toContain('\n광고예요\n');
});

test('posts of staff are not reviewed', async () => {
  expect((await review({ id: 3 })).statusCode).toBe(409);
});
