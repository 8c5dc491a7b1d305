import { ALL_REGIONS } from '@hanca/common/all-regions.ts';

/** Where something is about or can be used, in words; what is so in every region says that. */
export const regionText = ({ regionId, regionName }: { regionId: string; regionName: string }): string =>
  regionId === ALL_REGIONS ? '캐나다 전체' : regionName;
