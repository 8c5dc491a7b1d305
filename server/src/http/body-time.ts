import type { FastifyInstance } from 'fastify';
import { hasBody } from './load.ts';

/** Milliseconds in which a request has to be here: a picture of 15 MB from a phone that sends 1 Mbit a second. */
export const REQUEST_WITHIN_MS = 120_000;

/** The same for all that is no picture, at most 1 MB. */
const BODY_WITHIN_MS = 10_000;

/** Cuts requests whose body comes too slowly; for pictures there is the server's own limit alone. */
export const limitBodyTime = (app: FastifyInstance, withinMs = BODY_WITHIN_MS): void => {
  app.addHook('onRequest', (request, _reply, next) => {
    const { raw, url } = request;
    if (hasBody(request) && !url.startsWith('/v1/storage/')) {
      const timer = setTimeout(() => raw.destroy(), withinMs);
      for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timer));
    }
    next();
  });
};
