import type { StationGrade } from '@hanca/common/fuel-stations.ts';
import type { Services } from '../../services.ts';
import { averagesOf } from '../energy/averages.ts';
import { metresBetween } from '../geo/metres.ts';
import { cityById } from '../geo/places.ts';
import type { Point } from '../geo/tables.ts';

/** Weeks in which an average is still one to compare with. */
const WEEKS = 6;

/** Cents beside the average of the city's week that a litre may cost; of premium, which is not surveyed, beside that of regular. */
const AROUND: Record<StationGrade, { of: 'regular' | 'diesel'; below: number; above: number }> = {
  regular: { of: 'regular', below: 40, above: 40 },
  premium: { of: 'regular', below: 20, above: 80 },
  diesel: { of: 'diesel', below: 40, above: 40 },
};

/**
 * Why a price can hardly be right: it is far from the average of the nearest city that is surveyed. Out: in Korean; null where it can
 * be, or where there is no average to compare it with.
 */
export const doubtOf = async (
  services: Pick<Services, 'db' | 'config'>,
  { grade, cents, at }: { grade: StationGrade; cents: number; at: Point },
): Promise<string | null> => {
  const { of, below, above } = AROUND[grade];
  const near = (await averagesOf(services, of, WEEKS)).flatMap(({ regionId, city, weeks }) => {
    const [place, newest] = [cityById.get(regionId), weeks.at(-1)];
    return place && newest ? [{ city, cents: newest.cents, metres: metresBetween(place, at) }] : [];
  });
  const [nearest] = near.sort((a, b) => a.metres - b.metres);
  if (!nearest || (cents >= nearest.cents - below && cents <= nearest.cents + above)) return null;
  const what = of === 'diesel' ? '경유' : '일반유';
  return `${nearest.city} ${what}의 주간 평균 ${nearest.cents.toFixed(1)}¢와 너무 달라요. 리터당 센트로 적었는지 확인해 주세요. 예: ${nearest.cents.toFixed(1)}`;
};
