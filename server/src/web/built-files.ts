import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { codingOf } from '../http/body.ts';

/** What builds hold, by the endings of its names. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const COMPRESSED = { br: '.br', gzip: '.gz', identity: '' } as const;

/**
 * Serves the files of a folder, compressed where the build did that. Each is read once and held, at most some megabytes
 * in all: looking files up on the disk was half of the work of a first visit.
 * @throws Error for a file of a type that is not in the table.
 */
const serveFiles = async (
  app: FastifyInstance,
  { folder, prefix, cacheControl }: { folder: string; prefix: string; cacheControl: string },
): Promise<void> => {
  const names = new Set(await readdir(folder));
  for (const name of names) {
    const type = extname(name.replace(/\.(?:br|gz)$/, ''));
    if (!TYPES[type]) throw new Error(`no type is known for ${join(folder, name)}`);
  }
  const files = new Map<string, Promise<Buffer | null>>();
  const read = (name: string): Promise<Buffer | null> => {
    // It may be gone since another build.
    const file = files.get(name) ?? readFile(join(folder, name)).catch(() => null);
    files.set(name, file);
    return file;
  };
  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const { '*': name } = request.params;
    const type = TYPES[extname(name)];
    if (!type || !names.has(name)) return reply.callNotFound();
    const accepted = codingOf(request.headers['accept-encoding']);
    const coding = names.has(name + COMPRESSED[accepted]) ? accepted : 'identity';
    const bytes = await read(name + COMPRESSED[coding]);
    if (!bytes) return reply.callNotFound();
    if (coding !== 'identity') reply.header('content-encoding', coding);
    return reply.headers({ 'cache-control': cacheControl, vary: 'Accept-Encoding' }).type(type).send(bytes);
  });
};

/** The names of these files hold a hash of their content. */
const serveHashed = (app: FastifyInstance, folder: string, prefix: string) =>
  serveFiles(app, { folder, prefix, cacheControl: 'public, max-age=31536000, immutable' });

/** Serves the scripts, styles and fonts of the front's build. */
export const serveFrontAssets = async (app: FastifyInstance, folder: string): Promise<void> => {
  await serveHashed(app, join(folder, 'client/assets'), '/assets/');
};

const A_DAY = 'public, max-age=86400';

/** Serves what makes the site installable, at the fixed addresses that its pages name. */
export const serveManifest = async (app: FastifyInstance, folder: string): Promise<void> => {
  const root = join(folder, 'client');
  await serveFiles(app, { folder: join(root, 'icons'), prefix: '/icons/', cacheControl: A_DAY });
  const manifest = await readFile(join(root, 'manifest.webmanifest'), 'utf8');
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.header('cache-control', A_DAY).type('application/manifest+json').send(manifest),
  );
};

/** Serves the console: its files, and its page for every other path below /admin. */
export const serveConsole = async (app: FastifyInstance, folder: string): Promise<void> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await serveHashed(app, join(folder, 'assets'), '/admin/assets/');
  const send = async (_request: unknown, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  app.get('/admin', send);
  app.get('/admin/*', send);
};
