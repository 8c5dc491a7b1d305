import type { MultipartFile } from '@fastify/multipart';
import { api } from '@hanca/common/contract/index.ts';
import { IMAGE_LIMITS, IMAGE_TARGETS, type ImageTarget } from '@hanca/common/images.ts';
import type { FastifyRequest } from 'fastify';
import { type Caller, isAdmin } from '../../http/access.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { ImageTooLarge } from './errors.ts';
import { type ProcessedImage, processImage } from './process.ts';
import { countRecentImages, insertImages } from './queries.ts';

/** Pictures a member may store in a day. */
const DAILY_LIMIT = 300;
const DAY_SECONDS = 24 * 3600;

const FORM_LIMITS = {
  fileSize: IMAGE_LIMITS.bytes,
  files: IMAGE_LIMITS.files,
  fields: 5,
  fieldSize: 1000,
  parts: 30,
};

const isTarget = (value: unknown): value is ImageTarget => IMAGE_TARGETS.some((target) => target === value);

/** Members store pictures of their listings; all else is for staff. Throws Problem 400 or 403. */
const checkTarget = (value: unknown, caller: Caller): ImageTarget => {
  if (!isTarget(value)) throw fieldProblem('target', 'select.required');
  if (value !== 'realty' && !isAdmin(caller)) throw new Problem('forbidden');
  return value;
};

/** What the form's parser throws: its limits keep their status, and a form that cannot be read is the sender's fault. */
const formProblem = (error: unknown): unknown => {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
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

const read = async (part: MultipartFile): Promise<Buffer> => {
  const input = await part.toBuffer().catch((error) => {
    throw formProblem(error);
  });
  if (part.file.truncated) throw new ImageTooLarge();
  return input;
};

/** Reads the parts one after another and decodes each picture before the next is read, so that one is held at a time. */
const receive = async (request: FastifyRequest, caller: Caller) => {
  const pictures: ProcessedImage[] = [];
  let target: ImageTarget | null = null;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      if (part.fieldname === 'target') target = checkTarget(part.value, caller);
      continue;
    }
    if (!target) throw fieldProblem('target', 'required');
    pictures.push(await processImage(await read(part)));
  }
  if (!target || pictures.length === 0) throw fieldProblem('file', 'image.required');
  return { target, pictures };
};

export const imageRoutes = serve(api.images, {
  upload: async ({ request, caller, db, store }) => {
    if (!request.isMultipart()) throw new Problem('unsupported-type');
    const now = new Date();
    if (!isAdmin(caller) && (await countRecentImages(db, caller.id)) >= DAILY_LIMIT) {
      throw new Problem('too-many', { retryAfter: DAY_SECONDS });
    }
    // All are good before the first is stored.
    const { target, pictures } = await receive(request, caller);
    const rows = [];
    for (const picture of pictures) {
      const { path, bytes } = await store.save(target, caller.id, picture, now);
      rows.push({ path, userId: caller.id, target, bytes, width: picture.width, height: picture.height });
    }
    await insertImages(db, rows);
    return rows.map((row) => row.path);
  },
});
