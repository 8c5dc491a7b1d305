import { api } from '@hanca/common/contract/index.ts';
import type { PostDetail, PostForm } from '@hanca/common/contract/posts.ts';
import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { HIDDEN, HTML, PLAIN } from '@hanca/common/posts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults, postCalls } from '../../testing/post-calls.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm, storedImage } from '../../testing/samples.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const { send, create, change, fetched } = postCalls(() => product);

test('a post is moved neither into anonymous talk nor out of it, which would tell who wrote it', async () => {
  const named = await create(postForm());
  const talk = await create(postForm({ postType: ANONYMOUS }));
  expect((await change({ id: named.id, postType: ANONYMOUS })).statusCode).toBe(409);
  expect((await change({ id: talk.id, postType: 1 })).statusCode).toBe(409);
  expect((await fetched(talk.id)).json()).toMatchObject({ userId: 0, userName: '익명' });
});

describe('what only the server sets', () => {
  const own = {
    userId: 1,
    userName: '남',
    createdDate: { time: '0' },
    updatedDate: { time: '0' },
    contentHtml: '<script>x</script>',
    excerpt: '남의 글',
    postTypeTitle: 'x',
  };

  test('is ignored in a new post and in a change', async () => {
    const response = await send({ ...postForm(), ...own, id: 4_000_000 });
    expect(response.statusCode).toBe(201);
    const post = response.json<PostDetail>();
    const expected = { userId: product.ids.admin, userName: '직원', contentHtml: '', postTypeTitle: '일반' };
    expect(post).toMatchObject({ ...expected, excerpt: '비가 자주 와요.' });
    expect(post.id).toBeLessThan(4_000_000);
    const changed = (await change({ ...own, id: post.id })).json<PostDetail>();
    expect(changed).toMatchObject(expected);
    expect(changed.createdDate).toEqual(post.createdDate);
    expect(Number(changed.updatedDate.time)).toBeGreaterThanOrEqual(Number(post.updatedDate.time));
  });
});

describe('a change', () => {
  test('leaves the rest', async () => {
    const image = await storedImage(product);
    const post = await create({
      images: image,
      tags: '하나',
      categoryId: 1,
      postType: 10,
      location: { lat: 1, lng: 2 },
      options: ['tv'],
      txType: 1,
    });
    const { updatedDate: _, ...rest } = post;
    const response = await change({ id: post.id, title: '새 제목' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ ...rest, title: '새 제목' });
  });

  test('null empties, absent stays, and each text that was derived follows', async () => {
    const image = await storedImage(product);
    const post = await create({
      images: image,
      tags: '하나',
      location: { lat: 1, lng: 2 },
      options: ['tv'],
      txType: 1,
    });
    const emptied = (
      await change({ id: post.id, images: null, tags: null, location: null, options: null, txType: null })
    ).json();
    expect(emptied).toMatchObject({
      images: '',
      thumbnail: '',
      tags: '',
      location: null,
      options: [],
      txType: 0,
    });
    expect(emptied.title).toBe(post.title);
    const html = (
      await change({ id: post.id, contentType: HTML, content: '<p>새 글</p><style>x</style>' })
    ).json();
    expect(html).toMatchObject({ content: '<p>새 글</p>', contentHtml: '<p>새 글</p>', excerpt: '새 글' });
    const plain = (await change({ id: post.id, contentType: PLAIN })).json();
    expect(plain).toMatchObject({ content: '<p>새 글</p>', contentHtml: '' });
    for (const field of ['title', 'postType', 'regionId', 'content', 'contentType', 'status']) {
      expect(faults(await change({ id: post.id, [field]: null })).map(([path]) => path)).toEqual([field]);
    }
  });

  test('is checked like a new post', async () => {
    const { id } = await create({ postType: 10, categoryId: 1 });
    expect(faults(await change({ id, regionId: 'CA99' }))).toEqual([['regionId', 'region.unknown']]);
    expect(faults(await change({ id, categoryId: 900 }))).toEqual([['categoryId', 'category.unknown']]);
    expect(faults(await change({ id, title: ' ' }))).toEqual([['title', 'required']]);
  });

  test('a change that was made on an older version is refused, and says so', async () => {
    const { id, updatedDate } = await create({ title: '처음' });
    const first = await change({ id, title: '먼저 고침', basedOn: updatedDate });
    expect(first.statusCode).toBe(200);
    const second = await change({ id, title: '늦게 고침', basedOn: Number(updatedDate.time) });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'conflict', detail: expect.stringContaining('그사이') });
    expect((await fetched(id)).json()).toMatchObject({ title: '먼저 고침' });
    const latest = first.json<PostDetail>().updatedDate;
    expect((await change({ id, title: '이어서 고침', basedOn: latest })).statusCode).toBe(200);
    expect(faults(await change({ id, basedOn: 'yesterday' }))).toEqual([['basedOn', 'date']]);
  });

  test('many at once, each of another field, all hold', async () => {
    const { id } = await create();
    const changes: Partial<PostForm>[] = [
      { title: '함께 고친 제목' },
      { tags: '함께' },
      { content: '함께 고친 글' },
      { txType: 3 },
      { regionId: 'CA35' },
      { location: { lat: 3, lng: 4 } },
      { options: ['microwave'] },
      { status: HIDDEN },
    ];
    const all = await Promise.all(changes.map((one) => change({ id, ...one })));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await fetched(id, 'admin')).json()).toMatchObject(Object.assign({}, ...changes));
  });

  test('what is no id is refused; of no post it is 404', async () => {
    for (const id of [undefined, null, 0, -1, 1.5, 2 ** 31, 2 ** 53, '1', [1], '12 ']) {
      const paths = faults(await change({ id, title: '제목' })).map(([path]) => path);
      expect(new Set(paths), `${id}`).toEqual(new Set(['id']));
    }
    expect((await change({ id: 2_147_483_647, title: '제목' })).statusCode).toBe(404);
  });
});

describe('ids in a path', () => {
  const refused = [
    '0',
    '-1',
    'abc',
    '12%20',
    '0x0c',
    '1e3',
    '1.0',
    '+1',
    '%00',
    'null',
    '9007199254740993',
    '１',
    '%ED%A0%80',
  ];
  const missing = ['1000000000', '2147483648', '9007199254740991'];

  test('what is none is refused, that of no post is not found', async () => {
    const headers = { authorization: `Bearer ${product.tokens.admin}` };
    for (const id of refused) {
      const get = await product.inject({ url: `/v1/query/posts/${id}` });
      expect(get.statusCode, id).toBe(400);
      expect(get.json()).toMatchObject({ code: 'bad-request', status: 400 });
      const remove = await product.inject({ method: 'DELETE', url: `/v1/command/posts/${id}`, headers });
      expect(remove.statusCode, id).toBe(400);
    }
    for (const id of missing) {
      expect((await fetched(id)).statusCode, id).toBe(404);
      expect((await product.call(api.posts.remove, { as: 'admin', params: { id } })).statusCode, id).toBe(
        404,
      );
    }
  });
});

describe('delete', () => {
  test('removes once', async () => {
    const { id } = await create();
    const remove = () => product.call(api.posts.remove, { as: 'admin', params: { id } });
    const first = await remove();
    expect([first.statusCode, first.body]).toEqual([204, '']);
    expect((await remove()).statusCode).toBe(404);
    expect((await fetched(id, 'admin')).statusCode).toBe(404);
    expect((await change({ id, title: '제목' })).statusCode).toBe(404);
  });

  test('of several at once one succeeds', async () => {
    const { id } = await create();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => product.call(api.posts.remove, { as: 'admin', params: { id } })),
    );
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404, 404, 404]);
  });
});
