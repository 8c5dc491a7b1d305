import { api } from '@hanca/common/contract/index.ts';
import { CONTENT_MAX } from '@hanca/common/fields.ts';
import { HTML, MARKDOWN, PLAIN } from '@hanca/common/posts.ts';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm, storedImage } from '../../testing/samples.ts';
import { worstBodies } from '../../testing/worst-bodies.ts';
import { BodyRefused, bodyOf } from './body.ts';

// Another file of this worker may have loaded body.ts before, with a reader that counts nothing.
vi.hoisted(() => vi.resetModules());

/** How often this thread has read HTML. */
vi.mock('sanitize-html', async (original) => {
  const { default: real } = await original<{ default: typeof sanitizeHtml }>();
  return { default: Object.assign(vi.fn(real), real) };
});
const passes = vi.mocked(sanitizeHtml);
const renderings = vi.spyOn(MarkdownIt.prototype, 'render');
beforeEach(() => {
  passes.mockClear();
  renderings.mockClear();
});

describe('the cost of a body', () => {
  test('a body that takes long to read is read twice at most, or refused', () => {
    for (const { name, contentType, content } of worstBodies(2000)) {
      passes.mockClear();
      renderings.mockClear();
      try {
        bodyOf(contentType, content);
      } catch (error) {
        expect(error, name).toBeInstanceOf(BodyRefused);
      }
      expect(passes.mock.calls.length, name).toBeLessThanOrEqual(2);
      expect(renderings.mock.calls.length, name).toBeLessThanOrEqual(contentType === MARKDOWN ? 1 : 0);
    }
  });

  test('50 levels are taken and no more', () => {
    for (const [contentType, unit, most] of [
      [HTML, '<blockquote>', 50],
      // It says nothing of its own.
      [HTML, '<div>', 50],
      [MARKDOWN, '> ', 49],
    ] as const) {
      const nested = (levels: number) => bodyOf(contentType, `${unit.repeat(levels)}글`);
      expect(nested(most).excerpt, unit).toBe('글');
      expect(() => nested(most + 1), unit).toThrow('content.deep');
      expect(() => nested(1000), unit).toThrow('content.deep');
    }
  });
});

describe('saving and showing', () => {
  let product: TestProduct;
  let thumbnail: string;
  beforeAll(async () => {
    product = await startProduct();
    thumbnail = await storedImage(product);
  });
  afterAll(() => product.close());

  const save = (contentType: 0 | 1 | 2 | 3, content: string, id?: number) =>
    id === undefined
      ? product.call(api.posts.create, { as: 'admin', body: postForm({ contentType, content, thumbnail }) })
      : product.call(api.posts.update, { as: 'admin', body: { id, contentType, content } });

  test('this thread, which answers everybody, reads no HTML', async () => {
    const html = `<p>${'글 '.repeat(1000)}<div>`;
    const { id } = (await save(HTML, html)).json();
    expect((await save(MARKDOWN, '# 제목\n\n- 하나', id)).json().contentHtml).toContain('<li>하나</li>');
    expect((await product.call(api.posts.get, { params: { id } })).json().excerpt).toBe('제목 하나');
    await product.services.database.pool.query('UPDATE posts SET content_html = $1 WHERE id = $2', [
      '<p>글<script>x()</script></p>',
      id,
    ]);
    await product.services.changes.caughtUp();
    expect((await product.call(api.posts.get, { params: { id } })).json().contentHtml).toBe('<p>글</p>');
    expect(passes).not.toHaveBeenCalled();
    expect(renderings).not.toHaveBeenCalled();
  });

  test('a body nested too deep or that grows too large is refused beside its field', async () => {
    for (const [unit, code] of [
      ['<blockquote>', 'content.deep'],
      ['<a>', 'content.heavy'],
    ] as const) {
      const content = unit.repeat(CONTENT_MAX / unit.length);
      const answer = await save(HTML, content);
      expect([answer.statusCode, answer.json().errors], unit).toEqual([
        400,
        [expect.objectContaining({ path: 'content', code })],
      ]);
      const { id } = (await save(PLAIN, content)).json();
      expect((await save(HTML, content, id)).statusCode, unit).toBe(400);
      expect((await product.call(api.posts.get, { params: { id } })).json()).toMatchObject({
        contentType: PLAIN,
      });
    }
  });

  test('bodies that are saved at once do not mix', async () => {
    const answers = await Promise.all(
      ['하나', '둘', '셋'].map((word) => save(HTML, `<p>${word.repeat(2000)}</p>`)),
    );
    expect(answers.map((answer) => answer.json().content.slice(3, 5))).toEqual(['하나', '둘둘', '셋셋']);
  });
});
