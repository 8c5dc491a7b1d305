import { api } from '@hanca/common/contract/index.ts';
import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { CONTENT_MAX } from '@hanca/common/fields.ts';
import { imageVariant } from '@hanca/common/image-variants.ts';
import { GALLERY, HIDDEN, HTML, MARKDOWN, PLAIN } from '@hanca/common/posts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { posts } from '../../db/schema/posts.ts';
import { faults, postCalls } from '../../testing/post-calls.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm, storedImage } from '../../testing/samples.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const { send, create, change, fetched } = postCalls(() => product);

describe('the four kinds of body', () => {
  test('gallery: pictures and text as written', async () => {
    const [a, b] = [await storedImage(product), await storedImage(product)];
    const post = await create({ contentType: GALLERY, images: ` ${a} , ${b},`, content: '<b>그대로</b>' });
    expect(post).toMatchObject({
      images: `${a},${b}`,
      thumbnail: '',
      content: '<b>그대로</b>',
      contentHtml: '',
    });
  });

  test('plain: every field comes back as stored', async () => {
    const form = postForm({
      title: '  방 있어요  ',
      regionId: 'CA596173331',
      postType: 10,
      categoryId: 1,
      content: ' 첫 줄\n둘째 줄 ',
      contentType: PLAIN,
      tags: '렌트, 방',
      location: { lat: 49.2827, lng: -123.1207 },
      options: ['internet', 'tv'],
      txType: 2,
    });
    const response = await send(form);
    expect(response.statusCode).toBe(201);
    const post = response.json<PostDetail>();
    expect(post).toMatchObject({
      title: '방 있어요',
      regionId: 'CA596173331',
      regionName: '밴쿠버',
      postType: 10,
      postTypeTitle: '부동산',
      categoryId: 1,
      content: '첫 줄\n둘째 줄',
      excerpt: '첫 줄 둘째 줄',
      tags: '렌트, 방',
      location: { lat: 49.2827, lng: -123.1207 },
      options: ['internet', 'tv'],
      txType: 2,
      status: 0,
      images: '',
      thumbnail: '',
      userId: product.ids.admin,
      userName: '직원',
    });
    expect(post.categoryTitle).not.toBe('');
    expect(Math.abs(Number(post.createdDate.time) - Date.now())).toBeLessThan(60_000);
    expect(post.updatedDate).toEqual(post.createdDate);
    expect((await fetched(post.id)).json()).toEqual(post);
  });

  test('HTML: stored without what it may not hold', async () => {
    const post = await create({ contentType: HTML, content: '<p onclick="x()">글<script>x()</script></p>' });
    expect(post).toMatchObject({ content: '<p>글</p>', contentHtml: '<p>글</p>', excerpt: '글' });
  });

  test('HTML is sanitised when shown too', async () => {
    const { id } = await create({ contentType: HTML });
    await product.services.db
      .update(posts)
      .set({ contentHtml: '<p>글</p><script>x()</script>' })
      .where(eq(posts.id, id));
    await product.services.changes.caughtUp();
    expect((await fetched(id)).json().contentHtml).toBe('<p>글</p>');
  });

  test('markdown: as written and as HTML; not without a thumbnail', async () => {
    const thumbnail = await storedImage(product);
    const post = await create({ contentType: MARKDOWN, content: '# 제목\n\n<b>x</b>', thumbnail });
    expect(post).toMatchObject({ content: '# 제목\n\n<b>x</b>', thumbnail });
    expect(post.contentHtml).toBe('<h2>제목</h2>\n<p>&lt;b&gt;x&lt;/b&gt;</p>\n');
    for (const none of [undefined, null, '']) {
      const response = await send(postForm({ contentType: MARKDOWN, thumbnail: none }));
      expect(faults(response)).toEqual([['thumbnail', 'thumbnail.required']]);
    }
    expect(faults(await change({ id: post.id, thumbnail: null }))).toEqual([
      ['thumbnail', 'thumbnail.required'],
    ]);
    const plain = await create();
    expect(faults(await change({ id: plain.id, contentType: MARKDOWN }))).toEqual([
      ['thumbnail', 'thumbnail.required'],
    ]);
  });
});

describe('what is refused, at its field', () => {
  const image = `/images/post/2025/11/${'a'.repeat(32)}.jpg`;
  const cases: [string, Record<string, unknown>, string, string?][] = [
    ['title missing', { title: undefined }, 'title', 'required'],
    ['title null', { title: null }, 'title', 'required'],
    ['title blank', { title: ' \n\t ' }, 'title', 'required'],
    ['title a number', { title: 7 }, 'title'],
    ['title of 201 characters', { title: '가'.repeat(201) }, 'title', 'too_big'],
    ['title of 201 emoji', { title: '🍁'.repeat(201) }, 'title', 'too_big'],
    ['title with NUL', { title: 'a\0b' }, 'title', 'nul'],
    ['title with half an emoji', { title: 'a\ud83cb' }, 'title', 'nul'],
    ['tags with NUL', { tags: '\0' }, 'tags', 'nul'],
    ['content with NUL', { content: 'a\0' }, 'content', 'nul'],
    ['content blank', { content: ' ' }, 'content', 'required'],
    ['content of 200,001 characters', { content: '가'.repeat(CONTENT_MAX + 1) }, 'content', 'too_big'],
    ['no region', { regionId: undefined }, 'regionId', 'select.required'],
    ['unknown city', { regionId: 'CA59999' }, 'regionId', 'region.unknown'],
    ['unknown province', { regionId: 'CA99' }, 'regionId', 'region.unknown'],
    ['another country', { regionId: 'US53' }, 'regionId', 'select.required'],
    ['no post type', { postType: undefined }, 'postType', 'select.required'],
    ['post type 0', { postType: 0 }, 'postType', 'select.required'],
    ['unknown post type', { postType: 98 }, 'postType', 'select.required'],
    ['post type as text', { postType: '1' }, 'postType', 'select.required'],
    ['unknown category', { categoryId: 900 }, 'categoryId', 'category.unknown'],
    ['category as text', { categoryId: '1' }, 'categoryId', 'integer'],
    ['half a category', { categoryId: 1.5 }, 'categoryId', 'integer'],
    ['content type 4', { contentType: 4 }, 'contentType', 'select.required'],
    ['content type null', { contentType: null }, 'contentType', 'select.required'],
    ['status 3', { status: 3 }, 'status'],
    ['an image that was not uploaded', { images: image }, 'images', 'image.path'],
    ['an image elsewhere', { images: 'https://evil.example/x.jpg' }, 'images', 'image.path'],
    ['an image by script', { images: 'javascript:alert(1)' }, 'images', 'image.path'],
    ['an image of another host', { images: '//evil.example/x.jpg' }, 'images', 'image.path'],
    ['a path upwards', { images: '/images/post/../../etc/passwd' }, 'images', 'image.path'],
    ['a variant', { images: imageVariant(image, 'small') }, 'images', 'image.path'],
    ['images as a list', { images: [image] }, 'images'],
    ['21 images', { images: Array(21).fill(image).join(',') }, 'images', 'image.many'],
    ['a thumbnail that was not uploaded', { thumbnail: image }, 'thumbnail', 'image.path'],
    ['a thumbnail elsewhere', { thumbnail: 'https://evil.example/x.jpg' }, 'thumbnail', 'image.path'],
    ['a latitude of 91', { location: { lat: 91, lng: 0 } }, 'location.lat'],
    ['no longitude', { location: { lat: 1 } }, 'location.lng', undefined],
    ['an unknown option', { options: ['sauna'] }, 'options.0'],
    ['options as text', { options: 'tv' }, 'options'],
    ['a transaction type below 0', { txType: -1 }, 'txType'],
    ['tags of 501 characters', { tags: 'x'.repeat(501) }, 'tags', 'too_big'],
  ];

  test('a wrong field, and a body that is no post; nothing is stored', async () => {
    const before = (await product.call(api.posts.count, { as: 'admin' })).json();
    for (const [flaw, wrong, path, code] of cases) {
      const found = faults(await send({ ...postForm(), ...wrong }));
      expect(found, flaw).toEqual([[path, code ?? expect.any(String)]]);
    }
    for (const body of [null, [], '글', 7, true, {}]) {
      const response = await product.inject({
        method: 'POST',
        url: api.posts.create.path,
        headers: { authorization: `Bearer ${product.tokens.admin}`, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      expect(faults(response).length, JSON.stringify(body)).toBeGreaterThan(0);
    }
    expect((await product.call(api.posts.count, { as: 'admin' })).json()).toBe(before);
  });
});

describe('texts', () => {
  test('titles of 200 characters and bodies of 200,000, counted as people count them', async () => {
    const title = '🍁'.repeat(200);
    const post = await create({ title, content: '가'.repeat(CONTENT_MAX) });
    expect([post.title, post.content.length]).toEqual([title, CONTENT_MAX]);
  });

  test('decomposed letters are stored composed, and counted so', async () => {
    const title = '가나다'.normalize('NFD');
    expect(title).not.toBe('가나다');
    expect(await create({ title, content: title, tags: title })).toMatchObject({
      title: '가나다',
      content: '가나다',
      tags: '가나다',
    });
    expect((await create({ title: '각'.repeat(200).normalize('NFD') })).title).toBe('각'.repeat(200));
  });

  test('anything that looks like code or SQL stays text', async () => {
    const title = `'; drop table posts; -- % _ \\ $1 \${x} <script>x</script> \u2028 끝`;
    expect((await create({ title, tags: title })).title).toBe(title);
  });
});

test('hidden posts are seen by staff alone, in the list, the count and by id', async () => {
  const hidden = await create({ status: HIDDEN, regionId: 'CA61' });
  const shown = await create({ regionId: 'CA61' });
  for (const as of ['nobody', 'member', 'other'] as const) {
    expect((await fetched(hidden.id, as)).statusCode).toBe(404);
    for (const status of [undefined, '', '-1', '0', '1']) {
      const query = { regionId: 'CA61', status };
      const list = (await product.call(api.posts.list, { as, query })).json<PostDetail[]>();
      expect(list.map(({ id }) => id)).toEqual([shown.id]);
      expect((await product.call(api.posts.count, { as, query })).json()).toBe(1);
    }
  }
  const admin = async (status?: string) => {
    const query = { regionId: 'CA61', status };
    const list = (await product.call(api.posts.list, { as: 'admin', query })).json<PostDetail[]>();
    expect((await product.call(api.posts.count, { as: 'admin', query })).json()).toBe(list.length);
    return list.map(({ id }) => id);
  };
  expect((await fetched(hidden.id, 'admin')).statusCode).toBe(200);
  expect(await admin()).toEqual([shown.id, hidden.id]);
  expect(await admin('-1')).toEqual([shown.id, hidden.id]);
  expect(await admin('1')).toEqual([hidden.id]);
  expect(await admin('0')).toEqual([shown.id]);
  await change({ id: shown.id, status: HIDDEN });
  expect((await fetched(shown.id)).statusCode).toBe(404);
});
