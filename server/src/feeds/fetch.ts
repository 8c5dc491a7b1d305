import { FeedRefusal, textOf } from './feed.ts';

/** What became of one request. */
export type Fetched =
  | { kind: 'new'; text: string; etag: string; lastModified: string }
  /** As it was: 304. */
  | { kind: 'same' }
  /** The host wants fewer requests, or none (403, 429); it may say when the next may come. */
  | { kind: 'blocked'; why: string; retryAfterMs: number | null }
  | { kind: 'failed'; why: string };

export interface FetchOptions {
  /** Of the copy that is stored; '' where it had none. */
  etag: string;
  lastModified: string;
  userAgent: string;
  timeoutMs: number;
  /** The largest answer. */
  megabytes?: number | undefined;
  /** Aborts when the process is to stop. */
  stopping: AbortSignal;
}

export const TIMEOUT_MS = 10_000;
const MEGABYTES = 8;

const readBounded = async (
  body: ReadableStream<Uint8Array> | null,
  megabytes: number,
): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > megabytes * 1024 * 1024) throw new FeedRefusal(`${megabytes}MB가 넘어요.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** What Retry-After says (RFC 9110): seconds, or a date; null for neither. */
export const retryAfterOf = (header: string | null, now: number): number | null => {
  if (header === null) return null;
  if (/^\d{1,7}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
};

/**
 * Sends one request for a feed. What stops it within the time is an outcome, not an error.
 * @throws FeedRefusal for an answer that is too large or not UTF-8.
 */
export const fetchText = async (url: string, options: FetchOptions): Promise<Fetched> => {
  const { etag, lastModified, userAgent, timeoutMs, megabytes = MEGABYTES, stopping } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, {
      headers: {
        'user-agent': userAgent,
        accept: 'application/json, text/csv, application/xml, text/plain, */*;q=0.1',
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      },
      signal: AbortSignal.any([timeout, stopping]),
    });
    const { status, headers } = answer;
    if (status === 200) {
      const text = textOf(await readBounded(answer.body, megabytes));
      return {
        kind: 'new',
        text,
        etag: headers.get('etag') ?? '',
        lastModified: headers.get('last-modified') ?? '',
      };
    }
    await answer.body?.cancel();
    if (status === 304) return { kind: 'same' };
    if (status === 403 || status === 429) {
      const retryAfterMs = retryAfterOf(headers.get('retry-after'), Date.now());
      return { kind: 'blocked', why: `${status} 응답이에요.`, retryAfterMs };
    }
    return { kind: 'failed', why: `${status} 응답이에요.` };
  } catch (error) {
    if (error instanceof FeedRefusal) throw error;
    return { kind: 'failed', why: timeout.aborted ? '제때 응답하지 않아요.' : '연결하지 못했어요.' };
  }
};
