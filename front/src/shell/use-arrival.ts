import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGED } from '../ui/paged.ts';

/**
 * After going to another page, or to another page of a list, the reading goes on at its heading, as after a full
 * load. Out: what to say of the arrival that the heading does not: the number of a list's page.
 */
export const useArrival = (): string => {
  const { key, pathname, search, state } = useLocation();
  const shown = useRef({ key, pathname });
  const [arrival, setArrival] = useState('');
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    const paged = state === PAGED && key !== before.key;
    setArrival(paged ? `${new URLSearchParams(search).get('page') ?? 1}페이지` : '');
    if (!paged && pathname === before.pathname) return;
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, pathname, search, state]);
  return arrival;
};
