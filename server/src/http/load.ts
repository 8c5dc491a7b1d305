import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** Whether a failure leaves something to find out: signing in can simply be done again. */
const isWrite = ({ method, url }: FastifyRequest) =>
  method !== 'GET' && method !== 'HEAD' && !url.startsWith('/v1/account/');

/** A request that has a slot or waits for one. */
interface Work {
  deadline: NodeJS.Timeout;
  /** Gives the slot back, or ends the wait for it. */
  leave(): void;
  mayHaveWritten: boolean;
}

const inProgress = new WeakMap<FastifyRequest, Work>();

/** Whether the handler of a write has begun, so that a lost connection may have cut it off after its commit. */
export const mayHaveWritten = (request: FastifyRequest): boolean =>
  inProgress.get(request)?.mayHaveWritten ?? false;

/** To be called when an answer is ready: how fast its reader reads is no work, and no deadline holds any longer. */
export const endWork = (request: FastifyRequest): void => {
  const work = inProgress.get(request);
  if (!work) return;
  inProgress.delete(request);
  clearTimeout(work.deadline);
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
 * refused after its time for that; one whose answer takes longer than it may is answered 503, whatever its handler still does.
 */
export const limitLoad = (app: FastifyInstance, { waitMs, answerWithinMs }: LoadTimes): void => {
  const slots = new Slots({ atOnce: AT_ONCE, perAddress: AT_ONCE_PER_ADDRESS });

  const begin = async (request: FastifyRequest, reply: FastifyReply, handlerFollows: boolean) => {
    const answerLate = () => {
      if (!reply.sent) reply.send(work.mayHaveWritten ? outcomeUnknown() : new Problem('unavailable'));
    };
    const wait = new AbortController();
    const work: Work = {
      deadline: setTimeout(answerLate, answerWithinMs),
      leave: () => wait.abort(),
      mayHaveWritten: false,
    };
    inProgress.set(request, work);
    const patience = setTimeout(work.leave, waitMs);
    try {
      work.leave = await slots.take(addressUnit(request.ip), wait.signal);
      work.mayHaveWritten = handlerFollows && isWrite(request);
    } catch {
      throw new Problem('unavailable');
    } finally {
      clearTimeout(patience);
    }
  };

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
    endWork(request);
    next();
  });
};
