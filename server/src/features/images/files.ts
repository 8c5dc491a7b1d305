import { createReadStream } from 'node:fs';
import multipart from '@fastify/multipart';
import { MESSAGE_TARGET } from '@hanca/common/images.ts';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { isSigned } from './address.ts';
import { parseImagePath, pathOf } from './names.ts';
import { createShown } from './shown.ts';

/** Kept, and asked for before each use: what shows a picture may be hidden at any time. */
const FOR_ALL = 'public, no-cache';
const BY_SEAL = 'private, no-cache';

/**
 * Serves stored pictures that something visible shows, all others at signed addresses alone, and lets upload requests be
 * read.
 */
export const serveImages = async (
  app: FastifyInstance,
  { store, tokens, db, cache }: Pick<Services, 'store' | 'tokens' | 'db' | 'cache'>,
): Promise<void> => {
  const isShown = createShown({ db, cache });
  // A file that is too large has `truncated` set.
  await app.register(multipart, { throwFileSizeLimit: false });
  app.get('/images/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const name = parseImagePath(path);
    if (!name || name.folder[0] === MESSAGE_TARGET) throw new Problem('not-found');
    const stored = pathOf(name);
    const signed = isSigned(tokens, stored, request.query);
    // Before its file is looked for, which may make a variant of it.
    if (!signed && !(await isShown(stored))) throw new Problem('not-found');
    const found = await store.open(path, request.headers.accept ?? '');
    if (!found) throw new Problem('not-found');
    reply.headers({ 'cache-control': signed ? BY_SEAL : FOR_ALL, vary: 'Accept', etag: found.etag });
    if (request.headers['if-none-match']?.includes(found.etag)) return reply.code(304).send();
    return reply.type(found.type).header('content-length', found.bytes).send(createReadStream(found.file));
  });
};
