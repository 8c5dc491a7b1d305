// Runs on both engines: SELECT … FROM golf_joins … FOR UPDATE, and the lock of a host's account.
import type { GolfJoin } from '@hanca/common/contract/golf-joins.ts';
import { api } from '@hanca/common/contract/index.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countRows } from '../../db/rows.ts';
import { golfRequests } from '../../db/schema/golf-joins.ts';
import { golfRounds } from '../../testing/golf-rounds.ts';
import { createMember } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const rounds = golfRounds(() => product);
const { ask, decide, hosted, read, viewer, withdraw } = rounds;
beforeEach(() => rounds.clear());

test('eight members ask at once and are accepted at once: as many get in as there are seats', async () => {
  const id = await hosted('member', { seats: 3 });
  const people = await Promise.all(Array.from({ length: 8 }, () => createMember(product)));
  const asked = await Promise.all(people.flatMap((one) => [ask(id, one), ask(id, one)]));
  expect(new Set(asked)).toEqual(new Set([204]));
  expect((await viewer(id, 'member')).requests).toHaveLength(8);
  const accepted = await Promise.all(people.map((one) => decide(id, one.id, true)));
  expect(accepted.filter((status) => status === 204)).toHaveLength(3);
  expect(accepted.filter((status) => status === 409)).toHaveLength(5);
  // Those who have a seat give it up while others are accepted.
  await Promise.all(
    people.map((one, n) => (accepted[n] === 204 ? withdraw(id, one) : decide(id, one.id, true))),
  );
  const { db } = product.services;
  const seated = and(eq(golfRequests.joinId, id), eq(golfRequests.status, 'accepted'));
  const { taken } = (await read(id)).json<GolfJoin>();
  expect(taken).toBe(await countRows(db, golfRequests, seated));
  expect(taken).toBeLessThanOrEqual(3);
});

test('a member has at most five rounds to come, also when they offer several at once', async () => {
  const courseId = await rounds.course();
  const offered = await Promise.all(
    Array.from({ length: 7 }, () =>
      product.call(api.golfJoins.create, { as: 'member', body: rounds.body(courseId) }),
    ),
  );
  expect(offered.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
  expect(await product.call(api.golfCourses.remove, { as: 'admin', params: { id: courseId } })).toMatchObject(
    {
      statusCode: 409,
    },
  );
});
