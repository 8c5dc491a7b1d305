import { type RefObject, useEffect, useRef } from 'react';

/**
 * What was acted on may go from the page, and the focus with it: then that goes on at `target`. Out: to be called
 * with every such action.
 */
export const useLostFocus = (target: RefObject<HTMLElement | null>): (() => void) => {
  const acted = useRef(false);
  useEffect(() => {
    if (!acted.current || document.activeElement !== document.body) return;
    acted.current = false;
    target.current?.focus({ preventScroll: true });
  });
  return () => {
    acted.current = true;
  };
};
