import { load, notFound } from '../load.ts';
import { readListPlace } from '../posts/list-place.ts';
import { PAGE_SIZE, readNotices } from './reads.ts';

/** The notices that the address asks for; 404 past the last page. */
export const loadNotices = load(async ({ url, call }) => {
  const { page } = readListPlace(url.searchParams);
  const skip = (page - 1) * PAGE_SIZE;
  const { count, notices } = await readNotices(call, skip);
  if (page > 1 && skip >= count) throw notFound();
  return { page, count, notices };
});
