import type { createMemoryRouter, DataStrategyFunction, DataStrategyResult } from 'react-router-dom';
import { historyMemory } from './history-memory.ts';
import { sessionStore } from './session/session-store.ts';

type Router = ReturnType<typeof createMemoryRouter>;

/** A refusal is about the page; no answer, or one of the 500s, says nothing of it. */
const isRefusal = ({ result }: DataStrategyResult): boolean => {
  if (result instanceof Response) return true;
  const init = typeof result === 'object' && result && 'init' in result ? result.init : null;
  const status = typeof init === 'object' && init && 'status' in init ? Number(init.status) : 0;
  return status >= 400 && status < 500;
};

/**
 * What pages showed, by the entries of the history: going back or forward shows it again at once, then loads behind it
 * what has changed.
 * @returns The router's data strategy, and what watches the router that is made with it.
 */
export const createPageMemory = () => {
  let router: Router | undefined;
  /** Whom data was loaded for; what the server rendered is for everybody. */
  const readers = new WeakMap<WeakKey, number | string | null>();
  /** The entry that is shown from memory. */
  let stale: string | undefined;

  const isForReader = (data: unknown): boolean =>
    typeof data !== 'object' || !data || !readers.has(data) || readers.get(data) === sessionStore.reader();

  /** What is known of the route of a page that is gone back to; null for nothing. */
  const recall = (route: string): unknown => {
    // A link makes a new entry, so that only going back or forward finds one.
    const to = router?.state.navigation.location;
    const page = to && historyMemory.get(to.key)?.page;
    return page?.address === `${to?.pathname}${to?.search}` ? (page?.data[route] ?? null) : null;
  };

  const dataStrategy: DataStrategyFunction = async ({ matches }) => {
    // Before it is loaded: the session may change meanwhile.
    const reader = sessionStore.reader();
    // What is loaded anew behind the page that shows it.
    const shown = router?.state.navigation.state === 'idle' ? router.state.loaderData : {};
    const results = matches
      .filter((match) => match.shouldCallHandler())
      .map(async ({ route: { id }, resolve }): Promise<[string, DataStrategyResult]> => {
        const known = recall(id);
        if (known !== null) stale = router?.state.navigation.location?.key;
        const result = await resolve(known === null ? undefined : () => known);
        if (typeof result.result === 'object' && result.result) readers.set(result.result, reader);
        const lost = result.type === 'error' && id in shown && isForReader(shown[id]) && !isRefusal(result);
        return [id, lost ? { type: 'data', result: shown[id] } : result];
      });
    return Object.fromEntries(await Promise.all(results));
  };

  const remember = ({ navigation, location, loaderData, errors }: Router['state']) => {
    if (navigation.state !== 'idle' || errors) return;
    const { key, pathname, search } = location;
    if (Object.values(loaderData).every(isForReader))
      historyMemory.add(key, { page: { address: `${pathname}${search}`, data: loaderData } });
    if (stale !== key) return;
    stale = undefined;
    // After it is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (router?.state.location.key === key && router.state.navigation.state === 'idle')
          void router.revalidate();
      }),
    );
  };

  return {
    dataStrategy,
    /** Out: ends the watch. */
    watch: (made: Router): (() => void) => {
      router = made;
      const leaveSession = historyMemory.watchSession();
      remember(made.state);
      const leaveRouter = made.subscribe(remember);
      return () => {
        leaveSession();
        leaveRouter();
      };
    },
  };
};
