import { api } from '@hanca/common/contract/index.ts';
import { FLYER, JOB } from '@hanca/common/post-types.ts';
import { HIDDEN, PUBLISHED, WAITING } from '@hanca/common/posts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alerts, notifications } from '../../db/schema/alerts.ts';
import { flyerItems } from '../../db/schema/flyer-items.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';
import { alerting } from '../../testing/alerting.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storing } from '../../testing/stored.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { matchNews } from './match.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());

const { clear, tick, morning, queued, subjects, subscribed, told, titles, write } = alerting(() => product);
beforeEach(clear);

const FIRST_SEARCHER = 9000;

test('a post that has all words of an alert, particles and tags aside, is told of once', async () => {
  await subscribed('posts', { keyword: '룸메이트를 버나비' });
  await write({ title: '버나비 하우스', content: '<p>룸메이<b>트</b> 구해요</p>' });
  await write({ title: '룸메이트 구해요', content: '밴쿠버예요' });
  await write({ title: '룸 메이트', content: 'BURNABY 말고 버나비' });
  await tick();
  // Spaces count for nothing, and a tag between letters for a space, as in a search.
  expect((await titles()).toSorted()).toEqual(['룸 메이트', '버나비 하우스']);
  await tick();
  expect(await subjects()).toEqual([['other', '[한카] 새 글 2개 알림이에요']]);
});

test('whose alerts meet one thing is told by each way that one of them says, at its time', async () => {
  await subscribed('posts', { keyword: '이삿짐' }, { channels: ['push'], mode: 'instant' });
  await subscribed('posts', { keyword: '센터' }, { channels: ['email'], mode: 'daily' });
  await subscribed('posts', { keyword: '포장' }, { channels: [], mode: 'instant' });
  await write({ title: '포장 이삿짐 센터' });
  await matchNews(product.services);
  const rows = await product.services.db.select().from(notifications);
  expect(rows.map(({ mail, push }) => [mail, push])).toEqual([['daily', 'instant']]);
  // The mail names, and its link ends, the one that mails.
  const [mailing] = await product.services.db.select().from(alerts).where(eq(alerts.mode, 'daily'));
  expect(rows[0]?.alertId).toBe(mailing?.id);
});

test('jobs, places, and what is published later find their alerts', async () => {
  const { db } = product.services;
  await subscribed('posts', { keyword: '주방 보조', jobs: true, regionId: 'CA595911606' });
  await write({ title: '주방 보조 이야기' });
  await write({ title: '주방 보조 온 도', postType: JOB, regionId: 'CA35' });
  await write({ title: '주방 보조 밴쿠버', postType: JOB, regionId: 'CA596173331' });
  await write({ title: '주방 보조 버나비', postType: JOB, regionId: 'CA595911606' });
  await write({ title: '주방 보조 비씨', postType: JOB });
  const waiting = await write({ title: '주방 보조 나중', postType: JOB, status: WAITING });
  await tick();
  expect((await titles()).toSorted()).toEqual(['주방 보조 버나비', '주방 보조 비씨']);
  for (const status of [PUBLISHED, HIDDEN, PUBLISHED]) {
    await db.update(posts).set({ status }).where(eq(posts.id, waiting));
    await tick();
  }
  expect(await titles()).toHaveLength(3);
  expect(await queued()).toHaveLength(2);
});

test('what flyers offer is told of with its price, once the flyer is published, and not once it has ended', async () => {
  const { db } = product.services;
  await subscribed('flyer_items', { keyword: '삼겹살' });
  await subscribed('flyer_items', { keyword: 'pork' }, { as: 'member', mode: 'daily' });
  const item = (postId: number, title: string) => ({
    ...{ postId, page: '/images/post/1.jpg', area: { x: 0, y: 0, width: 9, height: 9 } },
    ...{ title, titleEn: 'Pork belly', price: 5.99, unit: 'lb', unitPrice: 1.3, words: '' },
  });
  const flyer = { postType: FLYER, store: '한남', images: ['/images/post/1.jpg'] };
  const hidden = await write({ ...flyer, status: HIDDEN });
  const ended = await write({ ...flyer, validUntil: new Date(Date.now() - 1000) });
  await db
    .insert(flyerItems)
    .values([item(hidden, '생삼겹살'), item(ended, '지난 삼겹살'), item(hidden, '목살')]);
  await tick();
  expect(await titles()).toEqual([]);
  await db.update(posts).set({ status: PUBLISHED }).where(eq(posts.id, hidden));
  await tick();
  expect(await told()).toMatchObject([
    { topic: 'flyer_items', title: '생삼겹살 $5.99/lb · 한남', href: `/flyer/${hidden}#page-1`, read: false },
  ]);
  expect(await titles('member')).toHaveLength(2);
  expect(await subjects()).toEqual([['other', '[한카] 전단지 상품 1개 알림이에요']]);
  await morning();
  expect(await subjects()).toHaveLength(2);
});

test('a home finds the alerts whose searches find it, and no others', async () => {
  const far = { regionId: 'CA35', cityId: 'CA356167865', publicLng: -79.4, publicLat: 43.7 };
  const near = { regionId: 'CA59', cityId: 'CA595911606', content: '' };
  const homes = {
    burnaby: {
      ...near,
      title: '버나비 방 하나',
      bedroom: 1,
      price: 1200,
      area: 300,
      furnished: true,
      deposit: 600,
    },
    big: { ...near, bedroom: 5, price: 3200, area: 1500, txType: 1 },
    toronto: { ...far, bedroom: 1, price: 1200, status: 1, availability: 'now' as const },
  };
  const searches: [Record<string, unknown>, string[]][] = [
    [{}, ['big', 'burnaby', 'toronto']],
    [{ regionId: 'CA59' }, ['big', 'burnaby']],
    [{ regionId: 'CA5915' }, ['big', 'burnaby']],
    [{ regionId: 'CA595911606,CA35', bedroom: 1 }, ['burnaby', 'toronto']],
    [{ regionId: 'CA59', cityId: 'CA356167865' }, []],
    [{ bedroom: 4 }, ['big']],
    [{ bedroom: 0 }, []],
    [{ priceMax: 1200 }, ['burnaby', 'toronto']],
    [{ priceMin: 1201, areaMin: 1400 }, ['big']],
    [{ depositMax: 600 }, ['burnaby']],
    [{ depositMax: 599 }, []],
    [{ furnished: true }, ['burnaby']],
    [{ txType: 1 }, ['big']],
    [{ status: 1 }, ['toronto']],
    [{ availableBefore: '2026-12-01' }, ['toronto']],
    [{ keyword: '버나비 방' }, ['burnaby']],
    [{ bbox: [-80, 43, -79, 44] }, ['toronto']],
    [{ minTermMax: 6, stationMax: 900 }, []],
  ];
  const { db } = product.services;
  // Of one member's alerts one alone would tell: each search has a member of its own.
  const { users: storeUsers, realties: storeRealties } = storing(db, product.ids);
  await storeUsers(
    ...searches.map((_, n) => ({ id: FIRST_SEARCHER + n, name: `찾는이${n}`, verifiedAt: new Date() })),
  );
  for (const [n, [criteria]] of searches.entries()) {
    const { id } = await subscribed('realties', criteria, { channels: [] });
    await db
      .update(alerts)
      .set({ userId: FIRST_SEARCHER + n })
      .where(eq(alerts.id, id));
  }
  const found = searches.map((): string[] => []);
  for (const [n, [name, home]] of Object.entries(homes).entries()) {
    await storeRealties({ id: 700_000 + n, ...home });
    await tick();
    for (const { userId } of await db.select().from(notifications))
      found[userId - FIRST_SEARCHER]?.push(name);
    await db.delete(notifications);
  }
  expect(found.map((names) => names.toSorted())).toEqual(searches.map(([, names]) => names));
  expect(await queued()).toEqual([]);
});

test('a home that everybody sees only later is told of then, and once', async () => {
  const { db } = product.services;
  await subscribed('realties', { regionId: 'CA59' });
  const id = await storedRealty(product, { visible: false });
  await tick();
  expect(await told()).toEqual([]);
  for (const visible of [true, false, true]) {
    await db.update(realties).set({ visible }).where(eq(realties.id, id));
    await tick();
  }
  expect(await told()).toHaveLength(1);
});

test('an alert that was stored without its key is found after the next run', async () => {
  const { db } = product.services;
  await subscribed('realties', { bedroom: 1 });
  const unkeyed = { key: null, facts: [], words: [], places: [] };
  await db.update(alerts).set(unkeyed);
  await db.insert(alerts).values({
    ...{ userId: product.ids.other, topic: 'posts', criteria: { keyword: 7 }, channels: [], mode: 'instant' },
    ...unkeyed,
  });
  await storedRealty(product, { terms: ['bed=1'] });
  await tick();
  expect(await told()).toHaveLength(1);
  expect((await db.select({ key: alerts.key }).from(alerts)).map(({ key }) => key).toSorted()).toEqual([
    ' 1',
    'unread',
  ]);
});

test('a word of one syllable is told of as a word of the name or its end, not inside other words', async () => {
  const { db } = product.services;
  await subscribed('flyer_items', { keyword: '쌀' });
  await subscribed('flyer_items', { keyword: '무를' }, { as: 'member' });
  await subscribed('flyer_items', { keyword: '국산 파' }, { as: 'member' });
  const flyer = await write({ postType: FLYER, store: '한남', images: ['/images/post/1.jpg'] });
  const item = (title: string) => ({
    ...{ postId: flyer, page: '/images/post/1.jpg', area: { x: 0, y: 0, width: 9, height: 9 } },
    ...{ title, titleEn: '', price: 5.99, unit: 'lb', unitPrice: 1.3, words: '' },
  });
  const names = [
    ...['쌀 20kg', '이천쌀', '[특가]쌀20kg', '햅쌀(10kg)', '쌀국수', '쌀떡', '보쌀떡'],
    ...['무', '제주무 1단', '단무지', '무청', '나무 젓가락', '열무'],
    ...['국산 대파', '국산 양파', '파 국산', '파스타 국산', '대파'],
  ];
  await db.insert(flyerItems).values(names.map(item));
  await tick();
  const named = async (as: 'other' | 'member') =>
    (await titles(as)).map((title) => title?.split(' $')[0]).toSorted();
  expect(await named('other')).toEqual(['[특가]쌀20kg', '쌀 20kg', '이천쌀', '햅쌀(10kg)']);
  expect(await named('member')).toEqual(['국산 대파', '무', '제주무 1단', '파 국산']);
});

test('one letter is refused as too short, but for a syllable of what flyers offer', async () => {
  const create = async (topic: string, keyword: string) =>
    (
      await product.call(api.alerts.create, {
        as: 'other',
        body: { topic, criteria: { keyword }, channels: [], mode: 'daily' },
      })
    ).statusCode;
  expect(await create('flyer_items', ' 귤 ')).toBe(201);
  for (const [topic, keyword] of [
    ['flyer_items', 'a'],
    ['flyer_items', '7'],
    ['flyer_items', 'ㅆ'],
    ['posts', '쌀'],
    ['coupons', '쌀'],
  ] as const)
    expect(await create(topic, keyword), keyword).toBe(400);
});
