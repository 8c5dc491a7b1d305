import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

const withoutView = (url: URL): string => {
  const search = new URLSearchParams(url.search);
  search.delete('view');
  return search.toString();
};

/** Turning from the list to the map and back asks for nothing new. */
export const asksForOthers = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href || withoutView(currentUrl) !== withoutView(nextUrl)
    ? defaultShouldRevalidate
    : false;
