import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { FILTERS } from './paths.ts';

const shownAt = ({ pathname, search }: URL): string => {
  const params = new URLSearchParams(search);
  params.delete('view');
  params.delete(FILTERS);
  return `${pathname}?${params}`;
};

/** Turning from a list to the map and back, opening its filters or closing photos fetches nothing. */
export const showsOthers = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href || shownAt(currentUrl) !== shownAt(nextUrl)
    ? defaultShouldRevalidate
    : false;
