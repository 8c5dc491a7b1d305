import { calendarDay } from '@hanca/common/dates.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { money } from '@hanca/common/money.ts';
import { BEDROOMS_OPEN, RENT, ROOM_KINDS, titleOf } from '@hanca/common/realties.ts';
import { BATH_KINDS, LAUNDRY, UTILITIES } from '@hanca/common/realty-codes.ts';
import { walkMinutes } from '@hanca/common/walking.ts';
import { bedroomText } from '../card/card-facts.ts';
import { type Chip, placesOf, type RealtySearch, type SearchName } from './search-parameters.ts';

/** The names of a search's ids. */
export interface Names {
  nameOfPlace: (id: string) => string | undefined;
  homeTypes: { value: number; title: string }[];
  transactionTypes: { value: number; title: string }[];
  /** Of the member whose listings alone are searched, where there are any. */
  lister?: string;
}

/** So many places are named in a title. */
const NAMED_MAX = 3;

const typeTitle = (types: Names['homeTypes'], value: string | undefined): string | undefined =>
  types.find((type) => String(type.value) === value)?.title;

/** Where a search looks, as in '메트로밴쿠버·노스욕'; '' for all of the country. */
export const regionTitle = (search: RealtySearch, { nameOfPlace }: Names): string => {
  const names = placesOf(search).flatMap((id) => nameOfPlace(id) ?? []);
  const others = names.length > NAMED_MAX ? names.splice(NAMED_MAX - 1).length : 0;
  return `${names.join('·')}${others > 0 ? ` 외 ${others}곳` : ''}`;
};

const placeChips = (search: RealtySearch, { nameOfPlace }: Names): Chip[] =>
  placesOf(search).map((id, _, all) => ({
    names: ['regionId'],
    title: nameOfPlace(id) ?? '선택한 도시',
    places: all.filter((other) => other !== id).join(','),
  }));

/** '렌트', '비즈니스'; '매물' for all kinds. */
export const dealTitle = ({ txType }: RealtySearch, { transactionTypes }: Names): string =>
  typeTitle(transactionTypes, txType ?? String(RENT)) ?? '매물';

const priceTitle = ({ priceMin, priceMax }: RealtySearch): string => {
  if (priceMin && priceMax) return `${money(Number(priceMin))}~${money(Number(priceMax))}`;
  return priceMin ? `${money(Number(priceMin))} 이상` : `${money(Number(priceMax))} 이하`;
};

const bedroomTitle = (bedroom: string): string =>
  `${bedroomText(Number(bedroom))}${Number(bedroom) === BEDROOMS_OPEN ? ' 이상' : ''}`;

const yesNo = (value: string, yes: string, no: string): string => (value === 'true' ? yes : no);

const utilitiesTitle = (utilities: string): string =>
  `${utilities
    .split(',')
    .map((code) => UTILITIES.find((utility) => utility.code === code)?.title)
    .join('·')} 포함`;

const titleOfCode = (table: readonly { code: string; title: string }[], code: string): string =>
  titleOf(table, code);

type Titles = [SearchName, (value: string) => string][];

const titles: Titles = [
  ['bedroom', bedroomTitle],
  ['bathroom', (n) => `욕실 ${n}개 이상`],
  ['roomKind', (code) => titleOfCode(ROOM_KINDS, code)],
  ['bathKind', (code) => `욕실 ${titleOfCode(BATH_KINDS, code)}`],
  ['womenOnly', () => '여성 전용'],
  [
    'availableBefore',
    (day) => `${calendarDay({ time: String(Date.parse(day)) }).replace(/^\d+년 /, '')}까지 입주`,
  ],
  ['pets', (value) => yesNo(value, '반려동물 가능', '반려동물 없는 집')],
  ['furnished', (value) => yesNo(value, '가구 포함', '가구 없음')],
  ['stationMax', (metres) => `역에서 도보 ${walkMinutes(Number(metres))}분`],
  ['areaMin', (n) => `${grouped(Number(n))} sqft 이상`],
  ['parking', (n) => `주차 ${n}대 이상`],
  ['laundry', (code) => (code === 'none' ? '세탁기 없음' : `세탁 ${titleOfCode(LAUNDRY, code)}`)],
  ['utilitiesIncluded', () => '공과금 모두 포함'],
  ['utilities', utilitiesTitle],
  ['smoking', (value) => yesNo(value, '흡연 가능', '금연')],
  ['minTermMax', (n) => `최소 ${n}개월 이하`],
  ['depositMax', (n) => (n === '0' ? '보증금 없음' : `보증금 ${money(Number(n))} 이하`)],
  ['status', (value) => ({ 1: '거래완료만', 2: '예약중만' })[value] ?? '예약중·거래완료 포함'],
];

/** The filters of a search, the most telling first, without those that every search has. */
export const chipsOf = (search: RealtySearch, names: Names): Chip[] => {
  const { keyword, userId, bbox, txType, reType, priceMin, priceMax } = search;
  const first: (Chip | false | undefined | '')[] = [
    keyword && { names: ['keyword'], title: `‘${keyword}’` },
    userId && { names: ['userId'], title: `${names.lister ? `${names.lister}님` : '한 회원'}의 매물` },
    bbox && { names: ['bbox'], title: '지도 범위' },
    ...placeChips(search, names),
    txType && { names: ['txType'], title: txType === '0' ? '모든 거래' : dealTitle(search, names) },
    (priceMin || priceMax) && { names: ['priceMin', 'priceMax'], title: priceTitle(search) },
    reType && { names: ['reType'], title: typeTitle(names.homeTypes, reType) ?? '집 종류' },
  ];
  const others = titles.flatMap(([name, title]): Chip[] => {
    const value = search[name];
    return value ? [{ names: [name], title: title(value) }] : [];
  });
  return [...first.filter((chip) => typeof chip === 'object'), ...others];
};
