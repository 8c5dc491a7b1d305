import { REGION } from '@hanca/common/reader-region.ts';
import { redirect } from 'react-router-dom';
import { readerRegion } from './reader-region.ts';

/**
 * Throws the way to the same page within the region that the reader has chosen, where the address leaves that open. For
 * pages that a browser loads: before it sends a page, the server does the same.
 */
export const withinReaderRegion = ({ pathname, searchParams }: URL): void => {
  const region = typeof document === 'undefined' || searchParams.has(REGION) ? null : readerRegion();
  if (!region) return;
  const search = new URLSearchParams(searchParams);
  search.set(REGION, region.id);
  throw redirect(`${pathname}?${search}`);
};
