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

/**
 * A client whose calls go through `send`, which gets the endpoints of `table`. Its functions throw what `send` throws
 * (ApiError over HTTP).
 */
export const createClient = <E extends EndpointRow = Endpoint>(
  table: NoInfer<EndpointTable<E>>,
  send: Send<E>,
): Client => {
  const calls = (group: Record<string, E>): readonly unknown[][] =>
    Object.entries(group).map(([name, endpoint]) => [
      name,
      (given?: AnyGiven, options?: CallOptions) => send(endpoint, given ?? {}, options),
    ]);
  const features: readonly unknown[][] = Object.entries<Record<string, E>>(table).map(([feature, group]) => [
    feature,
    Object.fromEntries(calls(group)),
  ]);
  return Object.fromEntries(features);
};
