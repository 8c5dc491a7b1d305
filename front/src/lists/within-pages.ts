import { redirect } from 'react-router-dom';

interface Pages {
  /** The address of the list. */
  url: URL;
  page: number;
  /** How many there are in all. */
  count: number;
  /** How many a page shows. */
  size: number;
}

/** Throws the way to the last page of the same list where its address asks for one past that. */
export const withinPages = ({ url, page, count, size }: Pages): void => {
  const last = Math.max(1, Math.ceil(count / size));
  if (page <= last) return;
  const search = new URLSearchParams(url.search);
  search.delete('page');
  if (last > 1) search.set('page', String(last));
  throw redirect(search.size > 0 ? `${url.pathname}?${search}` : url.pathname);
};
