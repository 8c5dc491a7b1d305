import { type EndpointRow, hrefOf, isCreate } from './endpoint.ts';

type Input = { params?: Record<string, unknown>; body?: unknown };

/** In the session storage: the keys of creates that have had no answer, by a digest of what was sent. */
const STORED_AT = 'unansweredCreates';

const readAll = (): Record<string, string> => JSON.parse(sessionStorage.getItem(STORED_AT) ?? '{}');

const writeAll = (keys: Record<string, string>): void => {
  if (Object.keys(keys).length === 0) sessionStorage.removeItem(STORED_AT);
  else sessionStorage.setItem(STORED_AT, JSON.stringify(keys));
};

const digestOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** One create on its way. */
export interface Create {
  /** The value of its Idempotency-Key header. */
  key: string;
  /** Forgets the key: the server has said what became of the create. */
  answered(): void;
}

/**
 * A create with its key: the same as before where the same was sent in this tab without an answer, also before a
 * reload, so that pressing the button again makes no second record.
 * @returns Null for a call that creates nothing, and on a page without HTTPS, whose browsers make no digests.
 */
export const startCreate = async (endpoint: EndpointRow, input: Input): Promise<Create | null> => {
  if (!isCreate(endpoint) || !globalThis.crypto?.subtle) return null;
  const digest = await digestOf(`${hrefOf(endpoint, input)} ${JSON.stringify(input.body)}`);
  const key = readAll()[digest] ?? crypto.randomUUID();
  writeAll({ ...readAll(), [digest]: key });
  return {
    key,
    answered: () => {
      const { [digest]: _, ...others } = readAll();
      writeAll(others);
    },
  };
};
