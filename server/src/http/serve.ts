import {
  accessOf,
  type Checked,
  type Endpoint,
  type Group,
  hrefOf,
  type Reply,
  statusOf,
  type Tag,
} from '@hanca/common/endpoint.ts';
import { MAX_INTEGER } from '@hanca/common/fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { MailDelivery } from '../mail/delivery.ts';
import type { Services } from '../services.ts';
import { authorise, type Caller, isAdmin } from './access.ts';
import { CallLimits } from './call-limits.ts';
import { toProblem } from './errors.ts';
import { createOnce, findReply, fingerprintOf, idempotencyKeyOf } from './idempotency.ts';
import { keep, sendKept } from './kept.ts';
import { Problem } from './problems.ts';
import { normaliseQuery, parse } from './validate.ts';

type CallerOf<E extends Endpoint> = E extends { access: 'member' | 'admin' } ? Caller : Caller | null;

/** The request itself is only for endpoints that are never answered from kept bytes or called while rendering. */
type HttpOf<E extends Endpoint> = E extends { reads: unknown }
  ? unknown
  : { request: FastifyRequest; reply: FastifyReply };

export type Context<E extends Endpoint> = Services & Checked<E> & HttpOf<E> & { caller: CallerOf<E> };

/** What a write does that takes long and needs no transaction: it is done before one begins. Out: for the handler. */
export type Prepare<G extends Group> = {
  [N in keyof G]?: (context: Services & Checked<G[N]>) => Promise<unknown>;
};

/** What `prepare` has made for an endpoint. */
type PreparedOf<P, N> = N extends keyof P
  ? P[N] extends (...given: never[]) => Promise<infer Value>
    ? { prepared: Value }
    : unknown
  : unknown;

export type Handlers<G extends Group, P = unknown> = {
  [N in keyof G]: (context: Context<G[N]> & PreparedOf<P, N>) => Promise<Reply<G[N]>>;
};

export type AnyHandler = (context: Services & Record<string, unknown>) => Promise<unknown>;

/** Whether a call of a member is about their own records, of which they are told more than others. */
export type Own<G extends Group> = {
  [N in keyof G]?: (context: Services & Checked<G[N]> & { caller: Caller }) => boolean | Promise<boolean>;
};

type AnyOwn = (
  context: Services & Record<string, unknown> & { caller: Caller },
) => boolean | Promise<boolean>;

/** An endpoint with its handler, by the path of the contract. */
export interface Served {
  endpoint: Endpoint;
  handler: AnyHandler;
  own?: AnyOwn | undefined;
  prepare?: AnyHandler | undefined;
  /** What a write changes, for the trail of staff, where no `get` of the feature tells it; a record by its `id`. */
  state?: AnyHandler;
}

/**
 * Binds a group of the contract to its handlers; a missing, surplus or wrongly typed one does not compile. In: also which
 * public reads are about a member's own records; to these the handler answers, to all others of members kept bytes. And
 * what writes do before their transaction begins.
 */
export const serve = <G extends Group, P extends Prepare<G> = Record<never, never>>(
  group: G,
  handlers: Handlers<G, P>,
  { own = {}, prepare }: { own?: Own<G>; prepare?: P } = {},
): Served[] => {
  const handlerOf: Record<string, unknown> = handlers;
  const ownOf: Record<string, unknown> = own;
  const prepareOf: Record<string, unknown> = { ...prepare };
  return Object.entries<Endpoint>(group).map(([name, endpoint]) => ({
    endpoint,
    handler: handlerOf[name] as AnyHandler,
    own: ownOf[name] as AnyOwn | undefined,
    prepare: prepareOf[name] as AnyHandler | undefined,
  }));
};

const noStore = 'private, no-store';
const revalidate = 'public, no-cache';

export const isKeepable = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' && accessOf(endpoint) === 'public' && endpoint.reads !== undefined;

/** What the answer to a checked call is made of. In: its reply too, once there is one. */
export const tagsOf = (
  { reads = [], shows }: Endpoint,
  call: ReturnType<typeof check>,
  reply?: unknown,
): readonly Tag[] => {
  const read = typeof reads === 'function' ? reads(call as never) : reads;
  return reply === undefined || !shows ? read : [...read, ...shows(reply as never)];
};

/** The reply as JSON: encoded by its schema, which drops every field the contract does not name; '' for none. */
const serialise = (endpoint: Endpoint, value: unknown): string =>
  JSON.stringify(z.encode(endpoint.reply, value as never)) ?? '';

/** The parameters of a path. Throws Problem 400, or 404 for an id that is beyond PostgreSQL's integer. */
const checkParams = (schema: z.ZodObject, given: unknown) => {
  const params = parse(schema, given);
  const beyond = Object.values(params).some((value) => typeof value === 'number' && value > MAX_INTEGER);
  if (beyond) throw new Problem('not-found');
  return params;
};

/** The parts of a call, checked and converted. Throws Problem 400, and 404 for an id that no record can have. */
export const check = (endpoint: Endpoint, given: { params?: unknown; query?: unknown; body?: unknown }) => ({
  params: endpoint.params && checkParams(endpoint.params, given.params),
  query: endpoint.query && parse(endpoint.query, given.query ?? {}),
  body: endpoint.body && parse(endpoint.body, given.body),
});

/** What features do around the handlers. */
export interface Hooks {
  /** Who calls; null for nobody. Throws Problem 401 for credentials that are not valid any more. */
  authenticate: (request: FastifyRequest) => Promise<Caller | null>;
  /** What to run in place of the handler of a call that leaves a trail; null for all others. */
  audit: (served: Served, caller: Caller | null) => AnyHandler | null;
}

/** Registers endpoints: access first, then the parts of the request, the handler, and the reply or its kept bytes. */
export const register = (
  app: FastifyInstance,
  services: Services,
  served: readonly Served[],
  { authenticate, audit }: Hooks,
): void => {
  const { cache, changes, disk } = services;
  const limits = new CallLimits();
  for (const one of served) {
    const { endpoint, handler, own, prepare } = one;
    const isWrite = endpoint.method !== 'GET';
    const callers = new WeakMap<FastifyRequest, Caller | null>();

    /** Staff, and members on their own records, are told more than everybody else: their answers are never kept. */
    const seesMore = async (caller: Caller, call: object): Promise<boolean> =>
      isAdmin(caller) || ((await own?.({ ...services, ...call, caller })) ?? false);

    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      // Before the body is read, so that nobody's upload is refused without being received.
      onRequest: async (request) => {
        const caller = await authenticate(request);
        authorise(endpoint, caller);
        // The parser of uploads is there for every route, and a foreign page can send such a form unasked.
        if (!endpoint.files && /^multipart\//i.test(request.headers['content-type'] ?? '')) {
          throw new Problem('unsupported-type');
        }
        if (isWrite && !endpoint.small && disk.state() === 'read-only') throw new Problem('disk-full');
        if (endpoint.files && disk.state() !== 'ok') throw new Problem('disk-full');
        callers.set(request, caller);
      },
      handler: async (request, reply) => {
        const caller = callers.get(request) ?? null;
        const from = { caller, ip: request.ip };
        const { params, body } = request;
        const query = normaliseQuery(request.query as Record<string, unknown>);
        const checked = check(endpoint, { params, query, body });
        if (isKeepable(endpoint) && !(caller && (await seesMore(caller, checked)))) {
          const make = async () => {
            const { moment } = cache.versions;
            const value = await handler({ ...services, ...checked, caller: null });
            return keep({
              status: 200,
              headers: { ...plainHeaders(reply), 'cache-control': revalidate, ...jsonHeaders },
              tags: tagsOf(endpoint, checked, value),
              moment,
              body: serialise(endpoint, value),
            });
          };
          const address = hrefOf(endpoint, checked);
          // What is answered from the cache costs next to nothing and is not counted.
          if (!cache.find(address)) await limits.before(endpoint, from, services.db);
          sendKept(request, reply, await cache.through(address, make));
          return reply;
        }
        await limits.before(endpoint, from, services.db);
        const run = audit(one, caller) ?? handler;
        // A mail that is queued in a transaction is there for the delivery when that is committed.
        let hasMail = false;
        const mail: MailDelivery = {
          ...services.mail,
          wake: () => {
            hasMail = true;
          },
        };
        const context = { ...services, ...checked, mail, request, reply, caller };
        const answer = (db = services.db, prepared: unknown = undefined): Promise<string> =>
          limits.within(endpoint, from, db, async (tx) =>
            serialise(endpoint, await run({ ...context, db: tx, prepared })),
          );
        const key = idempotencyKeyOf(endpoint, request);
        const runOnce = async (): Promise<string> => {
          const makePrepared = () => prepare?.({ ...services, ...checked });
          if (!key || !caller) return answer(services.db, await makePrepared());
          const create = { userId: caller.id, key, fingerprint: fingerprintOf(endpoint, checked) };
          // What is slow is not done again for a create that has a reply.
          const first = prepare && (await findReply(services.db, create));
          if (typeof first === 'string') return first;
          const prepared = await makePrepared();
          return createOnce(services.db, create, (tx) => answer(tx, prepared));
        };
        const text = await runOnce()
          .catch(async (error: unknown) => {
            // A failure of ours may have come after the commit: then the change is there all the same.
            if (isWrite && toProblem(error).statusCode >= 500) await changes.caughtUp();
            throw error;
          })
          .finally(() => {
            if (hasMail) services.mail.wake();
          });
        if (isWrite) await changes.caughtUp();
        reply.header('cache-control', noStore).code(statusOf(endpoint));
        if (statusOf(endpoint) === 204) return reply.send();
        return reply.headers(jsonHeaders).send(text);
      },
    });
  }
};

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'Authorization, Accept-Encoding',
};

/** The headers that hooks have set so far, as a plain table. */
export const plainHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
