import { api } from '@hanca/common/contract/index.ts';
import type { PostDetail, PostForm } from '@hanca/common/contract/posts.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { GALLERY } from '@hanca/common/posts.ts';
import { dayAt, zoneOf } from '@hanca/common/zones.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posts } from '../../db/schema/posts.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm, storedImage } from '../../testing/samples.ts';
import { flyerClock } from './jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const DAY_MS = 24 * 3600_000;
const wire = (ms: number) => ({ time: String(ms) });
/** A day in British Columbia, so many from today. */
const day = (days: number, region = 'CA59') => dayAt(Date.now(), zoneOf(region)) + days * DAY_MS;

const send = (change: Partial<PostForm>) =>
  product.call(api.posts.create, { as: 'admin', body: postForm({ postType: FLYER, ...change }) });
const create = async (change: Partial<PostForm>): Promise<PostDetail> => {
  const response = await send(change);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
};
const fetched = async (id: number): Promise<PostDetail> =>
  (await product.call(api.posts.get, { params: { id } })).json();
const found = async (regionId: string, validity?: string): Promise<number[]> => {
  const query = { regionId, postType: FLYER, validity };
  const list = (await product.call(api.posts.list, { query })).json<PostDetail[]>();
  expect((await product.call(api.posts.count, { query })).json()).toBe(list.length);
  return list.map(({ id }) => id);
};

test('flyers are current, coming or ended by their days; without days they are current', async () => {
  const make = (from: number | null, to: number | null) =>
    create({ regionId: 'CA11', validFrom: from && day(from, 'CA11'), validTo: to && day(to, 'CA11') });
  const undated = await make(null, null);
  const current = await make(-2, 4);
  const coming = await make(2, 8);
  const ended = await make(-8, -1);
  expect(current).toMatchObject({ validity: 'current', validFrom: wire(day(-2, 'CA11')), lastDay: false });
  expect(await found('CA11', 'current')).toEqual([current.id, undated.id]);
  expect(await found('CA11', 'coming')).toEqual([coming.id]);
  expect(await found('CA11', 'ended')).toEqual([ended.id]);
  expect(await found('CA11')).toHaveLength(4);
});

test('a day begins and ends by the clocks of the store; another region keeps the days', async () => {
  const [first, last] = [Date.UTC(2026, 6, 1), Date.UTC(2026, 6, 7)];
  const { id } = await create({
    regionId: 'CA10',
    store: '한아름',
    branch: '버나비점',
    validFrom: first,
    validTo: last,
  });
  const moments = async () => {
    const [row] = await product.services.db.select().from(posts).where(eq(posts.id, id));
    return [row?.validFrom?.toISOString(), row?.validUntil?.toISOString()];
  };
  expect(await moments()).toEqual(['2026-07-01T02:30:00.000Z', '2026-07-08T02:30:00.000Z']);
  const body = { id, regionId: 'CA59' };
  expect((await product.call(api.posts.update, { as: 'admin', body })).json()).toMatchObject({
    store: '한아름',
    branch: '버나비점',
    validFrom: wire(first),
    validTo: wire(last),
  });
  expect(await moments()).toEqual(['2026-07-01T07:00:00.000Z', '2026-07-08T07:00:00.000Z']);
});

test('the pages of a flyer say it all; what ends before it begins, and a post without words, is refused', async () => {
  const images = await storedImage(product);
  const pages = { contentType: GALLERY, images, content: '' } as const;
  expect(await create(pages)).toMatchObject({ content: '', images });
  const faults = async (change: Partial<PostForm>) => (await send(change)).json().errors;
  expect(await faults({ ...pages, validFrom: day(1), validTo: day(0) })).toMatchObject([{ path: 'validTo' }]);
  expect(await faults({ ...pages, postType: 1 })).toMatchObject([{ path: 'content' }]);
  expect(await faults({ ...pages, images: '' })).toMatchObject([{ path: 'content' }]);
  const { id } = await create({ ...pages, validFrom: day(1), validTo: day(1) });
  const change = async (body: object) =>
    (await product.call(api.posts.update, { as: 'admin', body: { id, ...body } })).json().errors;
  expect(await change({ validTo: day(0) })).toMatchObject([{ path: 'validTo' }]);
  expect(await change({ images: '' })).toMatchObject([{ path: 'content' }]);
});

test('a flyer that began, ended or came to its last day since the last run is announced', async () => {
  const { id } = await create({ regionId: 'CA61', validFrom: day(-3, 'CA61'), validTo: day(3, 'CA61') });
  const { run } = flyerClock();
  const { services } = product;
  /** Sets when it begins and ends, in minutes from now, as the passing of time would: without an announcement. */
  const set = (from: number, until: number) =>
    services.db.transaction(async (tx) => {
      const moment = (minutes: number) => sql`now() + ${sql.raw(`interval '${minutes} minutes'`)}`;
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx
        .update(posts)
        .set({ validFrom: moment(from), validUntil: moment(until) })
        .where(eq(posts.id, id));
    });
  /** As a visitor reads it: from cached answers, unless a change was announced. */
  const shown = async () => {
    await run(services);
    await services.changes.caughtUp();
    const { validity, lastDay } = await fetched(id);
    return [validity, lastDay];
  };
  const dayMinutes = 24 * 60;
  await set(600, 9 * dayMinutes);
  services.cache.versions.raiseAll();
  expect(await shown()).toEqual(['coming', false]);
  await set(-0.5, 9 * dayMinutes);
  expect(await shown()).toEqual(['current', false]);
  await set(-9 * dayMinutes, dayMinutes - 0.5);
  expect(await shown()).toEqual(['current', true]);
  await set(-9 * dayMinutes, -0.5);
  expect(await shown()).toEqual(['ended', false]);
});
