import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { makeAnswer, plainHeaders, sendAnswer } from '../http/answer.ts';

/** In place of the worker: a browser that has one from before gets this one, which removes all it stored and itself. */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
`;

/** Whether browsers may store pages for reading offline. */
export const storesOffline = ({ offline, development }: Pick<Config, 'offline' | 'development'>): boolean =>
  offline && !development;

/**
 * Serves the service worker at its one address, which browsers compare whenever they open a page. Throws where the front
 * is not built.
 */
export const serveWorker = async (app: FastifyInstance, folder: string, config: Config): Promise<void> => {
  const body = storesOffline(config)
    ? await readFile(join(folder, 'worker/service-worker.js'), 'utf8')
    : REMOVAL;
  app.get('/service-worker.js', (request, reply) => {
    const headers = {
      ...plainHeaders(reply),
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    };
    sendAnswer(request, reply, makeAnswer({ status: 200, headers, tags: [], moment: null, body }));
    return reply;
  });
};
