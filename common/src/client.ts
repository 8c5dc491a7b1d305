import type { Api } from './contract/index.ts';
import type { Endpoint, EndpointRow, Given, Group, Reply } from './endpoint.ts';

/** What any endpoint may be given. */
export interface AnyGiven {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: FormData;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Of a file: called with the bytes so far as it comes. */
  onProgress?: (bytes: number) => void;
}

/** Every endpoint by feature and name: the contract itself, or what a browser holds of it. */
export type EndpointTable<E extends EndpointRow = EndpointRow> = {
  [F in keyof Api]: Record<keyof Api[F], E>;
};

/** Carries one call: over HTTP in the browser, straight to the handler when the server renders a page. */
export type Send<E extends EndpointRow = EndpointRow> = (
  endpoint: E,
  given: AnyGiven,
  options?: CallOptions,
) => Promise<unknown>;

type Arguments<E extends Endpoint> =
  Record<never, never> extends Given<E>
    ? [given?: Given<E>, options?: CallOptions]
    : [given: Given<E>, options?: CallOptions];

type Calls<G extends Group> = {
  [N in keyof G]: (
    ...args: Arguments<G[N]>
  ) => Promise<G[N] extends { download: string } ? Blob : Reply<G[N]>>;
};

/** Every endpoint of the contract as a typed function: `client.posts.get({ params: { id: 1 } })`. */
export type Client = { [F in keyof Api]: Calls<Api[F]> };

/** An object with the names of another, whose values are made of that one's as they are read. */
const lazily = <Value>(from: Record<string, Value>, make: (value: Value) => unknown): unknown =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        const value = typeof name === 'string' && Object.hasOwn(from, name) ? from[name] : undefined;
        return value && make(value);
      },
    },
  );

/**
 * A client whose calls go through `send`, which gets the endpoints of `table`. Its functions throw what `send` throws
 * (ApiError over HTTP). Each page that is rendered has one of its own, so its functions are made as they are read.
 */
export const createClient = <E extends EndpointRow = Endpoint>(
  table: NoInfer<EndpointTable<E>>,
  send: Send<E>,
): Client => {
  const callOf = (endpoint: E) => (given?: AnyGiven, options?: CallOptions) =>
    send(endpoint, given ?? {}, options);
  return lazily<Record<string, E>>(table, (group) => lazily(group, callOf)) as Client;
};
