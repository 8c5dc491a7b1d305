// How a call is answered. Here a group of the contract is bound to its handlers; register.ts makes the routes, checks access
// (access.ts) and input (validate.ts); answer-call.ts answers from the cache (cache.ts, versions.ts, and changes.ts, which
// empties it) or runs the handler, within its limits (call-limits.ts, limits.ts) and once for a key (idempotency.ts).
// crud.ts has the handlers of plain tables. Around all: load.ts and slots.ts (overload), connections.ts, headers.ts, proxy-warning.ts,
// problems.ts and errors.ts; documentation.ts and openapi.ts describe the API.

import type { Checked, Endpoint, Group, Reply } from '@hanca/common/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Caller } from './access.ts';

type CallerOf<E extends Endpoint> = E extends { access: 'member' | 'admin' } ? Caller : Caller | null;

/** The request itself is only for endpoints that are never answered from the cache or called while rendering. */
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

/** Whether a call of a member is about their own records, of which they see more than others. */
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
  /** What a write changes, for the trail of staff, where no `get` of the feature shows it; a record by its `id`. */
  state?: AnyHandler;
  /** What else it changes, each with a trail of its own, as the `get` of its feature shows it. */
  others?: (
    context: Services & Record<string, unknown>,
  ) => Promise<readonly { feature: string; id: number }[]>;
}

/**
 * Binds a group of the contract to its handlers; a missing, surplus or wrongly typed one does not compile. In: also which
 * public reads are about a member's own records; to these the handler answers, to all others of members the cache. And
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
