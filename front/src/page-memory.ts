import type { createMemoryRouter, DataStrategyFunction, DataStrategyResult } from 'react-router-dom';

type Router = ReturnType<typeof createMemoryRouter>;

/** How many entries of the history are remembered. */
const REMEMBERED = 30;

interface Page {
  address: string;
  /** By route. */
  data: Record<string, unknown>;
  /** Whom it was loaded for. */
  reader: string | null;
}

/** A refusal tells something of the page; no answer, or one of the 500s, says nothing. */
const isRefusal = ({ result }: DataStrategyResult): boolean => {
  if (result instanceof Response) return true;
  const init = typeof result === 'object' && result && 'init' in result ? result.init : null;
  const status = typeof init === 'object' && init && 'status' in init ? Number(init.status) : 0;
  return status >= 400 && status < 500;
};

/**
 * What pages showed, by the entries of the history: going back or forward shows it again at once, and asks the API for
 * what has changed once it is shown. In: who is reading, since what one was told is not shown to another.
 * @returns The router's data strategy, and what watches the router that is made with it.
 */
export const createPageMemory = (reader: () => string | null) => {
  let router: Router | undefined;
  const pages = new Map<string, Page>();
  /** The entry that is shown from memory. */
  let stale: string | undefined;

  /** What is known of the route of a page that is gone back to; null for nothing. */
  const recall = (route: string): unknown => {
    // A link makes a new entry, so that only going back or forward finds one.
    const to = router?.state.navigation.location;
    const page = to && pages.get(to.key);
    if (page?.address !== `${to?.pathname}${to?.search}` || page.reader !== reader()) return null;
    return page.data[route] ?? null;
  };

  const dataStrategy: DataStrategyFunction = async ({ matches }) => {
    // What is loaded anew behind the page that shows it.
    const shown = router?.state.navigation.state === 'idle' ? router.state.loaderData : {};
    const results = matches
      .filter((match) => match.shouldCallHandler())
      .map(async ({ route: { id }, resolve }): Promise<[string, DataStrategyResult]> => {
        const known = recall(id);
        if (known !== null) stale = router?.state.navigation.location?.key;
        const result = await resolve(known === null ? undefined : () => known);
        const lost = result.type === 'error' && id in shown && !isRefusal(result);
        return [id, lost ? { type: 'data', result: shown[id] } : result];
      });
    return Object.fromEntries(await Promise.all(results));
  };

  const remember = ({ navigation, location, loaderData, errors }: Router['state']) => {
    if (navigation.state !== 'idle' || errors) return;
    const { key, pathname, search } = location;
    pages.delete(key);
    pages.set(key, { address: `${pathname}${search}`, data: loaderData, reader: reader() });
    const [oldest] = pages.keys();
    if (pages.size > REMEMBERED && oldest !== undefined) pages.delete(oldest);
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
    watch: (made: Router): void => {
      router = made;
      remember(made.state);
      made.subscribe(remember);
    },
  };
};
