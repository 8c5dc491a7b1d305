import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { FORMAT, type Line, type Manifest, readArchive, verifyArchive, writeArchive } from './archive.ts';

const picture = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * i * 31) % 251));
const image = { image: `/images/post/2025/11/${'ab'.repeat(16)}.jpg`, base64: picture.toString('base64') };

const manifest: Manifest = {
  format: FORMAT,
  created: '2025-11-21T09:00:00.000Z',
  schema: 'f'.repeat(64),
  tables: [
    { name: 'users', rows: 3 },
    { name: 'posts', rows: 0 },
  ],
  images: 1,
  missing: [],
  sequences: [{ name: 'users_id_seq', value: '3' }],
};

const entries: Line[] = [
  image,
  // Longer than what is unzipped at once, and with a character that other programs take for a line break.
  {
    table: 'users',
    rows: [
      { id: 1, name: '가\u2028'.repeat(40_000) },
      { id: 2, name: '나' },
    ],
  },
  { table: 'users', rows: [{ id: 3, name: '다' }] },
  manifest,
];
const lines = entries.map((entry) => JSON.stringify(entry));

let root: string;
let file: string;
let number = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hanca-archive-'));
});
beforeEach(() => {
  file = join(root, `${++number}.gz`);
});
afterAll(() => rm(root, { recursive: true }));

async function* each(all: string[]): AsyncGenerator<string> {
  yield* all;
}

const write = (all = lines): Promise<void> => writeArchive(file, each(all));

test('a whole archive is taken, and its lines and manifest returned', async () => {
  await write();
  const found: string[] = [];
  for await (const line of readArchive(file)) found.push(line);
  expect(found).toEqual(lines);
  expect(await verifyArchive(file)).toEqual(manifest);
});

test('one cut off anywhere is refused', async () => {
  await write();
  const whole = readFileSync(file);
  for (const share of [0, 0.01, 0.3, 0.6, 0.9, 0.999]) {
    writeFileSync(file, whole.subarray(0, Math.floor(whole.length * share)));
    await expect(verifyArchive(file), `${share}`).rejects.toThrow(/cut off, damaged .*Nothing was changed/);
  }
  writeFileSync(file, whole.subarray(0, -1));
  await expect(verifyArchive(file)).rejects.toThrow(OperatorError);
});

test('one with an altered byte anywhere is refused', async () => {
  await write();
  const whole = readFileSync(file);
  // The first ten bytes are gzip's own header, whose date says nothing about the contents.
  for (let at = 10; at < whole.length; at += 97) {
    const altered = Buffer.from(whole);
    altered[at] = (altered[at] ?? 0) ^ 0x10;
    writeFileSync(file, altered);
    await expect(verifyArchive(file), `byte ${at}`).rejects.toThrow(OperatorError);
  }
});

const changes: Record<string, (text: string) => string> = {
  'a row changed': (text) => text.replace('"id":3', '"id":4'),
  'an image changed': (text) => text.replace(image.base64, picture.subarray(1).toString('base64')),
  'a line taken out': (text) => text.replace(/.*\n/, ''),
  'lines swapped': (text) => text.replace(/(.*\n)(.*\n)/, '$2$1'),
  'a line added': (text) => `{"table":"extra","rows":[]}\n${text}`,
  'a line behind its end': (text) => `${text}{"table":"extra","rows":[]}\n`,
  'half of its last line': (text) => text.slice(0, -30),
  'no checksum': (text) => text.replace(/sha256 .*\n/, ''),
  'nothing in it': () => '',
};

test.each(Object.entries(changes))('one with %s is refused', async (_name, change) => {
  await write();
  const text = gunzipSync(readFileSync(file)).toString();
  expect(change(text)).not.toBe(text);
  writeFileSync(file, gzipSync(change(text)));
  await expect(verifyArchive(file)).rejects.toThrow(/its checksum is not that of its lines/);
});

test('one of another format is refused', async () => {
  await write([JSON.stringify({ ...manifest, format: 3 })]);
  await expect(verifyArchive(file)).rejects.toThrow(/is of format 3, and this version reads format 2/);
});

test('what is no archive, or not there, is refused', async () => {
  writeFileSync(file, 'hello');
  await expect(verifyArchive(file)).rejects.toThrow(/not a backup that this version reads/);
  await expect(verifyArchive(join(root, 'none'))).rejects.toThrow(/none is not there.*ENOENT/);
});

test('an archive has its name only once it is whole, and replaces nothing', async () => {
  const cutOff = async function* () {
    yield* lines.slice(0, 1);
    throw new Error('the database is gone');
  };
  await expect(writeArchive(file, cutOff())).rejects.toThrow('the database is gone');
  expect((await readdir(root)).filter((name) => name.startsWith(`${number}.`))).toEqual([]);

  await write();
  await expect(write()).rejects.toThrow(/exists already/);
  expect(await verifyArchive(file)).toEqual(manifest);
});

test('only its owner reads an archive, whatever lies where it is written', async () => {
  writeFileSync(`${file}.part`, 'of somebody else', { mode: 0o666 });
  await write();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await verifyArchive(file)).toEqual(manifest);
});

test('an archive that cannot be written fails and does not wait', async () => {
  const big = 'x'.repeat(5_000_000);
  const written = writeArchive(join(root, 'no folder', 'file'), each(Array(5).fill(big)));
  await expect(written).rejects.toThrow('ENOENT');
});
