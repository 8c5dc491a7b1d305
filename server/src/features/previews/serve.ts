import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MAX_INTEGER } from '@hanca/common/fields.ts';
import { perHour } from '@hanca/common/limits.ts';
import { PREVIEWED, previewPath } from '@hanca/common/previews.ts';
import type { FastifyInstance } from 'fastify';
import { addressUnit, takeAttempt } from '../../http/limits.ts';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { unlessMissing } from '../images/local-disk.ts';
import { drawPreview } from './draw.ts';
import { findPreviewed, type PreviewRow } from './queries.ts';

/** Of one address: pictures that are drawn for it. Those that are stored already are not counted. */
export const DRAWINGS = { ...perHour(300), kind: 'preview' };

/** Kept, and asked for before each use: what is shown may be hidden at any time. */
const CACHING = 'public, no-cache';
const NAMED = /^([1-9]\d{0,9})-(\d{1,15})$/;

/** Where the drawn previews are; all of it can be drawn again. */
export const previewsFolder = (dataDir: string): string => join(dataDir, 'previews');

/**
 * Serves the pictures that messengers show for links. Each is drawn once for every change of its record, and only of what
 * everybody sees; an address from before the change leads to that of now.
 */
export const servePreviews = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { db, store, config, log } = services;
  const drawing = new Map<string, Promise<Buffer>>();

  const draw = async (file: string, { title, line, image }: PreviewRow): Promise<Buffer> => {
    const photo = image ? await store.open(image, '') : null;
    const jpeg = await drawPreview({ title, line, photo: photo && (await readFile(photo.file)) });
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, jpeg, { mode: 0o600 });
      await rename(temporary, file);
    } catch (error) {
      log.warn({ err: error }, 'a preview could not be stored');
    }
    return jpeg;
  };

  /** Whoever wants the same picture waits for the same drawing. */
  const drawOnce = (file: string, row: PreviewRow): Promise<Buffer> => {
    const running = drawing.get(file) ?? draw(file, row).finally(() => drawing.delete(file));
    drawing.set(file, running);
    return running;
  };

  app.get<{ Params: { kind: string; name: string } }>('/previews/:kind/:name.jpg', async (request, reply) => {
    const kind = PREVIEWED.find((known) => known === request.params.kind);
    const [, id, time] = NAMED.exec(request.params.name) ?? [];
    if (!kind || Number(id ?? Infinity) > MAX_INTEGER) throw new Problem('not-found');
    const [row] = await findPreviewed(db, kind, [Number(id)]);
    if (!row) throw new Problem('not-found');
    const now = String(row.updatedAt.getTime());
    if (time !== now) {
      const path = previewPath(kind, { id: row.id, updatedDate: { time: now } });
      return reply.header('cache-control', 'no-cache').redirect(path, 302);
    }
    const etag = `"${kind}-${id}-${now}"`;
    reply.headers({ 'cache-control': CACHING, etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const file = join(previewsFolder(config.dataDir), kind, `${id}-${now}.jpg`);
    let jpeg: Buffer | null = await unlessMissing(readFile(file), null);
    if (!jpeg) {
      await takeAttempt(db, DRAWINGS, addressUnit(request.ip));
      jpeg = await drawOnce(file, row);
    }
    return reply.type('image/jpeg').send(jpeg);
  });
};
