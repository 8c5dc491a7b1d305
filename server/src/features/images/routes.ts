import type { MultipartFile } from '@fastify/multipart';
import { api } from '@hanca/common/contract/index.ts';
import { IMAGE_LIMITS, IMAGE_TARGETS, type ImageTarget } from '@hanca/common/images.ts';
import type { FastifyRequest } from 'fastify';
import { type Caller, isAdmin } from '../../http/access.ts';
import { type DailyLimit, refuseOverDaily, takeDaily } from '../../http/daily-limit.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { ImageTooLarge } from './errors.ts';
import { type ProcessedImage, processImage } from './process.ts';
import { insertImages } from './queries.ts';

/** Pictures that a member stores. */
const PICTURES: DailyLimit = {
  kind: 'image',
  most: 300,
  detail: {
    ko: '사진은 하루에 300장까지 올릴 수 있어요. 사진 수를 줄이거나 내일 다시 올려 주세요.',
    en: 'At most 300 pictures a day. Choose fewer or try again tomorrow.',
  },
};

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
    // Who has used up the day's number has nothing decoded.
    if (!isAdmin(caller)) await refuseOverDaily(db, PICTURES, [caller.id]);
    // All are good before the first is stored.
    const { target, pictures } = await receive(request, caller);
    if (!isAdmin(caller)) {
      // What is refused is forgotten with the transaction.
      await db.transaction((tx) => takeDaily(tx, PICTURES, [caller.id], pictures.length));
    }
    const rows = [];
    for (const picture of pictures) {
      const { path, bytes } = await store.save(target, caller.id, picture, now);
      rows.push({ path, userId: caller.id, target, bytes, width: picture.width, height: picture.height });
    }
    await insertImages(db, rows);
    return rows.map((row) => row.path);
  },
});
