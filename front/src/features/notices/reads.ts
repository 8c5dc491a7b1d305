import { ALL_REGIONS, provinceIdOf, provinceName } from '@hanca/common/regions.ts';
import type { Call } from '../../deps.ts';
import { partsOf, sumOf } from '../../lists/list-parts.ts';

export const PAGE_SIZE = 12;

/** What the landing page says of a notice. */
export interface PinnedNotice {
  /** Changes with the notice, so that one that was put away comes back when it says something else. */
  key: string;
  title: string;
  /** The province it is for; '' for all. */
  where: string;
}

/** The province that a notice is for, in words; '' for all of them. */
export const noticePlace = (regionId: string): string =>
  regionId === ALL_REGIONS ? '' : (provinceName(provinceIdOf(regionId)) ?? '');

/** The newest pinned notice, or null. */
export const readPinned = async (call: Call): Promise<PinnedNotice | null> => {
  const [newest] = await call((client) => client.notices.list({ query: { pinned: true, limit: 1 } }));
  if (!newest) return null;
  const { id, title, regionId, updatedDate } = newest;
  return { key: `${id}:${updatedDate.time}`, title, where: noticePlace(regionId) };
};

/** A page of the notices: the pinned ones, then the others, each newest first. */
export const readNotices = async (call: Call, skip: number) => {
  const groups = [true, false];
  const counts = await Promise.all(
    groups.map((pinned) => call((client) => client.notices.count({ query: { pinned } }))),
  );
  const lists = await Promise.all(
    partsOf(counts, skip, PAGE_SIZE).map(({ index, ...part }) =>
      call((client) => client.notices.list({ query: { pinned: groups[index], ...part } })),
    ),
  );
  return { count: sumOf(counts), notices: lists.flat() };
};
