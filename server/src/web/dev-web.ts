import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { type CanonicalOf, type Front, type Render, registerPages } from './pages.ts';
import { serveWorker } from './service-worker.ts';
import type { Web } from './web.ts';

const root = join(import.meta.dirname, '../../..');

const openVite = (room: 'front' | 'admin', appType: 'custom' | 'spa', server: Server) =>
  createServer({
    configFile: join(root, room, 'vite.config.ts'),
    appType,
    server: { middlewareMode: true, ws: { server } },
  });

/** Lets Vite answer what it knows before the routes do. */
const passThrough = (app: FastifyInstance, vite: ViteDevServer, concerns: (url: string) => boolean) => {
  app.addHook('onRequest', (request, reply, next) => {
    if (!concerns(request.url)) return next();
    const { raw }: { raw: IncomingMessage } = request;
    const answer: ServerResponse = reply.raw;
    vite.middlewares(raw, answer, (error?: unknown) => next(error instanceof Error ? error : undefined));
  });
};

/** The style sheets of all that the server has loaded so far, so that a page is styled before its scripts run. */
const stylesOf = (vite: ViteDevServer): string[] =>
  [...(vite.environments.ssr?.moduleGraph.urlToModuleMap.keys() ?? [])]
    .filter((url) => url.endsWith('.css'))
    .map((url) => `${url}?direct`);

const devFront = (vite: ViteDevServer): Front => ({
  load: async () => {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the front on the server');
    const entry: { render: Render; canonicalOf: CanonicalOf } =
      await ssr.runner.import('/src/entry-server.tsx');
    const assets = {
      start: '/src/after-paint.ts',
      entry: '/src/entry-client.tsx',
      // Requested once the page's own code is loaded too.
      get styles() {
        return stylesOf(vite);
      },
      preloads: [],
      soon: [],
    };
    return { ...entry, assets };
  },
  finish: (url, html) => vite.transformIndexHtml(url, html),
});

/** The public site and the console straight from their sources, reloading on change. */
export const devWeb: Web = async (app, services, served) => {
  const front = await openVite('front', 'custom', app.server);
  const admin = await openVite('admin', 'spa', app.server);
  app.addHook('onClose', async () => {
    await front.close();
    await admin.close();
  });
  const ours = /^\/(?:(?:v1|images)\/|service-worker\.js)/;
  passThrough(app, admin, (url) => url.startsWith('/admin'));
  passThrough(app, front, (url) => !ours.test(url) && !url.startsWith('/admin'));
  await serveWorker(app, '', services.config);
  registerPages(app, services, served, devFront(front));
};
