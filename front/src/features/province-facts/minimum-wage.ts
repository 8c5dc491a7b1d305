import { factText } from '@hanca/common/province-facts.ts';
import { isProvinceId, provinceIdOf } from '@hanca/common/regions.ts';
import type { Call } from '../../deps.ts';

/** '시간당 $18.25 (브리티시컬럼비아)': what is paid at least today where a region is; '' where that is not known or cannot be read. */
export const readMinimumWage = async (call: Call, regionId: string): Promise<string> => {
  const province = provinceIdOf(regionId);
  if (!isProvinceId(province)) return '';
  const params = { province };
  const profile = await call((client) => client.provinceFacts.profile({ params })).catch(() => null);
  const wage = profile?.topics.find(({ topic }) => topic === 'wage')?.current;
  return wage ? `${factText(wage)} (${profile.name})` : '';
};
