import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { PostDetail, PostForm, PostSummary } from '@hanca/common/contract/posts.ts';
import { closingOf } from '@hanca/common/jobs.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { HIDDEN } from '@hanca/common/posts.ts';
import { dayAt, nextDay, ZONES, zoneOf } from '@hanca/common/zones.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { posts } from '../../db/schema/posts.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm } from '../../testing/samples.ts';
import { closesAt } from './conditions.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const job: NonNullable<PostForm['job']> = {
  employer: '밀과 쉼',
  work: 'part',
  trade: 'food',
  wageUnit: 'hour',
  wageMin: 21,
  wageMax: 24.5,
  hours: '화·수·금·토 05:00–13:00',
};

const post = (change: Partial<PostForm> = {}) =>
  product.call(api.posts.create, { as: 'admin', body: postForm({ postType: JOB, job, ...change }) });

const create = async (change: Partial<PostForm> = {}): Promise<PostDetail> => {
  const response = await post(change);
  expect(response.statusCode).toBe(201);
  return response.json();
};

const faultsOf = async (response: Promise<{ json(): { errors: { path: string; code: string }[] } }>) =>
  (await response).json().errors.map(({ path, code }) => [path, code]);

describe('the fields of a job', () => {
  test('are stored with a job posting, what is left out as not said, and go with another kind of post', async () => {
    const made = await create();
    expect(made.job).toEqual({
      ...{ ...job, visaHelp: false, closesOn: null, closed: false },
      ...{ applyEmail: '', applyLink: '', applyPhone: '' },
    });
    const changed = await product.call(api.posts.update, {
      as: 'admin',
      body: { id: made.id, postType: 1 },
    });
    expect(changed.json()).toMatchObject({ postType: 1, job: null });
  });

  test('in BC and in all of Canada a wage is stated, as the law of BC wants it', async () => {
    for (const regionId of ['CA59', 'CA595911606', 'CA00']) {
      const unpaid = { ...job, wageMin: null, wageMax: null };
      expect(await faultsOf(post({ regionId, job: unpaid }))).toEqual([['job.wageMin', 'job.wage']]);
      const { id } = await create({ regionId, job: unpaid, status: HIDDEN });
      const publish = product.call(api.posts.update, { as: 'admin', body: { id, status: 0 } });
      expect(await faultsOf(publish), regionId).toEqual([['job.wageMin', 'job.wage']]);
    }
  });

  test('elsewhere it may be left out; a range does not end before it begins', async () => {
    await create({ regionId: 'CA48', job: { ...job, wageMin: null, wageMax: null } });
    expect(await faultsOf(post({ job: { ...job, wageMax: 20 } }))).toEqual([
      ['job.wageMax', 'job.wage.range'],
    ]);
    expect(await faultsOf(post({ job: { ...job, wageMin: null } }))).toContainEqual([
      'job.wageMax',
      'job.wage.range',
    ]);
  });
});

describe('a job whose last day is over', () => {
  /** A day by the clocks of a region, some days from now. */
  const day = (regionId: string, days: number) =>
    new Date(nextDay(dayAt(Date.now(), zoneOf(regionId))) + (days - 1) * 24 * 3600_000)
      .toISOString()
      .slice(0, 10);
  const listed = async (as: 'nobody' | 'admin', query: object) =>
    (await product.call(api.posts.list, { as, query: { postType: JOB, ...query } }))
      .json<PostSummary[]>()
      .map(({ id }) => id);

  test('leaves the lists of its region at its end, and says so', async () => {
    for (const regionId of ['CA10', 'CA61']) {
      const ended = await create({ regionId, job: { ...job, closesOn: day(regionId, -1) } });
      const last = await create({ regionId, job: { ...job, closesOn: day(regionId, 0) } });
      expect([ended.job?.closed, last.job?.closed]).toEqual([true, false]);
      expect(await listed('nobody', { regionId })).toEqual(expect.arrayContaining([last.id]));
      expect(await listed('nobody', { regionId })).not.toContain(ended.id);
      expect(await listed('nobody', { postType: 0, regionId })).not.toContain(ended.id);
      expect(await listed('admin', { regionId })).toContain(ended.id);
      const related = await product.call(api.posts.related, { params: { id: last.id } });
      expect(related.json<PostSummary[]>().map(({ id }) => id)).not.toContain(ended.id);
      const found = await product.call(api.posts.get, { params: { id: ended.id } });
      expect([found.statusCode, found.json<PostDetail>().job?.closed]).toEqual([200, true]);
      for (const { id } of [ended, last])
        await product.call(api.posts.remove, { as: 'admin', params: { id } });
    }
  });

  test('ends in the lists of every region when its page says so, in winter too', async () => {
    const { db } = product.services;
    const winter = { ...job, closesOn: '2027-01-10' };
    const { id } = await create();
    for (const regionId of [...Object.keys(ZONES), 'CA59', ALL_REGIONS]) {
      const [row] = await db
        .update(posts)
        .set({ regionId, job: sql`${posts.job} || ${JSON.stringify(winter)}::jsonb` })
        .where(eq(posts.id, id))
        .returning({ closesAt: sql<number>`extract(epoch from ${closesAt})::float * 1000` });
      expect(row?.closesAt, regionId).toBe(closingOf(winter, regionId));
    }
    await product.call(api.posts.remove, { as: 'admin', params: { id } });
  });

  test('says how to apply, by ways that work', async () => {
    const ways = {
      applyEmail: 'Work@Bakery.example',
      applyLink: 'https://bakery.example/jobs',
      applyPhone: '604-555-0134',
    };
    const { id, job: read } = await create({ job: { ...job, ...ways } });
    expect(read).toMatchObject({ ...ways, applyEmail: 'work@bakery.example' });
    await product.call(api.posts.remove, { as: 'admin', params: { id } });
    const wrong = { applyEmail: 'bakery', applyLink: 'javascript:alert(1)', applyPhone: '전화 주세요' };
    expect((await faultsOf(post({ job: { ...job, ...wrong } }))).toSorted()).toEqual([
      ['job.applyEmail', 'email.format'],
      ['job.applyLink', 'link.format'],
      ['job.applyPhone', 'phone.format'],
    ]);
  });
});

describe('posts are found', () => {
  const ids: number[] = [];
  beforeAll(async () => {
    const made = [
      await create({ title: '바리스타', tags: '카페, 버나비', regionId: 'CA24' }),
      await create({
        title: '회계 사무',
        tags: '사무직',
        regionId: 'CA24',
        job: {
          ...job,
          work: 'full',
          trade: 'office',
          wageUnit: 'year',
          wageMin: 52_000,
          visaHelp: true,
          wageMax: null,
        },
      }),
      await create({
        title: '구직',
        tags: 'Cafe,카페라떼',
        regionId: 'CA24',
        job: null,
        content: '몬트리올 어디든',
      }),
    ];
    ids.push(...made.map(({ id }) => id));
  });

  test('by each filter, in the list and in the count', async () => {
    const filters: [query: string, found: number[]][] = [
      ['work=part', [0]],
      ['trade=office', [1]],
      // $52,000 a year are $25 for an hour of 40 a week.
      ['wage=25', [1]],
      ['wage=21', [1, 0]],
      ['wage=26', []],
      ['visaHelp=true', [1]],
      ['visaHelp=false', [2, 1, 0]],
      ['tag=카페', [0]],
      ['tag=cafe', [2]],
      ['keyword=사무', [1]],
      ['keyword=몬트리올 구직', [2]],
      ['keyword=카페', [2, 0]],
      ['keyword=50%', []],
    ];
    for (const [query, found] of filters) {
      const { search } = new URL(`http://x/?postType=9&regionId=CA24&${query}`);
      const listed = await product.inject({ url: `${api.posts.list.path}${search}` });
      expect(
        listed.json<PostSummary[]>().map(({ id }) => ids.indexOf(id)),
        query,
      ).toEqual(found);
      const counted = await product.inject({ url: `${api.posts.count.path}${search}` });
      expect(counted.json(), query).toBe(found.length);
    }
  });

  test('by what they share with another: tags first, then the category, then the newest', async () => {
    const own = { postType: 11, job: null };
    const first = await create({ ...own, title: '산책', tags: '밴쿠버,숲' });
    const same = await create({ ...own, title: '같은 분류', categoryId: 1 });
    const shared = await create({ ...own, title: '같은 태그', tags: '숲' });
    const other = await create({ ...own, title: '다른 것' });
    await create({ ...own, title: '숨긴 것', tags: '밴쿠버,숲', status: HIDDEN });
    const related = async ({ id }: PostDetail) => {
      const response = await product.call(api.posts.related, { params: { id } });
      return response.json<PostSummary[]>().map((one) => one.id);
    };
    expect(await related(first)).toEqual([shared.id, other.id, same.id]);
    const third = await create({ ...own, title: '분류도 같은 것', categoryId: 1, tags: '숲' });
    expect(await related(third)).toEqual([shared.id, first.id, same.id, other.id]);
  });
});

test('a view counts once a day for each visitor, orders the list, and not where a post is hidden', async () => {
  const read = (id: number, remoteAddress: string) =>
    product.inject({ method: 'POST', url: `/v1/command/posts/${id}/views`, remoteAddress });
  const [quiet, much] = [
    await create({ postType: 13, job: null }),
    await create({ postType: 13, job: null }),
  ];
  const late = await create({ postType: 13, job: null });
  const counts = await Promise.all(['10.9.0.1', '10.9.0.2', '10.9.0.1'].map((from) => read(much.id, from)));
  expect(Math.max(...counts.map((one) => one.json().viewCount))).toBe(2);
  await read(quiet.id, '10.9.0.1');
  const url = `${api.posts.list.path}?postType=13&sort=viewCount`;
  const order = (await product.inject({ url })).json<PostSummary[]>().map(({ id }) => id);
  expect(order).toEqual([much.id, quiet.id, late.id]);
  const hidden = await create({ postType: 13, job: null, status: HIDDEN });
  expect((await read(hidden.id, '10.9.0.1')).statusCode).toBe(404);
});
