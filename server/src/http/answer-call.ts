import { hrefOf, statusOf } from '@hanca/common/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { type Caller, isAdmin } from './access.ts';
import { makeAnswer, plainHeaders, sendAnswer } from './answer.ts';
import type { From } from './call-limits.ts';
import { toProblem } from './errors.ts';
import { createOnce, findReply, fingerprintOf, idempotencyKeyOf } from './idempotency.ts';
import { isCacheable, serialise, tagsOf } from './reply.ts';
import type { AnyHandler, Served } from './serve.ts';
import type { Input } from './validate.ts';

/** A call whose access and input have been checked. */
export interface Call {
  served: Served;
  caller: Caller | null;
  input: Input;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What to run instead of the handler of a call that leaves a trail; null for all others. */
export type Audit = (served: Served, from: From) => AnyHandler | null;

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'Authorization, Accept-Encoding',
};

/** Makes the function that answers calls: from the cache, or by their handler. */
export const answerCalls = (services: Services, audit: Audit): ((call: Call) => Promise<void>) => {
  const { cache, callLimits: limits, changes, db } = services;

  /** Staff, and members on their own records, see more than everybody else: their answers are never cached. */
  const seesMore = async ({ served: { own }, caller, input }: Call): Promise<boolean> =>
    caller !== null && (isAdmin(caller) || ((await own?.({ ...services, ...input, caller })) ?? false));

  const answerFromCache = async (call: Call): Promise<void> => {
    const { endpoint, handler } = call.served;
    const { input, request, reply } = call;
    const make = async () => {
      // Before anything is waited for: who waits too long is sent a 503, whose headers are none of the answer's.
      const headers = plainHeaders(reply);
      const { moment } = cache.versions;
      const value = await handler({ ...services, ...input, caller: null });
      return makeAnswer({
        status: 200,
        headers: { ...headers, 'cache-control': 'public, no-cache', ...jsonHeaders },
        tags: tagsOf(endpoint, input, value),
        moment,
        body: serialise(endpoint, value),
      });
    };
    const address = hrefOf(endpoint, input);
    // What is answered from the cache costs next to nothing and is not counted.
    if (!cache.find(address)) await limits.before(endpoint, fromOf(call), db);
    sendAnswer(request, reply, await cache.through(address, make));
  };

  /** Runs the handler of a call, once for an Idempotency-Key. Out: the reply as JSON. */
  const run = async (call: Call): Promise<string> => {
    const { served, caller, input, request, reply } = call;
    const { endpoint, handler, prepare } = served;
    const work = audit(served, fromOf(call)) ?? handler;
    const context = { ...services, ...input, request, reply, caller };
    const runIn = (executor: typeof db, prepared: unknown): Promise<string> =>
      limits.within(endpoint, fromOf(call), executor, async (tx) =>
        serialise(endpoint, await work({ ...context, db: tx, prepared })),
      );
    const makePrepared = () => prepare?.({ ...services, ...input });

    const key = idempotencyKeyOf(endpoint, request);
    if (!key || !caller) return runIn(db, await makePrepared());
    const fingerprint = fingerprintOf(endpoint, input);
    const create = { userId: caller.id, key, fingerprint, secret: endpoint.secret === true };
    // What is slow is not done again for a create that has a reply.
    const first = prepare && (await findReply(db, create));
    if (typeof first === 'string') return first;
    const prepared = await makePrepared();
    return createOnce(db, create, (tx) => runIn(tx, prepared));
  };

  const answerByHandler = async (call: Call): Promise<void> => {
    const { served, reply } = call;
    const { endpoint } = served;
    const isWrite = endpoint.method !== 'GET';
    await limits.before(endpoint, fromOf(call), db);
    const text = await run(call).catch(async (error: unknown) => {
      // A failure of ours may have come after the commit: then the change is there all the same.
      if (isWrite && toProblem(error).statusCode >= 500) await changes.caughtUp();
      throw error;
    });
    if (isWrite) await changes.caughtUp();
    // Its handler has sent a file.
    if (endpoint.download) return;
    const status = statusOf(endpoint);
    reply.header('cache-control', 'private, no-store').code(status);
    if (status === 204) reply.send();
    else reply.headers(jsonHeaders).send(text);
  };

  return async (call) =>
    isCacheable(call.served.endpoint) && !(await seesMore(call))
      ? answerFromCache(call)
      : answerByHandler(call);
};

const fromOf = ({ caller, request }: Call): From => ({ caller, ip: request.ip });
