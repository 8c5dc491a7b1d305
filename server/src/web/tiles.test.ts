import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { serveTiles } from './tiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'hanca-tiles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An archive with the tile of the whole world alone. In: its bytes, and their type as PMTiles numbers it. */
const archive = (tile: Buffer, type: number): Buffer => {
  const { length } = tile;
  // One entry: its id, run length, length as a number of two bytes of seven bits, and offset.
  const directory = Buffer.from([1, 0, 1, 128 | (length & 127), length >> 7, 1]);
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const tilesAt = header.length + directory.length;
  const longs = [header.length, directory.length, tilesAt, 0, tilesAt, 0, tilesAt, length, 1, 1, 1];
  for (const [index, value] of longs.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  for (const [index, value] of [1, 1, 1, type, 0, 0].entries()) header.writeUInt8(value, 96 + index);
  return Buffer.concat([header, directory, tile]);
};

const written = (name: string, bytes: Buffer | string): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

test('the tiles of an archive are served as pictures, and what it has not is not found', async () => {
  const app = fastify();
  await serveTiles(app, { tileFile: written('world.pmtiles', archive(Buffer.from('picture'), 2)) });
  const get = (path: string) => app.inject(path);
  const { statusCode, headers, body } = await get('/tiles/0/0/0');
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    ...[200, 'image/png'],
    ...['public, max-age=86400', 'picture'],
  ]);
  for (const path of ['/tiles/9/0/0', '/tiles/0/5/0', '/tiles/99/0/0', '/tiles/a/0/0', '/tiles/0/-1/0'])
    expect((await get(path)).statusCode, path).toBe(404);
  await app.close();
});

test('nearer than an archive goes its nearest tile is made larger', async () => {
  const app = fastify();
  const half = { create: { width: 32, height: 64, channels: 3, background: 'red' } } as const;
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'blue' } })
    .composite([{ input: half, left: 32, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer();
  await serveTiles(app, { tileFile: written('halves.pmtiles', archive(picture, 2)) });
  const colorOf = async (path: string) => {
    const { rawPayload } = await app.inject(path);
    const { format, width } = await sharp(rawPayload).metadata();
    const { channels } = await sharp(rawPayload).stats();
    return [format, width, ...channels.map(({ mean }) => Math.round(mean))];
  };
  expect(await colorOf('/tiles/1/0/1')).toEqual(['png', 64, 0, 0, 255]);
  expect(await colorOf('/tiles/3/7/0')).toEqual(['png', 64, 255, 0, 0]);
  expect((await app.inject('/tiles/1/2/0')).statusCode).toBe(404);
  await app.close();
});

test.each([
  ['a file that is not there', () => join(folder, 'none.pmtiles'), 'cannot be read'],
  ['a file of something else', () => written('text.pmtiles', 'text'), 'is no archive of pictures'],
  [
    'an archive of vectors',
    () => written('vectors.pmtiles', archive(Buffer.from('x'), 1)),
    'is no archive of pictures',
  ],
])('%s ends the start with a sentence', async (_, path, words) => {
  await expect(serveTiles(fastify(), { tileFile: path() })).rejects.toThrow(words);
});
