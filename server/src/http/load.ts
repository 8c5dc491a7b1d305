import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asRequest } from '../db/abandoned.ts';
import { hasBody, isUpload } from './connections.ts';
import { addressUnit } from './limits.ts';
import { outcomeUnknown, Problem } from './problems.ts';
import { Slots } from './slots.ts';

/** Requests worked on at once: two fewer than the database's connections, which uploads and jobs use as well. */
const AT_ONCE = 8;

/** The same for one address. */
const AT_ONCE_PER_ADDRESS = 4;

/** Files cost next to nothing, and health is requested just when there is much to do. */
const isFree = (url: string) => /^\/(?:v1\/(?:health|ready)$|(?:assets|images)\/|admin(?:[/?]|$))/.test(url);

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Whether a failure leaves something to find out: signing in can simply be done again. */
const isWrite = (request: FastifyRequest): boolean =>
  !isRead(request) && !request.url.startsWith('/v1/account/');

/** A request that has a slot or waits for one. */
interface Work {
  deadline: NodeJS.Timeout;
  /** Gives the slot back, or ends the wait for it. */
  leave(): void;
  mayHaveWritten: boolean;
  isHandled: boolean;
  /** An answer went out without waiting for the handler, or its reader went away. */
  isOutlived: boolean;
  /** Aborts then for a read, which nobody waits for any more. */
  abandoned: AbortController;
}

const inProgress = new WeakMap<FastifyRequest, Work>();

/** Whether the handler of a write has begun, so that a lost connection may have cut it off after its commit. */
export const mayHaveWritten = (request: FastifyRequest): boolean =>
  inProgress.get(request)?.mayHaveWritten ?? false;

/** Why a request is answered 503, by the name of its cause. */
const reasonFor = (name: string): Error => Object.assign(new Error(name), { name });

/** Notes that nobody waits for the handler any more. Whoever has sent a write may have gone on to another page: it is carried out. */
const outlive = (request: FastifyRequest, work: Work): void => {
  work.isOutlived = true;
  if (isRead(request)) work.abandoned.abort();
};

/** To be called when an answer is ready: no deadline holds any longer. */
export const endWork = (request: FastifyRequest): void => {
  const work = inProgress.get(request);
  if (!work) return;
  clearTimeout(work.deadline);
  // Its handler keeps the slot until it ends: its queries run on.
  if (work.isHandled && work.isOutlived) return;
  inProgress.delete(request);
  work.leave();
};

/** Milliseconds. */
export interface LoadTimes {
  /** How long a request waits for its slot. Refused at once, clients that try again would take all the processor's time. */
  waitMs: number;
  /** From the end of a request to the first byte of its answer; uploads are processed as long as that takes. */
  answerWithinMs: number;
}

/** A third of the time to an answer may go by before its work begins. */
export const loadTimes = (answerWithinMs: number): LoadTimes => ({
  waitMs: answerWithinMs / 3,
  answerWithinMs,
});

/**
 * Bounds the work in progress and the time to an answer. Beyond the bounds a request waits for a slot, in turn, and is
 * refused after its time for that; one whose answer takes longer than it may is answered 503, and its handler ends at its
 * next query. Call it before routes are added.
 */
export const limitLoad = (app: FastifyInstance, { waitMs, answerWithinMs }: LoadTimes): void => {
  const slots = new Slots({ atOnce: AT_ONCE, perAddress: AT_ONCE_PER_ADDRESS });

  const begin = async (request: FastifyRequest, reply: FastifyReply, handlerFollows: boolean) => {
    const answerLate = () => {
      outlive(request, work);
      const cause = reasonFor('late');
      if (!reply.sent) {
        reply.send(work.mayHaveWritten ? outcomeUnknown(cause) : new Problem('unavailable', { cause }));
      }
    };
    const wait = new AbortController();
    const work: Work = {
      deadline: setTimeout(answerLate, answerWithinMs),
      leave: () => wait.abort(),
      mayHaveWritten: false,
      isHandled: false,
      isOutlived: false,
      abandoned: new AbortController(),
    };
    inProgress.set(request, work);
    const patience = setTimeout(work.leave, waitMs);
    try {
      work.leave = await slots.take(addressUnit(request.ip), wait.signal);
      work.mayHaveWritten = handlerFollows && isWrite(request);
    } catch {
      throw new Problem('unavailable', { cause: reasonFor(work.isOutlived ? 'abandoned' : 'overloaded') });
    } finally {
      clearTimeout(patience);
    }
  };

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const work = inProgress.get(request);
      if (!work) return handler.call(this, request, reply);
      work.isHandled = true;
      const run = async () => {
        try {
          return await handler.call(this, request, reply);
        } catch (error) {
          // Nobody waits for it any more, and the log has why.
          if (work.isOutlived) return reply.sent ? reply : reply.hijack();
          throw error;
        } finally {
          work.isHandled = false;
          if (work.isOutlived) endWork(request);
        }
      };
      return asRequest(work.abandoned.signal, run);
    };
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isFree(request.url)) await begin(request, reply, !hasBody(request.raw));
  });
  // A body that comes slowly is no work: its request gives its slot back meanwhile, an upload for good.
  app.addHook('preParsing', (request, _reply, _payload, next) => {
    if (hasBody(request.raw)) endWork(request);
    next();
  });
  app.addHook('preHandler', async (request, reply) => {
    const { raw, url } = request;
    if (hasBody(raw) && !isUpload(url) && !isFree(url)) await begin(request, reply, true);
  });
  app.addHook('onSend', (request, _reply, _payload, next) => {
    endWork(request);
    next();
  });
  app.addHook('onRequestAbort', (request, next) => {
    const work = inProgress.get(request);
    if (work) outlive(request, work);
    endWork(request);
    next();
  });
};
