import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const FOREVER = { maxAge: '1y', immutable: true } as const;

/** Files whose names hold a hash of their content, compressed when they were built. */
const serveHashed = (app: FastifyInstance, root: string, prefix: string, decorateReply: boolean) =>
  app.register(fastifyStatic, { root, prefix, decorateReply, preCompressed: true, index: false, ...FOREVER });

/** Serves the scripts, styles and fonts of the front's build. */
export const serveFrontAssets = async (app: FastifyInstance, folder: string): Promise<void> => {
  await serveHashed(app, join(folder, 'client/assets'), '/assets/', false);
};

/** Serves the console: its files, and its page for every other path below /admin. */
export const serveConsole = async (app: FastifyInstance, folder: string): Promise<void> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await serveHashed(app, join(folder, 'assets'), '/admin/assets/', false);
  const send = async (_request: unknown, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  app.get('/admin', send);
  app.get('/admin/*', send);
};
