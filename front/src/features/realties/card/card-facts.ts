import type { RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { calendarDay, longDate } from '@hanca/common/dates.ts';
import type { WireDate } from '@hanca/common/fields.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { AVAILABILITIES, areaText, COUNTED_MAX, ROOM_KINDS, titleOf } from '@hanca/common/realties.ts';

/** How many listings were found: '1,234건'; '10,000건 이상' where the API counts no further. */
export const countText = (count: number): string =>
  `${grouped(count)}건${count === COUNTED_MAX ? ' 이상' : ''}`;

/** '2베드', for none '스튜디오'. */
export const bedroomText = (bedroom: number): string => (bedroom === 0 ? '스튜디오' : `${bedroom}베드`);

/** '1.5배스'. */
const bathroomText = (bathroom: number): string => `${bathroom}배스`;

type Baths = Pick<RealtySummary, 'roomKind' | 'bathroom' | 'bathKind'>;

/** Of a room whose bathroom it is, where that is said: '욕실 단독'; of other homes how many there are. */
const bathsText = ({ roomKind, bathroom, bathKind }: Baths): string => {
  if (bathKind && bathroom <= 1) return bathKind === 'private' ? '욕실 단독' : '욕실 공용';
  return roomKind ? '' : bathroomText(bathroom);
};

/** What a home is like in one line: '2베드 · 1배스 · 850 sqft'; a room '마스터룸 · 욕실 단독 · 180 sqft'. */
export const factsText = (realty: Baths & Pick<RealtySummary, 'bedroom' | 'area'>): string =>
  [
    titleOf(ROOM_KINDS, realty.roomKind) || bedroomText(realty.bedroom),
    bathsText(realty),
    areaText(realty.area),
  ]
    .filter(Boolean)
    .join(' · ');

/** '11월 20일'. */
export const listedDay = (listed: WireDate): string => longDate(listed).replace(/^\d+년 /, '');

const HOUR_MS = 3_600_000;

/** How long ago it was listed: '방금 전', '5시간 전', '3일 전', '2달 전'. In: now in milliseconds. */
export const ageText = ({ time }: WireDate, now: number): string => {
  const hours = Math.floor((now - Number(time)) / HOUR_MS);
  if (hours < 1) return '방금 전';
  if (hours < 24) return `${hours}시간 전`;
  const days = Math.floor(hours / 24);
  return days < 60 ? `${days}일 전` : `${Math.floor(days / 30)}달 전`;
};

/** From when it can be had: '즉시 입주', '2026년 12월 1일 입주', '입주일 협의'; '' where that is not said. */
export const availabilityText = ({
  availability,
  availableFrom,
}: Pick<RealtyDetail, 'availability' | 'availableFrom'>): string => {
  if (availability === 'date') return `${calendarDay(availableFrom)} 입주`;
  if (availability === 'negotiable') return '입주일 협의';
  return availability === 'now' ? `${titleOf(AVAILABILITIES, 'now')} 입주` : '';
};
