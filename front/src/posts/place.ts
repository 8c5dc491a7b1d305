import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { ALL_REGIONS } from '@hanca/common/regions.ts';

/** Where a post is about, in words; what is about every region says so. */
export const placeOf = ({ regionId, regionName }: Pick<PostSummary, 'regionId' | 'regionName'>): string =>
  regionId === ALL_REGIONS ? '캐나다 전체' : regionName;
