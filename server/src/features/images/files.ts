import { createReadStream } from 'node:fs';
import multipart from '@fastify/multipart';
import { MESSAGE_TARGET } from '@hanca/common/images.ts';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Serves stored pictures, and lets upload requests be read. */
export const serveImages = async (
  app: FastifyInstance,
  { store }: Pick<Services, 'store'>,
): Promise<void> => {
  // A file that is too large has `truncated` set.
  await app.register(multipart, { throwFileSizeLimit: false });
  app.get('/images/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const isPrivate = path.startsWith(`/images/${MESSAGE_TARGET}/`);
    const found = isPrivate ? null : await store.open(path, request.headers.accept ?? '');
    if (!found) throw new Problem('not-found');
    reply.headers({ 'cache-control': FOREVER, vary: 'Accept', etag: found.etag });
    if (request.headers['if-none-match']?.includes(found.etag)) return reply.code(304).send();
    return reply.type(found.type).header('content-length', found.bytes).send(createReadStream(found.file));
  });
};
