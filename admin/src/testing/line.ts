import type { FakeApi } from './fake-api.ts';

/**
 * The API behind a line. In: the API. Out: the same API, `cut` and `mend` for the line, and `hold`, which keeps calls
 * of a kind ('PATCH /v1/command/posts') from being answered until what it gives back is called.
 */
export const overLine = <Api extends FakeApi>(api: Api) => {
  let isCut = false;
  const held = new Map<string, Promise<void>>();

  const overFetch: typeof fetch = async (input, init) => {
    if (isCut) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(String(input), 'http://localhost');
    const answer = api.fetch(input, init);
    await held.get(`${init?.method ?? 'GET'} ${pathname}`);
    return answer;
  };

  return {
    ...api,
    fetch: overFetch,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    hold: (kind: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(kind, promise);
      return () => {
        held.delete(kind);
        resolve();
      };
    },
  };
};
