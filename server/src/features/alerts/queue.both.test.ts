// Runs on both engines: subjects and notifications are taken by SELECT … FOR UPDATE SKIP LOCKED, of which the embedded engine, with
// one transaction after the other, skips none.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertSubjects } from '../../db/schema/alerts.ts';
import { loggedError } from '../../logged-error.ts';
import { alerting } from '../../testing/alerting.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());

const { clear, tick, morning, queued, subjects, subscribed, titles, write } = alerting(() => product);
beforeEach(clear);

test('two runs at once tell of each subject once, at once or in the morning', async () => {
  await subscribed('posts', { keyword: '이삿짐' });
  await subscribed('posts', { keyword: '이삿짐' }, { as: 'member', mode: 'daily' });
  for (const n of [1, 2, 3]) await write({ title: `이삿짐 ${n}` });
  await Promise.all([tick(), tick()]);
  for (const as of ['other', 'member'] as const) expect(await titles(as), as).toHaveLength(3);
  const told = (await subjects()).map(([, subject]) => Number(/새 글 (\d)개/.exec(subject ?? '')?.[1]));
  expect(told.reduce((sum, n) => sum + n)).toBe(3);
  const before = (await queued()).length;
  await Promise.all([morning(), morning()]);
  await morning();
  expect((await subjects()).slice(before)).toEqual([['member', '[한카] 새 글 3개 알림이에요']]);
});

test('what is cut off while it is matched is matched again, and what fails holds up nothing else', async () => {
  const { pool } = product.services.database;
  const { db } = product.services;
  await subscribed('posts', { keyword: '이삿짐' });
  const first = await write({ title: '이삿짐 하나' });
  await write({ title: '이삿짐 둘' });
  await pool.query(`ALTER TABLE notifications ADD CONSTRAINT no_such CHECK (subject <> '${first}')`);
  await tick();
  await pool.query('ALTER TABLE notifications DROP CONSTRAINT no_such');
  expect(await titles()).toEqual(['이삿짐 둘']);
  await tick();
  expect(await titles()).toHaveLength(1);
  await db.update(alertSubjects).set({ dueAt: sql`now()` });
  await tick();
  expect(await titles()).toEqual(['이삿짐 하나', '이삿짐 둘']);
  expect(await queued()).toHaveLength(2);
});

test('what is cut off between mail and mark has done neither, and holds up no other member', async () => {
  const { pool } = product.services.database;
  await subscribed('posts', { keyword: '이삿짐' });
  await subscribed('posts', { keyword: '이삿짐' }, { as: 'member' });
  await write({ title: '이삿짐' });
  await pool.query("ALTER TABLE mails ADD CONSTRAINT full_up CHECK (recipient <> 'other@example.org')");
  const failure = await tick().catch(loggedError);
  await pool.query('ALTER TABLE mails DROP CONSTRAINT full_up');
  expect(failure).toMatchObject({ errors: [{ cause: { constraint: 'full_up' } }] });
  expect((await subjects()).map(([name]) => name)).toEqual(['member']);
  await tick();
  await tick();
  expect((await subjects()).map(([name]) => name)).toEqual(['member', 'other']);
});
