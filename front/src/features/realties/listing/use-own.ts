import { useEffect, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { useUserId } from '../../../session/session.tsx';
import type { LoadedRealty, ReadRealty } from './loader.ts';

/**
 * A listing as its owner sees it. The server renders pages as nobody, so what only the owner sees is fetched
 * once by the browser; until then, and where that fails, the page stays as rendered.
 */
export const useOwn = (loaded: LoadedRealty): LoadedRealty => {
  const deps = useDeps();
  const { id, userId, viewCount } = loaded.realty;
  const wanted = useUserId() === userId && viewCount === null;
  const [own, setOwn] = useState<ReadRealty>();
  useEffect(() => {
    if (!wanted) return;
    import('./loader.ts').then(({ readRealty }) => readRealty(deps.call, id)).then(setOwn, () => undefined);
  }, [wanted, id, deps]);
  return wanted ? { ...loaded, ...own } : loaded;
};
