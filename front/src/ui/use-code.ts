import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { fetchAgain } from './fetch-code.ts';

/**
 * A component whose code is fetched when it is wanted, or by `load`. Where that fails the page stays as it is, and
 * `load` tries again. In: what fetches it, the same function every time.
 */
export const useCode = <P>(fetchCode: () => Promise<ComponentType<P>>, wanted = false) => {
  const [state, setState] = useState<{ Code: ComponentType<P> | null; failed: boolean }>({
    Code: null,
    failed: false,
  });
  const show = useCallback((fetching: Promise<ComponentType<P>>) => {
    fetching.then(
      (Code) => setState({ Code, failed: false }),
      () => setState({ Code: null, failed: true }),
    );
  }, []);
  const load = useCallback(() => show(fetchAgain(fetchCode)), [show, fetchCode]);
  useEffect(() => {
    if (wanted) show(fetchCode());
  }, [wanted, show, fetchCode]);
  return { ...state, load };
};
