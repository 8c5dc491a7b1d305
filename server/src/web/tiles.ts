// The tiles of maps, where TILE_URL names an archive of them: a file in the form of PMTiles 3, of pictures.

import { type FileHandle, open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { PMTiles, TileType } from 'pmtiles';
import sharp from 'sharp';
import { type Config, ConfigError } from '../config.ts';

const TYPES = new Map([
  [TileType.Png, 'image/png'],
  [TileType.Jpeg, 'image/jpeg'],
  [TileType.Webp, 'image/webp'],
  [TileType.Avif, 'image/avif'],
]);

const A_DAY = 'public, max-age=86400';
/** Beyond what an archive has its nearest tiles are made larger: maps go to street level, archives of a country seldom do. */
const LEVELS_MAX = 8;
const NUMBER = /^\d{1,8}$/;

const archiveIn = (file: FileHandle, path: string): PMTiles =>
  new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length) => {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  });

/** A part of a tile as large as a tile. In: into how many parts a side is divided, and which it is. */
const partOf = async (
  tile: Buffer,
  { parts, left, top }: { parts: number; left: number; top: number },
): Promise<Buffer> => {
  const { width, height } = await sharp(tile).metadata();
  const [w, h] = [width / parts, height / parts];
  const at = { left: Math.floor(left * w), top: Math.floor(top * h) };
  return sharp(tile)
    .extract({ ...at, width: Math.max(1, Math.floor(w)), height: Math.max(1, Math.floor(h)) })
    .resize(width, height)
    .toBuffer();
};

/**
 * Serves the tiles of an archive, which is read as they are asked for; nothing where there is none.
 * @throws ConfigError for a file that is not there, is no such archive, or holds no pictures
 */
export const serveTiles = async (
  app: FastifyInstance,
  { tileFile }: Pick<Config, 'tileFile'>,
): Promise<void> => {
  if (tileFile === null) return;
  const file = await open(tileFile).catch(() => {
    throw new ConfigError(`TILE_URL: ${tileFile} cannot be read.`);
  });
  app.addHook('onClose', () => file.close());
  const archive = archiveIn(file, tileFile);
  const header = await archive.getHeader().catch(() => null);
  const type = header && TYPES.get(header.tileType);
  if (!type)
    throw new ConfigError(`TILE_URL: ${tileFile} is no archive of pictures in the form of PMTiles 3.`);
  app.get<{ Params: { z: string; x: string; y: string } }>('/tiles/:z/:x/:y', async ({ params }, reply) => {
    const { z, x, y } = params;
    if (![z, x, y].every((part) => NUMBER.test(part))) return reply.callNotFound();
    const levels = Math.max(0, Number(z) - header.maxZoom);
    if (levels > LEVELS_MAX) return reply.callNotFound();
    const parts = 2 ** levels;
    const [column, row] = [Math.floor(Number(x) / parts), Math.floor(Number(y) / parts)];
    // It throws for what lies outside of the world.
    const tile = await archive.getZxy(Number(z) - levels, column, row).catch(() => undefined);
    if (!tile) return reply.callNotFound();
    const data = Buffer.from(tile.data);
    const picture =
      levels === 0 ? data : await partOf(data, { parts, left: Number(x) % parts, top: Number(y) % parts });
    return reply.header('cache-control', A_DAY).type(type).send(picture);
  });
};
