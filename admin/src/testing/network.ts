import type { ProblemDocument } from '@hanca/common/problem-document.ts';

export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

const refused = (problem: ProblemDocument): Response =>
  new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });

/**
 * A server over a network. In: its `fetch`. Out: one over the network; every call in order; `cut` and `mend` for the network;
 * `hold`, which keeps calls of a kind ('PATCH /v1/command/posts') from being answered until what it gives back is
 * called; and `refuse`, which answers the next call of a kind instead of the server.
 */
export const overNetwork = (serverFetch: typeof fetch) => {
  let isCut = false;
  const calls: Call[] = [];
  const held = new Map<string, Promise<void>>();
  const refusals = new Map<string, ProblemDocument[]>();

  const overFetch: typeof fetch = async (input, init) => {
    if (isCut) throw new TypeError('Failed to fetch');
    const { pathname: path, searchParams } = new URL(String(input), 'http://localhost');
    const method = init?.method ?? 'GET';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    calls.push({ method, path, query: Object.fromEntries(searchParams), body });
    const kind = `${method} ${path}`;
    const problem = refusals.get(kind)?.shift();
    const answer = problem ? refused(problem) : serverFetch(input, init);
    await held.get(kind);
    return answer;
  };

  return {
    fetch: overFetch,
    calls,
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
    refuse: (kind: string, problem: ProblemDocument): void => {
      refusals.set(kind, [...(refusals.get(kind) ?? []), problem]);
    },
  };
};
