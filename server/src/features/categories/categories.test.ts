import { api } from '@hanca/common/contract/index.ts';
import { HOME_TYPES_PID } from '@hanca/common/realties.ts';
import { and, eq, inArray, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '../../db/schema/categories.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm, realtyForm } from '../../testing/samples.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { seedCategories } from './queries.ts';
import { categorySeed } from './seed.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** The list of the general posts, and the market's. */
const GENERAL = 21;
const MARKET = 3;
const IN_USE = '이 분류를 쓰는 글이나 매물이 있어서 바꾸거나 지울 수 없어요.';

let value = 500;
const create = async (change: object = {}) => {
  value += 1;
  const body = { pid: MARKET, value, title: `분류 ${value}`, ...change };
  return product.call(api.categories.create, { as: 'admin', body });
};
const update = (body: object) => product.call(api.categories.update, { as: 'admin', body });
const remove = (id: number) => product.call(api.categories.remove, { as: 'admin', params: { id } });
const get = async (id: number) => (await product.call(api.categories.get, { params: { id } })).json();

test('a category is added to a list, renamed, moved in its order and deleted', async () => {
  const made = await create({ value: 90, title: '중고책' });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json();
  const titles = async () =>
    (await product.call(api.categories.list, { query: { pid: MARKET, limit: 100 } }))
      .json<{ title: string }[]>()
      .map(({ title }) => title);
  expect((await titles()).at(-1)).toBe('중고책');
  expect((await update({ id, title: '헌책', value: 91 })).json()).toMatchObject({ title: '헌책', value: 91 });
  expect((await titles()).at(-1)).toBe('헌책');
  expect((await remove(id)).statusCode).toBe(204);
  expect(await titles()).not.toContain('헌책');
});

test('what is added is offered in the forms at once', async () => {
  const offered = async () =>
    (await product.call(api.geo.appdata)).json().categories.map(({ id }: { id: number }) => id);
  expect(await offered()).not.toEqual([]);
  const { id } = (await create()).json();
  expect(await offered()).toContain(id);
  await remove(id);
  expect(await offered()).not.toContain(id);
});

test('a home type that is added can be chosen in a listing at once, and none that is deleted', async () => {
  const choose = async (reType: number) =>
    (await product.call(api.realties.create, { as: 'member', body: realtyForm({ reType }) })).statusCode;
  expect(await choose(80)).toBe(400);
  const { id } = (await create({ pid: HOME_TYPES_PID, value: 80 })).json();
  const unused = (await create({ pid: HOME_TYPES_PID, value: 81 })).json();
  expect(await choose(80)).toBe(201);
  expect((await remove(id)).statusCode).toBe(409);
  expect((await remove(unused.id)).statusCode).toBe(204);
  expect(await choose(81)).toBe(400);

  // A listing is found by the title that its type has when it is published.
  const found = async (keyword: string) =>
    (await product.call(api.realties.count, { query: { keyword } })).json();
  expect((await update({ id, title: '뒷마당집' })).statusCode).toBe(200);
  expect(await found('뒷마당집')).toBe(0);
  expect(await choose(80)).toBe(201);
  expect(await found('뒷마당집')).toBe(1);
});

test('what does not fit is refused at its field', async () => {
  const wrong: [string, object][] = [
    ['value', { value: 0 }],
    ['value', { value: 1000 }],
    ['value', { value: 1.5 }],
    ['value', { value: 1 }],
    ['title', { title: '  ' }],
    ['pid', { pid: 999_999 }],
    ['pid', { pid: 0 }],
    ['pid', { pid: 5 }],
  ];
  for (const [path, change] of wrong) {
    const answer = await create(change);
    expect(answer.statusCode, JSON.stringify(change)).toBe(400);
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual([path]);
  }
});

test('two of one value at once in a list leave one', async () => {
  const answers = await Promise.all([create({ value: 700 }), create({ value: 700 })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
});

test('a category cannot be below itself', async () => {
  const { id } = (await create()).json();
  expect((await update({ id, pid: id })).json().errors).toEqual([expect.objectContaining({ path: 'pid' })]);
});

test('a root and a post type may be renamed, but neither moved nor deleted', async () => {
  for (const id of [MARKET, GENERAL]) {
    const before = await get(id);
    for (const change of [{ value: 88 }, { pid: 1 }]) {
      expect((await update({ id, ...change })).statusCode, `${id}`).toBe(409);
    }
    expect((await remove(id)).statusCode, `${id}`).toBe(409);
    const renamed = { ...before, title: '새 이름', updatedDate: expect.anything() };
    expect((await update({ id, title: '새 이름' })).json()).toMatchObject(renamed);
    await update({ id, title: before.title });
  }
});

describe('what is used stays as it is, but for its title', () => {
  const inList = async (pid: number) => (await create({ pid })).json();
  const write = (change: object) =>
    product.call(api.posts.create, { as: 'admin', body: postForm({ postType: 1, ...change }) });

  test.each<[string, () => Promise<{ id: number; value: number }>]>([
    [
      'by categories of its own',
      async () => {
        const category = await inList(MARKET);
        await create({ pid: category.id });
        return category;
      },
    ],
    [
      'by a post',
      async () => {
        const category = await inList(GENERAL);
        expect((await write({ categoryId: category.value })).statusCode).toBe(201);
        return category;
      },
    ],
    [
      'by a hidden post',
      async () => {
        const category = await inList(GENERAL);
        expect((await write({ categoryId: category.value, status: 1 })).statusCode).toBe(201);
        return category;
      },
    ],
    [
      'by a headline',
      async () => {
        const category = await inList(GENERAL);
        const { id: postId } = (await write({})).json();
        const body = { regionId: 'CA59', mapType: category.id, order: 1, postId };
        expect((await product.call(api.headlines.create, { as: 'admin', body })).statusCode).toBe(201);
        return category;
      },
    ],
    [
      'by a listing as its home type',
      async () => {
        const category = await inList(2);
        await storedRealty(product, { userId: product.ids.member, reType: category.value });
        return category;
      },
    ],
    [
      'by a listing as its transaction type',
      async () => {
        const category = await inList(1);
        await storedRealty(product, { userId: product.ids.member, txType: category.value });
        return category;
      },
    ],
    [
      'by a post as its transaction type',
      async () => {
        const category = await create({ pid: 1, value: 77 }).then((made) => made.json());
        expect((await write({ txType: 77 })).statusCode).toBe(201);
        return category;
      },
    ],
  ])('%s', async (_, use) => {
    const { id } = await use();
    for (const refused of [
      await remove(id),
      await update({ id, value: 998 }),
      await update({ id, pid: 4 }),
    ]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.json().detail).toBe(IN_USE);
    }
    expect((await update({ id, title: `새 이름 ${id}` })).statusCode).toBe(200);
  });

  test('the same value in another list does not count as use', async () => {
    const used = await inList(GENERAL);
    await write({ categoryId: used.value });
    const free = (await create({ pid: 22, value: used.value })).json();
    expect((await remove(free.id)).statusCode).toBe(204);
  });
});

describe('the first categories', () => {
  const stored = () =>
    product.services.db
      .select({
        id: categories.id,
        value: categories.value,
        title: categories.title,
        pid: categories.pid,
      })
      .from(categories)
      .orderBy(categories.id);
  const seed = () => seedCategories(product.services.db);

  test('a database without categories gets all of them', async () => {
    const { db } = product.services;
    await db.delete(categories);
    await seed();
    expect(await stored()).toEqual(categorySeed.toSorted((a, b) => a.id - b.id));
  });

  test('missing roots come with their lists, and what staff have made stays', async () => {
    const { db } = product.services;
    const added = [MARKET, 4];
    await db.delete(categories).where(or(inArray(categories.id, added), inArray(categories.pid, added)));
    await db.update(categories).set({ title: '새 소식' }).where(eq(categories.id, 102));
    await db.update(categories).set({ title: '집 종류' }).where(eq(categories.id, 2));
    await db.delete(categories).where(and(eq(categories.pid, GENERAL), eq(categories.value, 3)));
    await create({ pid: GENERAL, value: 50, title: '직접 만든 것' });
    const before = await stored();

    await seed();
    const after = await stored();
    const isNew = ({ id, pid }: { id: number; pid: number }) => added.includes(id) || added.includes(pid);
    expect(after.filter((category) => !isNew(category))).toEqual(before);
    expect(after.filter(isNew)).toEqual(categorySeed.filter(isNew).toSorted((a, b) => a.id - b.id));
  });

  test('a second start adds nothing, also where staff have emptied a list', async () => {
    const { db } = product.services;
    await db.delete(categories).where(eq(categories.pid, MARKET));
    const before = await stored();
    await Promise.all([seed(), seed()]);
    expect(await stored()).toEqual(before);
  });
});
