import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { provinceIdOf, provinceName } from '@hanca/common/regions.ts';
import type { Call } from '../../deps.ts';

/** What the landing page says of a notice. */
export interface PinnedNotice {
  /** Changes with the notice, so that one that was put away comes back when it says something else. */
  key: string;
  title: string;
  /** The province it is for; '' for all. */
  where: string;
}

/** The province that a notice is for, in words; '' for all of them. */
export const noticeRegion = (regionId: string): string =>
  regionId === ALL_REGIONS ? '' : (provinceName(provinceIdOf(regionId)) ?? '');

/** The newest pinned notice for a region, '' for any, or null. */
export const readPinned = async (call: Call, forRegion = ''): Promise<PinnedNotice | null> => {
  const query = { pinned: true, regionId: forRegion || undefined, limit: 1 };
  const [newest] = await call((client) => client.notices.list({ query }));
  if (!newest) return null;
  const { id, title, regionId, updatedDate } = newest;
  return { key: `${id}:${updatedDate.time}`, title, where: noticeRegion(regionId) };
};
