import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/** Requests worked on at once, how long others wait for a place and how many: measured, docs/decisions/0004-overload.md. */
const AT_ONCE = 20;
const WAIT_MS = 500;
const WAITING_MAX = 200;

/** Uploads wait for slow phones, not for us; they have their own queue. Health is asked just when there is much to do. */
const isFree = (url: string) => /^\/(?:v1\/(?:health|ready)$|v1\/storage\/|assets\/)/.test(url);

/** Whether a request says that a body follows. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Bounds the work in progress. Beyond it a request waits up to half a second for a place, in turn, and is refused after
 * that: a burst is served, and clients which try again at once do not eat the time of those being served.
 */
export const limitLoad = (app: FastifyInstance): void => {
  let working = 0;
  const waiting = new Set<() => void>();
  const counted = new WeakSet<object>();

  /** Hands the place to who has waited longest. */
  const free = () => {
    const [next] = waiting;
    if (!next) working -= 1;
    else {
      waiting.delete(next);
      next();
    }
  };
  const done = (request: object) => {
    if (counted.delete(request)) free();
  };

  /** Out: whether a place was handed over in time. */
  const turn = () =>
    new Promise<boolean>((resolve) => {
      const mine = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.delete(mine);
        resolve(false);
      }, WAIT_MS);
      waiting.add(mine);
    });

  const take = async (request: FastifyRequest) => {
    if (isFree(request.url)) return;
    if (working < AT_ONCE) working += 1;
    else if (waiting.size >= WAITING_MAX || !(await turn()))
      throw new Problem('unavailable', { retryAfter: 1 });
    // Who has gone meanwhile is not told of again.
    if (request.raw.socket.destroyed) {
      free();
      throw new Problem('unavailable');
    }
    counted.add(request);
  };

  // A body that comes slowly is no work: its request takes a place once it is here.
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) await take(request);
  });
  app.addHook('preHandler', async (request) => {
    if (hasBody(request)) await take(request);
  });
  // A slow reader of the answer costs no work, so the place is free once the answer is ready.
  app.addHook('onSend', async (request) => done(request));
  app.addHook('onResponse', async (request) => done(request));
  app.addHook('onRequestAbort', async (request) => done(request));
};
