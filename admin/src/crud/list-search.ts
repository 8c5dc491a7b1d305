import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';

const key = (resource: string) => `${resource}.list.search`;

/** Remembers the address's filters, page and sort while a list is on the screen. */
export const useRememberListSearch = (resource: string): void => {
  const { search } = useLocation();
  const [, remember] = useStore(key(resource), '');
  useEffect(() => remember(search), [remember, search]);
};

/** The way back to a list as it was last seen: '/posts?filter=…'. */
export const useListPath = (resource: string): string => {
  const [search] = useStore(key(resource), '');
  return `/${resource}${search}`;
};
