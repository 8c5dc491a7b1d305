import type { Api } from './contract/index.ts';
import { api } from './contract/index.ts';
import type { Endpoint, Given, Group, Reply } from './endpoint.ts';

/** What any endpoint may be given. */
export interface AnyGiven {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: FormData;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** Carries one call: over HTTP in the browser, straight to the handler when the server renders a page. */
export type Send = (endpoint: Endpoint, given: AnyGiven, options?: CallOptions) => Promise<unknown>;

type Arguments<E extends Endpoint> =
  Record<never, never> extends Given<E>
    ? [given?: Given<E>, options?: CallOptions]
    : [given: Given<E>, options?: CallOptions];

type Calls<G extends Group> = {
  [N in keyof G]: (...args: Arguments<G[N]>) => Promise<Reply<G[N]>>;
};

/** Every endpoint of the contract as a typed function: `client.posts.get({ params: { id: 1 } })`. */
export type Client = { [F in keyof Api]: Calls<Api[F]> };

/** A client whose calls go through `send`. Its functions throw what `send` throws (ApiError over HTTP). */
export const createClient = (send: Send): Client => {
  const calls = (group: Group): readonly unknown[][] =>
    Object.entries(group).map(([name, endpoint]) => [
      name,
      (given?: AnyGiven, options?: CallOptions) => send(endpoint, given ?? {}, options),
    ]);
  const features: readonly unknown[][] = Object.entries(api).map(([feature, group]) => [
    feature,
    Object.fromEntries(calls(group)),
  ]);
  return Object.fromEntries(features);
};
