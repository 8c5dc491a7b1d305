import { readPage } from '../../lists/list-place.ts';
import { withinPages } from '../../lists/within-pages.ts';
import { load } from '../../load.ts';
import { PAGE_SIZE, readNotices } from './reads.ts';

/** The notices that the address asks for; past the last page the last. */
export const loadNotices = load(async ({ url, call }) => {
  const page = readPage(url.searchParams);
  const skip = (page - 1) * PAGE_SIZE;
  const { count, notices } = await readNotices(call, skip);
  withinPages({ url, page, count, size: PAGE_SIZE });
  return { page, count, notices };
});
