import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { piecesOf } from './docs/pieces.ts';
import { copyProduct, type ProductCopy } from './docs/product-copy.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const page = read('docs/add-a-field.md');
const pieces = piecesOf(page);

test.each(pieces)('$file holds its piece of the page word for word', ({ file, text }) => {
  expect(read(file).split(`${text}\n`)).toHaveLength(2);
});

test('at most five files, and seven lines', () => {
  expect(new Set(pieces.map(({ file }) => file)).size).toBe(5);
  expect(pieces.flatMap(({ text }) => text.split('\n'))).toHaveLength(7);
});

let copy: ProductCopy | null = null;
afterEach(() => copy?.remove());

/** The same under another name. */
const renamed = (text: string): string => text.replaceAll('tags', 'credits').replaceAll('태그', '출처');

const MIGRATIONS = 'server/src/db/migrations';

/** The files in which the compiler finds something missing. */
const incomplete = async (product: ProductCopy, room: string): Promise<string[]> => {
  const output = await product.npm('exec', '--', 'tsc', '-p', room).then(
    () => '',
    (error: unknown) => String(error),
  );
  return [...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
};

/** In the copy: a post is written with the field, read, and read again after another field has changed. */
const roundTrip = `
import { describedFields } from '@hanca/common/contract/described.ts';
import { api } from '@hanca/common/contract/index.ts';
import { expect, test } from 'vitest';
import { startProduct } from '../../testing/product.ts';
import { postForm } from '../../testing/samples.ts';

test('the field is stored, read and titled', async () => {
  const { inject, tokens, close } = await startProduct();
  const headers = { authorization: \`Bearer \${tokens.admin}\` };
  const write = async (method: 'POST' | 'PATCH', payload: object) =>
    (await inject({ method, url: api.posts.create.path, headers, payload })).json();
  const { id, credits } = await write('POST', { ...postForm(), credits: '연합' });
  expect(credits).toBe('연합');
  expect(await write('PATCH', { id, title: '새 제목' })).toMatchObject({ title: '새 제목', credits: '연합' });
  expect(await write('PATCH', { id, credits: null })).toMatchObject({ credits: '' });
  expect(describedFields('posts').credits?.title).toBe('출처');
  await close();
});
`;

test('who follows the page has another field, and only samples of tests lack it', {
  timeout: 120_000,
}, async () => {
  const product = await copyProduct();
  copy = product;
  for (const { file, text } of pieces) {
    product.write(
      file,
      product.read(file).replace(`${text}\n`, (line) => line + renamed(line)),
    );
  }
  const before = product.list(MIGRATIONS);
  const [, command = ''] = /```sh\nnpm (.+)\n```/.exec(page) ?? [];
  await product.npm(...renamed(command).split(' '));
  const added = product.list(MIGRATIONS).filter((name) => !before.includes(name));
  expect(added).toEqual([expect.stringMatching(/^\d{4}_credits\.sql$/)]);
  expect(product.read(join(MIGRATIONS, added[0] ?? ''))).toContain(
    `ALTER TABLE "posts" ADD COLUMN "credits" text DEFAULT '' NOT NULL;`,
  );

  product.write('server/src/features/posts/added-field.test.ts', roundTrip);
  const [server, admin] = await Promise.all([
    incomplete(product, 'server'),
    incomplete(product, 'admin'),
    product.npm('run', 'unit', '--', '--project', 'server', 'posts/added-field'),
  ]);
  expect(server).toEqual([]);
  expect(admin.filter((file) => !file.includes('/testing/'))).toEqual([]);
});
