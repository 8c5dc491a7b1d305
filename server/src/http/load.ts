import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/** Requests worked on at once, and how long a refusal is held: measured, docs/decisions/0004-overload.md. */
const AT_ONCE = 20;
const HOLD_MS = 500;
const HELD_MAX = 200;

/** Uploads wait for slow phones, not for us; they have their own queue. Health is asked just when there is much to do. */
const isFree = (url: string) => /^\/(?:v1\/(?:health|ready)$|v1\/storage\/|assets\/)/.test(url);

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Bounds the work in progress. Beyond it a refusal is held for half a second before it is sent, so that clients which
 * try again at once do not eat the time of those being served.
 */
export const limitLoad = (app: FastifyInstance): void => {
  let working = 0;
  let held = 0;
  const counted = new WeakSet<object>();
  const done = (request: object) => {
    if (counted.delete(request)) working -= 1;
  };

  const take = async (request: FastifyRequest) => {
    if (isFree(request.url)) return;
    if (working >= AT_ONCE) {
      if (held < HELD_MAX) {
        held += 1;
        await pause(HOLD_MS);
        held -= 1;
      }
      throw new Problem('unavailable', { retryAfter: 1 });
    }
    working += 1;
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
