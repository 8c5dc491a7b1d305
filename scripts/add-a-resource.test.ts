import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Piece, piecesOf } from './docs/pieces.ts';
import { copyProduct, type ProductCopy } from './docs/product-copy.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const page = read('docs/add-a-resource.md');

const pieces = piecesOf(page);
const files = [...new Set(pieces.map(({ file }) => file))];

test.each(pieces)('$file holds its piece of the page word for word', ({ file, text }) => {
  expect(read(file).split(text)).toHaveLength(2);
});

test('nothing else in these files is about notices', () => {
  for (const file of files) {
    const own = pieces.filter((piece) => piece.file === file);
    const rest = own.reduce((code, { text }) => code.replace(text, ''), read(file));
    expect(rest, file).not.toMatch(/\bnotices\b|NoticeIcon|공지사항/);
  }
});

test('at most 60 lines in at most 6 files', () => {
  const lines = pieces.flatMap(({ text }) => text.split('\n'));
  expect(files).toHaveLength(6);
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.length).toBeLessThanOrEqual(60);
});

let copy: ProductCopy | null = null;
afterEach(() => copy?.remove());

/** The same under another name. */
const renamed = (text: string): string =>
  text.replaceAll('notices', 'memos').replaceAll('Notice', 'Memo').replaceAll('공지사항', '메모');

/** Does in a copy what the page says, each piece behind its model. */
const follow = (product: ProductCopy, { file, text }: Piece): void => {
  const isNew = renamed(file) !== file;
  const between = /[,;]$/.test(text) ? '\n' : ', ';
  const code = isNew
    ? `${renamed(text)}\n`
    : product.read(file).replace(text, () => text + between + renamed(text));
  product.write(renamed(file), code);
};

const MIGRATIONS = 'server/src/db/migrations';
const REPORT = 'report.json';
const tests = ['contract/contract', 'http/access', 'http/crud', 'http/openapi', 'crud/generated'];
const testsOfNotices = ['server/src/http/crud.both.test.ts', 'admin/src/crud/generated.test.tsx'];

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

test('who follows the page has another resource: contract, API, access and console', {
  timeout: 240_000,
}, async () => {
  const product = await copyProduct();
  copy = product;
  for (const piece of pieces) follow(product, piece);

  const before = product.list(MIGRATIONS);
  const [, command = ''] = /```sh\nnpm (.+)\n```/.exec(page) ?? [];
  await product.npm(...renamed(command).split(' '));
  const added = product.list(MIGRATIONS).filter((name) => !before.includes(name));
  expect(added).toEqual([expect.stringMatching(/^\d{4}_memos\.sql$/)]);
  const statements = product.read(join(MIGRATIONS, added[0] ?? '')).split('--> statement-breakpoint\n');
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

  for (const file of testsOfNotices) product.write(file, renamed(product.read(file)));
  for (const room of ['server', 'admin']) await product.npm('exec', '--', 'tsc', '-p', room);

  const reported = ['--reporter=json', `--outputFile=${REPORT}`];
  await product.npm('run', 'unit', '--', ...reported, '-t', 'memos', ...tests);
  const { testResults }: Report = JSON.parse(product.read(REPORT));
  const passed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName);
  for (const verb of ['list', 'count', 'get', 'create', 'update', 'remove']) {
    expect(passed).toContain(`memos.${verb}: the access of the contract holds for everyone`);
    expect(passed).toContain(`the document memos.${verb} is described`);
    expect(passed).toContain(`memos.${verb} its reply is types only`);
  }
  expect(passed).toEqual(
    expect.arrayContaining([
      'memos are created with their defaults, read, changed and deleted',
      'filters, keyword, order and paging drive list and count of memos',
      'memos have a menu entry, and a list with their fields, filters and order',
      'memos are created in a form that asks for what the contract asks for',
      'memos are edited as the contract has them',
    ]),
  );
});
