import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { fetchWithStyles } from './fetch-code.ts';

interface CodeState<P> {
  Code: ComponentType<P> | null;
  /** How often it has failed. */
  failures: number;
}

/**
 * A component whose code is fetched when it is wanted, or by `load`. Where that fails the page stays as it is, and
 * `load` tries again; `fail` drops code that cannot be shown. In: what fetches it, the same function every time.
 */
export const useCode = <P>(fetchCode: () => Promise<ComponentType<P>>, wanted = false) => {
  const [{ Code, failures }, setState] = useState<CodeState<P>>({ Code: null, failures: 0 });
  const fail = useCallback(() => setState((before) => ({ Code: null, failures: before.failures + 1 })), []);
  const load = useCallback(() => {
    // Many parts of one kind come at once: they are rendered in slices, so that the page answers meanwhile.
    const show = (fetched: ComponentType<P>) =>
      startTransition(() => setState((before) => ({ ...before, Code: fetched })));
    fetchWithStyles(fetchCode).then(show, fail);
  }, [fetchCode, fail]);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { Code, failures, failed: !Code && failures > 0, load, fail };
};
