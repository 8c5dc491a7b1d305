import { useEffect, useRef } from 'react';

/** Does it on Ctrl+S (on a Mac ⌘S), in place of what the browser would save. */
export const useSaveKey = (save: () => void): void => {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
};
