// Runs on both engines: seats are given under the lock of the event (SELECT … FOR UPDATE), which the embedded engine replaces by
// one transaction after the other.
import type { Event } from '@hanca/common/contract/events.ts';
import { api } from '@hanca/common/contract/index.ts';
import { type Endpoint, hrefOf } from '@hanca/common/endpoint.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRows } from '../../db/rows.ts';
import { eventJoins } from '../../db/schema/events.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { createMember } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

const HOUR = 3600_000;

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('of many at once as many get in as there are seats, and the count is of those', async () => {
  const body = {
    ...{ title: '버나비 벼룩시장', regionId: 'CA59', place: '버나비 중앙공원', host: '한인회', seats: 4 },
    ...{ startDate: Date.now() + 24 * HOUR, endDate: Date.now() + 27 * HOUR, content: '가져오세요.' },
  };
  const { id } = (await product.call(api.events.create, { as: 'admin', body })).json<Event>();
  const read = async () => (await product.call(api.events.get, { params: { id } })).json<Event>();
  const call = (token: string, endpoint: Endpoint) =>
    product.inject({
      method: endpoint.method,
      url: hrefOf(endpoint, { params: { id } }),
      headers: { authorization: `Bearer ${token}` },
    });
  const members = await Promise.all(Array.from({ length: 10 }, () => createMember(product)));
  const answers = await Promise.all(members.map(({ token }) => call(token, api.events.join)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([...Array(4).fill(204), ...Array(6).fill(409)]);
  expect((await read()).joined).toBe(4);
  // As many leave as others join.
  await Promise.all(
    members.map(({ token }, n) => call(token, statuses[n] === 204 ? api.events.leave : api.events.join)),
  );
  const { db } = product.services;
  expect((await read()).joined).toBe(await countRows(db, eventJoins, eq(eventJoins.eventId, id)));
});
