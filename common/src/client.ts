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

/** An object whose values are made when they are asked for; undefined where there are none. */
const lazily = <Value>(make: (name: string) => Value): unknown =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' ? make(name) : undefined) });

/**
 * A client whose calls go through `send`, which gets the endpoints of `table`. Its functions throw what `send` throws
 * (ApiError over HTTP). Each page that is rendered has one of its own, so it makes a function when that is called.
 */
export const createClient = <E extends EndpointRow = Endpoint>(
  table: NoInfer<EndpointTable<E>>,
  send: Send<E>,
): Client => {
  const groups: Partial<Record<string, Partial<Record<string, E>>>> = table;
  return lazily((feature) => {
    const group = groups[feature];
    if (!group) return undefined;
    return lazily((name) => {
      const endpoint = group[name];
      return endpoint && ((given?: AnyGiven, options?: CallOptions) => send(endpoint, given ?? {}, options));
    });
  }) as Client;
};
