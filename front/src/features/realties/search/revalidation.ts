import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { FILTERS } from '../../../paths.ts';

const listOf = (url: URL): string => {
  const search = new URLSearchParams(url.search);
  search.delete('view');
  search.delete(FILTERS);
  return search.toString();
};

/** Turning from the list to the map and back, or opening the filters, fetches nothing. */
export const asksForOthers = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href || listOf(currentUrl) !== listOf(nextUrl)
    ? defaultShouldRevalidate
    : false;
