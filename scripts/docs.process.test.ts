// Follows docs/add-a-field.md and docs/add-a-resource.md in one copy of the product.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Piece, piecesOf } from './docs/pieces.ts';
import { copyProduct, type ProductCopy } from './docs/product-copy.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The npm command that a page shows. */
const commandOf = (page: string): string[] => /```sh\nnpm (.+)\n```/.exec(page)?.[1]?.split(' ') ?? [];

const fieldPage = read('docs/add-a-field.md');
const fieldPieces = piecesOf(fieldPage);
const resourcePage = read('docs/add-a-resource.md');
const resourcePieces = piecesOf(resourcePage);

/** The field and the resource of the pages under other names. */
const credits = (text: string): string => text.replaceAll('tags', 'credits').replaceAll('태그', '출처');
const memos = (text: string): string =>
  text.replaceAll('notices', 'memos').replaceAll('Notice', 'Memo').replaceAll('공지사항', '메모');

/** Does what a piece of the page about a field says: its line behind its model. */
const addField = (product: ProductCopy, { file, text }: Piece): void => {
  const code = product.read(file).replace(`${text}\n`, (line) => line + credits(line));
  product.write(file, code);
};

/** Does what a piece of the page about a resource says: each behind its model, or in a file of its own. */
const addToResource = (product: ProductCopy, { file, text }: Piece): void => {
  const isNew = memos(file) !== file;
  const between = /[,;]$/.test(text) ? '\n' : ', ';
  const code = isNew
    ? `${memos(text)}\n`
    : product.read(file).replace(text, () => text + between + memos(text));
  product.write(memos(file), code);
};

const MIGRATIONS = 'server/src/db/migrations';

/** Writes a migration by the page's command. Out: its name and statements. */
const migrate = async (product: ProductCopy, command: string[]): Promise<[string, string[]]> => {
  const before = product.list(MIGRATIONS);
  await product.npm(...command);
  const [added = '', ...more] = product.list(MIGRATIONS).filter((name) => !before.includes(name));
  expect(more).toEqual([]);
  return [added, product.read(join(MIGRATIONS, added)).split('--> statement-breakpoint\n')];
};

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
import { fieldTable } from '@hanca/common/contract/described.ts';
import { api } from '@hanca/common/contract/index.ts';
import { expect, test } from 'vitest';
import { startProduct } from '../../testing/product.ts';
import { postForm } from '../../testing/samples.ts';

test('credits are stored, read and titled', async () => {
  const { inject, tokens, close } = await startProduct();
  const headers = { authorization: \`Bearer \${tokens.admin}\` };
  const write = async (method: 'POST' | 'PATCH', payload: object) =>
    (await inject({ method, url: api.posts.create.path, headers, payload })).json();
  const { id, credits } = await write('POST', { ...postForm(), credits: '연합' });
  expect(credits).toBe('연합');
  expect(await write('PATCH', { id, title: '새 제목' })).toMatchObject({ title: '새 제목', credits: '연합' });
  expect(await write('PATCH', { id, credits: null })).toMatchObject({ credits: '' });
  expect(fieldTable().posts?.credits?.title).toBe('출처');
  await close();
});
`;

const REPORT = 'report.json';
const NAMES = 'memos|credits|every endpoint|describes replies by types only';
const testsOfNotices = ['server/src/http/crud.both.test.ts', 'admin/src/crud/generated.test.tsx'];
const tests = [
  'contract/contract',
  'http/access',
  'http/crud',
  'http/openapi',
  'crud/generated',
  'posts/added-field',
];

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

let copy: ProductCopy | null = null;
afterEach(() => copy?.remove());

test('who follows the pages has another field, and another resource: contract, API, access and console', async () => {
  const product = await copyProduct();
  copy = product;
  for (const piece of fieldPieces) addField(product, piece);
  const [field, [addsColumn]] = await migrate(product, commandOf(credits(fieldPage)));
  expect(field).toMatch(/^\d{4}_credits\.sql$/);
  expect(addsColumn).toContain(`ALTER TABLE "posts" ADD COLUMN "credits" text DEFAULT '' NOT NULL;`);

  for (const piece of resourcePieces) addToResource(product, piece);
  const [resource, statements] = await migrate(product, commandOf(memos(resourcePage)));
  expect(resource).toMatch(/^\d{4}_memos\.sql$/);
  expect(statements).toEqual([
    expect.stringMatching(/^CREATE TABLE "memos" /),
    ...['title', 'region_id', 'created_at', 'updated_at'].map((column) =>
      expect.stringContaining(`CREATE INDEX "memos_by_${column}" ON "memos" `),
    ),
    expect.stringContaining('FUNCTION announce_memos()'),
    ...['insert', 'update', 'delete', 'truncate'].map((event) =>
      expect.stringMatching(`^CREATE TRIGGER announce_${event} .* ON "memos" .* announce_memos\\(\\);`),
    ),
  ]);

  for (const file of testsOfNotices) product.write(file, memos(product.read(file)));
  product.write('server/src/features/posts/added-field.test.ts', roundTrip);
  // The console's tests import the server: its compilation covers both. Samples of posts in tests are to have the field too.
  expect((await incomplete(product, 'admin')).filter((file) => !file.includes('/testing/'))).toEqual([]);

  const projects = ['common', 'server', 'admin'].map((name) => `--project=${name}`);
  const reported = ['--reporter=default', '--reporter=json', `--outputFile=${REPORT}`];
  await product.npm('run', 'unit', '--', ...projects, ...reported, '-t', NAMES, ...tests);
  const { testResults }: Report = JSON.parse(product.read(REPORT));
  const passed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName);
  expect(passed).toEqual(
    expect.arrayContaining([
      // Walks over all endpoints, so over those of memos too.
      'every endpoint lets in whom its contract names, and refuses all others',
      'the document describes every endpoint as the contract has it',
      expect.stringMatching(/describes replies by types only$/),
      'credits are stored, read and titled',
      'memos are created with their defaults, read, changed and deleted',
      'filters, keyword, order and paging drive list and count of memos',
      'memos have a menu entry, a list with filters and order, and forms that store what the contract asks for',
    ]),
  );
});
