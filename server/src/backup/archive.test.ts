import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import {
  type Entry,
  FORMAT,
  MANIFEST,
  type Manifest,
  newHash,
  tablePart,
  verifyArchive,
  writeArchive,
} from './archive.ts';

const IMAGE = `images/post/2025/11/${'ab'.repeat(16)}.jpg`;
const picture = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * i * 31) % 251));
const parts = ['{"id":1,"name":"가"}\n{"id":2,"name":"나"}\n', '{"id":3,"name":"다"}\n'];

const hashOf = (...bytes: (string | Buffer)[]) =>
  bytes.reduce((hash, some) => hash.update(some), newHash()).digest('hex');

const manifest: Manifest = {
  format: FORMAT,
  created: '2025-11-21T09:00:00.000Z',
  schema: { tag: '0000_start', hash: hashOf('schema') },
  tables: [
    { name: 'users', columns: ['id', 'name'], rows: 3, sha256: hashOf(...parts) },
    { name: 'posts', columns: ['id'], rows: 0, sha256: hashOf() },
  ],
  sequences: [{ table: 'users', column: 'id', value: '3', called: true }],
  files: [{ name: IMAGE, bytes: picture.length, sha256: hashOf(picture) }],
  missing: [],
};

const entries = (): Entry[] => [
  { name: IMAGE, bytes: picture },
  ...parts.map((part, i) => ({ name: tablePart('users', i + 1), bytes: Buffer.from(part) })),
  { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) },
];

let root: string;
let file: string;
let number = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hanca-archive-'));
});
beforeEach(() => {
  file = join(root, `${++number}.tar.gz`);
});
afterAll(() => rm(root, { recursive: true }));

async function* each(all: Entry[]): AsyncGenerator<Entry> {
  yield* all;
}

const write = (all: Entry[]): Promise<number> => writeArchive(file, each(all));

test('a whole archive is taken, and its manifest returned', async () => {
  await write(entries());
  expect(await verifyArchive(file)).toEqual(manifest);
});

test('one cut off anywhere is refused', async () => {
  await write(entries());
  const whole = readFileSync(file);
  for (const share of [0, 0.01, 0.3, 0.6, 0.9, 0.999]) {
    writeFileSync(file, whole.subarray(0, Math.floor(whole.length * share)));
    await expect(verifyArchive(file), `${share}`).rejects.toThrow(
      /is damaged or cut off|ends before its manifest/,
    );
  }
  writeFileSync(file, whole.subarray(0, -1));
  await expect(verifyArchive(file)).rejects.toThrow(OperatorError);
});

test('one with an altered byte anywhere is refused', async () => {
  await write(entries());
  const whole = readFileSync(file);
  // The first ten bytes are gzip's own header, whose date says nothing about the contents.
  for (let at = 10; at < whole.length; at += 97) {
    const altered = Buffer.from(whole);
    altered[at] = (altered[at] ?? 0) ^ 0x10;
    writeFileSync(file, altered);
    await expect(verifyArchive(file), `byte ${at}`).rejects.toThrow(OperatorError);
  }
});

const changes: Record<string, [change: (all: Entry[]) => Entry[], reason: RegExp]> = {
  'a row changed': [
    (all) =>
      all.map((e) => ({
        ...e,
        bytes: Buffer.from(e.bytes.toString('latin1').replace('"id":3', '"id":4'), 'latin1'),
      })),
    /users is not as it was saved/,
  ],
  'a row taken out': [
    (all) => all.filter(({ name }) => name !== tablePart('users', 2)),
    /users is not as it was saved/,
  ],
  'parts swapped': [
    ([image, one, two, last]) => [image, two, one, last].filter((e) => e !== undefined),
    /users is not as it was saved/,
  ],
  'an image changed': [
    (all) => all.map((e) => (e.name === IMAGE ? { ...e, bytes: picture.subarray(1) } : e)),
    /\.jpg is not as it was saved/,
  ],
  'an image taken out': [(all) => all.slice(1), /\.jpg is not as it was saved/],
  'a table added': [
    (all) => [{ name: tablePart('extra', 1), bytes: Buffer.from('{}\n') }, ...all],
    /extra is not in its manifest/,
  ],
  'an image added': [
    (all) => [{ name: IMAGE.replace('.jpg', '_600.jpg'), bytes: picture }, ...all],
    /_600\.jpg is not in its manifest/,
  ],
  'a file outside the images': [
    (all) => [{ name: 'images/../../evil', bytes: picture }, ...all],
    /evil does not belong in it/,
  ],
  'something behind the manifest': [(all) => [...all, ...all.slice(0, 1)], /comes after its manifest/],
  'no manifest': [(all) => all.slice(0, -1), /ends before its manifest/],
  'another format': [
    (all) => [
      ...all.slice(0, -1),
      { name: MANIFEST, bytes: Buffer.from(JSON.stringify({ ...manifest, format: 2 })) },
    ],
    /not of a format that this version reads/,
  ],
};

test.each(Object.entries(changes))('one with %s is refused', async (_name, [change, reason]) => {
  await write(change(entries()));
  await expect(verifyArchive(file)).rejects.toThrow(reason);
});

test('what is no archive, or not there, is refused', async () => {
  writeFileSync(file, 'hello');
  await expect(verifyArchive(file)).rejects.toThrow(/is damaged or cut off/);
  await expect(verifyArchive(join(root, 'none'))).rejects.toThrow(/none cannot be read: ENOENT/);
});

test('an archive has its name only once it is whole, and replaces nothing', async () => {
  const cutOff = async function* () {
    yield { name: IMAGE, bytes: picture };
    throw new Error('the database is gone');
  };
  await expect(writeArchive(file, cutOff())).rejects.toThrow('the database is gone');
  expect((await readdir(root)).filter((name) => name.startsWith(`${number}.`))).toEqual([]);

  await write(entries());
  await expect(write(entries())).rejects.toThrow(/exists already/);
  expect(await verifyArchive(file)).toEqual(manifest);
});

test('an archive that cannot be written fails and does not wait', async () => {
  const big = { name: IMAGE, bytes: Buffer.alloc(5_000_000, picture) };
  const written = writeArchive(join(root, 'no folder', 'file'), each(Array(5).fill(big)));
  await expect(written).rejects.toThrow('ENOENT');
});
