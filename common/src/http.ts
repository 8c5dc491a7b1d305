import type { AnyGiven, CallOptions, EndpointTable, Send } from './client.ts';
import { type EndpointRow, hrefOf } from './endpoint.ts';
import { startsSession, ZONE_HEADER } from './member-zone.ts';
import { ApiError, unreachable } from './problem.ts';
import type { ProblemDocument } from './problem-document.ts';
import { browserSession } from './session.ts';
import { sessionLife } from './session-life.ts';
import { startCreate } from './unanswered.ts';

/** A token with less than this left is renewed before the call (specification, constants). */
const RENEW_BEFORE_MS = 60_000;

/** The calls that make or end a session, by whatever way, or are for who has none any more, go out as they are. */
const isUnauthenticated = ({ path }: EndpointRow): boolean =>
  /^\/v1\/account\/(?:signin|signup|signout|refresh|forgot|reset|email\/undo)(?:\/|$)/.test(path);

export interface HttpOptions {
  /** Called when the session of the browser was renewed, has ended or was refused. */
  onSession?: () => void;
  fetch?: typeof fetch;
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Throws ApiError where the connection breaks in the body: half an answer is none. */
const jsonOf = async <T>(response: Response): Promise<T> => {
  try {
    return (await response.json()) as T;
  } catch (error) {
    throw isAborted(error) ? error : new ApiError(unreachable);
  }
};

const typeOf = (response: Response): string => response.headers.get('content-type') ?? '';

const problemOf = async (response: Response): Promise<ProblemDocument> => {
  if (typeOf(response).includes('problem+json')) return jsonOf(response);
  return {
    type: 'about:blank',
    title: '요청을 처리하지 못했어요',
    status: response.status,
    code: 'unexpected',
    detail: '잠시 후 다시 시도해 주세요.',
  };
};

/** A file as it comes. Throws ApiError where the connection breaks: half a file is none. */
const fileOf = async (response: Response, onProgress?: (bytes: number) => void): Promise<Blob> => {
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      parts.push(next.value);
      bytes += next.value.length;
      onProgress?.(bytes);
    }
  } catch (error) {
    throw isAborted(error) ? error : new ApiError(unreachable);
  }
  return new Blob(parts, { type: typeOf(response) });
};

/**
 * Calls over HTTP in a browser: bearer token, renewal shortly before it ends, one retry after a 401, and for creates a
 * key that makes a repetition after a lost answer harmless. In: the table whose endpoints it is given.
 * Throws ApiError for every answer that is no success, with status 0 when there was no answer.
 */
export const httpSend = (
  { account }: Pick<EndpointTable, 'account'>,
  { onSession, fetch: given }: HttpOptions = {},
): Send => {
  let renewing: Promise<boolean> | null = null;

  const request = async (
    endpoint: EndpointRow,
    input: AnyGiven,
    options?: CallOptions,
    idempotencyKey?: string,
  ): Promise<Response> => {
    const headers = new Headers({ accept: 'application/json', 'accept-language': 'ko' });
    const token = browserSession.token();
    if (token && !isUnauthenticated(endpoint)) headers.set('authorization', `Bearer ${token}`);
    if (input.body !== undefined) headers.set('content-type', 'application/json');
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
    if (startsSession(endpoint)) {
      headers.set(ZONE_HEADER, new Intl.DateTimeFormat().resolvedOptions().timeZone);
    }
    try {
      return await (given ?? fetch)(hrefOf(endpoint, input), {
        method: endpoint.method,
        headers,
        credentials: 'include',
        body: input.files ?? (input.body === undefined ? null : JSON.stringify(input.body)),
        signal: options?.signal ?? null,
        // A like is stored though its reader goes on to another site at once; bodies have a bound, and forms wait.
        keepalive: endpoint.method !== 'GET' && input.body === undefined && !input.files,
      });
    } catch (error) {
      throw isAborted(error) ? error : new ApiError(unreachable);
    }
  };

  const signOut = async () => {
    await request(account.signout, {}).catch(() => undefined);
    sessionLife.clear();
    onSession?.();
  };

  /** True when the token is good again. Only a refusal ends the session; a server out of reach does not. */
  const renewNow = async (stale: string | null): Promise<boolean> => {
    // Another tab may have renewed it while this one waited for the lock.
    if (browserSession.token() !== stale && sessionLife.remaining() > RENEW_BEFORE_MS) return true;
    const response = await request(account.refresh, {});
    if (response.ok) {
      const { accessToken } = await jsonOf<{ accessToken: string }>(response);
      sessionLife.remember(accessToken);
      onSession?.();
      return true;
    }
    if (response.status !== 401) throw new ApiError(await problemOf(response));
    await signOut();
    return false;
  };

  const renew = (): Promise<boolean> => {
    const stale = browserSession.token();
    renewing ??= Promise.resolve(
      navigator.locks ? navigator.locks.request('hanca-refresh', () => renewNow(stale)) : renewNow(stale),
    ).finally(() => {
      renewing = null;
    });
    return renewing;
  };

  return async (endpoint, input, options) => {
    const withToken = () => !isUnauthenticated(endpoint) && browserSession.token() !== null;
    if (withToken() && sessionLife.remaining() < RENEW_BEFORE_MS) await renew();
    const create = await startCreate(endpoint, input);
    let response = await request(endpoint, input, options, create?.key);
    if (response.status === 401 && withToken() && (await renew())) {
      response = await request(endpoint, input, options, create?.key);
    }
    if (response.ok && endpoint.download) return fileOf(response, options?.onProgress);
    const body = response.ok && typeOf(response).includes('json') ? await jsonOf(response) : undefined;
    const problem = response.ok ? null : await problemOf(response);
    if (response.status === 401) onSession?.();
    // After an error of the server nobody knows what became of the create.
    if (response.status < 500) create?.answered();
    if (problem) throw new ApiError(problem);
    return body;
  };
};
