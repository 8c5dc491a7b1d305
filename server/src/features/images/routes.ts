import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { IMAGE_LIMITS, IMAGE_TARGETS, type ImageTarget, MESSAGE_TARGET } from '@hanca/common/images.ts';
import type { FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import type { Executor } from '../../db/executor.ts';
import { type Caller, isAdmin } from '../../http/access.ts';
import { limitOf, takeUnverified } from '../../http/call-limits.ts';
import { addressUnit, refuseOverLimit, takeAttempt } from '../../http/limits.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { signAddress } from './address.ts';
import { ImageTooLarge, StorageFull } from './errors.ts';
import { isFull } from './local-disk.ts';
import { type ProcessedImage, processImage } from './process.ts';
import { findOwnImages, findStoredImages } from './queries.ts';
import { findShown } from './shown.ts';
import { writeStream } from './uploads.ts';

/** Pictures that a member sends, good or not. */
const PICTURES = limitOf(api.images.upload);

const FORM_LIMITS = {
  fileSize: IMAGE_LIMITS.bytes,
  files: IMAGE_LIMITS.files,
  fields: 5,
  fieldSize: 1000,
  parts: 30,
};

/** The pictures of one upload are held in memory from the first that is decoded to the last that is stored. */
const processing = new PQueue({ concurrency: 2 });

const isTarget = (value: unknown): value is ImageTarget => IMAGE_TARGETS.some((target) => target === value);

/** Members store pictures of their listings and messages; all else is for staff. Throws Problem 400 or 403. */
const checkTarget = (value: unknown, caller: Caller): ImageTarget => {
  if (!isTarget(value)) throw fieldProblem('target', 'select.required');
  if (value !== 'realty' && value !== MESSAGE_TARGET && !isAdmin(caller)) throw new Problem('forbidden');
  return value;
};

/** What the form's parser throws: its limits keep their status, and a form that cannot be read is the sender's fault. */
const formProblem = (error: unknown): unknown => {
  const { code, statusCode, syscall } = error as { code?: unknown; statusCode?: unknown; syscall?: unknown };
  // Of the disk that the files are written to.
  if (syscall !== undefined) return isFull(error) ? new StorageFull({ cause: error }) : error;
  if (code === 'FST_FILES_LIMIT') return new Problem('image-too-large', { cause: error });
  return statusCode === undefined ? new Problem('bad-request', { cause: error }) : error;
};

/** The parts of the form; for-await throws what the parser throws, as formProblem has it. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts({ limits: FORM_LIMITS });
  } catch (error) {
    throw formProblem(error);
  }
}

/** Reads the form, every file to the disk. Counts each as one of the day before it is read, whatever comes of it. */
const receive = async (request: FastifyRequest, folder: string, caller: Caller, db: Executor) => {
  const files: string[] = [];
  let target: ImageTarget | null = null;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      if (part.fieldname === 'target') target = checkTarget(part.value, caller);
      continue;
    }
    if (!target) throw fieldProblem('target', 'required');
    if (!isAdmin(caller)) await takeAttempt(db, PICTURES, String(caller.id));
    await takeUnverified(db, api.images.upload, caller);
    const file = join(folder, String(files.length));
    await writeStream(part.file, file).catch((error) => {
      throw formProblem(error);
    });
    if (part.file.truncated) throw new ImageTooLarge();
    files.push(file);
  }
  if (!target || files.length === 0) throw fieldProblem('file', 'image.required');
  return { target, files };
};

/** How many bytes a request may bring. */
const bytesOf = ({ headers }: FastifyRequest): number => {
  const most = FORM_LIMITS.files * FORM_LIMITS.fileSize;
  return Math.min(Number(headers['content-length'] ?? most), most);
};

export const imageRoutes = serve(api.images, {
  upload: async ({ request, reply, caller, db, store, uploads }) => {
    if (!request.isMultipart()) throw new Problem('unsupported-type');
    const now = new Date();
    try {
      const sender = { userId: caller.id, address: addressUnit(request.ip) };
      return await uploads.receive(sender, bytesOf(request), async (folder) => {
        // Who has used up the day's number has nothing read.
        if (!isAdmin(caller)) await refuseOverLimit(db, [[PICTURES, String(caller.id)]]);
        const { target, files } = await receive(request, folder, caller, db);
        return processing.add(async () => {
          // All are good before the first is stored.
          const pictures: ProcessedImage[] = [];
          for (const file of files) pictures.push(await processImage(await readFile(file)));
          const paths: string[] = [];
          for (const picture of pictures) paths.push(await store.save(target, caller.id, picture, now));
          return paths;
        });
      });
    } catch (error) {
      // What is left of a refused body is not read.
      if (!request.raw.complete) reply.header('connection', 'close');
      throw error;
    }
  },

  addresses: async ({ query, caller, db, tokens }) => {
    const paths = splitImages(query.paths);
    const seen = isAdmin(caller)
      ? await findStoredImages(db, paths)
      : await findOwnImages(db, paths, caller.id);
    const shown = await findShown(db, paths);
    return paths.flatMap((path) => {
      if (shown.has(path)) return { path, address: path };
      return seen.has(path) ? { path, address: signAddress(tokens, path) } : [];
    });
  },
});
