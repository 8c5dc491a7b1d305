import type { RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { calendarDay } from '@hanca/common/dates.ts';
import { AVAILABILITIES, areaText, COUNTED_MAX, ROOM_KINDS, titleOf } from '@hanca/common/realties.ts';

/** How many listings were found: '1,234건'; '10,000건 이상' where the API counts no further. */
export const countText = (count: number): string =>
  `${count.toLocaleString('ko-KR')}건${count === COUNTED_MAX ? ' 이상' : ''}`;

/** '2베드', for none '스튜디오'. */
export const bedroomText = (bedroom: number): string => (bedroom === 0 ? '스튜디오' : `${bedroom}베드`);

/** '1.5배스'. */
export const bathroomText = (bathroom: number): string => `${bathroom}배스`;

/** What a home is like in one line: '2베드 · 1배스 · 850 sqft'; of a room which one it is instead of bedrooms. */
export const factsText = ({
  bedroom,
  bathroom,
  area,
  roomKind,
}: Pick<RealtySummary, 'bedroom' | 'bathroom' | 'area' | 'roomKind'>): string =>
  [titleOf(ROOM_KINDS, roomKind) || bedroomText(bedroom), bathroomText(bathroom), areaText(area)].join(' · ');

/** From when it can be had: '즉시 입주', '2026년 12월 1일 입주', '입주일 협의'; '' where that is not said. */
export const availabilityText = ({
  availability,
  availableFrom,
}: Pick<RealtyDetail, 'availability' | 'availableFrom'>): string => {
  if (availability === 'date') return `${calendarDay(availableFrom)} 입주`;
  if (availability === 'negotiable') return '입주일 협의';
  return availability === 'now' ? `${titleOf(AVAILABILITIES, 'now')} 입주` : '';
};
