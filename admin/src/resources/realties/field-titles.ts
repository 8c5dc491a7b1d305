import { AMENITIES } from '@hanca/common/amenities.ts';
import { AVAILABILITIES, REALTY_STATUSES, ROOM_KINDS } from '@hanca/common/realties.ts';
import { FACINGS, LAUNDRY, PETS, SMOKING, UTILITIES } from '@hanca/common/realty-terms.ts';
import { choicesOf } from '../../core/choices.ts';
import { homeTypeChoices, transactionTypeChoices } from '../../core/region-data.ts';
import { regionField, type TrailField, type TrailTitles } from '../../crud/difference.ts';

const coded = (
  label: string,
  table: readonly { readonly code: string | number; readonly title: string }[],
): TrailField => ({ label, choices: table.map(({ code, title }) => ({ id: code, name: title })) });

/** What the trail calls the fields of a listing, and how it reads their codes. */
export const fieldTitles: TrailTitles = {
  title: '제목',
  cityId: { ...regionField, label: '도시' },
  cityName: '도시',
  regionName: '지역',
  reType: { label: '주택 유형', choices: homeTypeChoices },
  reTypeTitle: '주택 유형',
  txType: { label: '거래 유형', choices: transactionTypeChoices },
  txTypeTitle: '거래 유형',
  price: '가격',
  bedroom: '침실',
  bathroom: '욕실',
  area: '면적',
  address: '주소',
  location: '위치',
  content: '설명',
  images: '사진',
  furnished: '가구',
  parking: '주차',
  parkingFee: '주차비',
  facing: coded('방향', FACINGS),
  buildYear: '건축년도',
  options: coded('옵션', AMENITIES),
  availability: coded('입주', AVAILABILITIES),
  availableFrom: { label: '입주 가능일', isDay: true },
  availableDate: '입주 안내',
  minTermMonths: '최소 계약(개월)',
  deposit: '보증금',
  utilities: coded('포함된 공과금', UTILITIES),
  pets: coded('반려동물', PETS),
  smoking: coded('흡연', SMOKING),
  laundry: coded('세탁', LAUNDRY),
  storey: '층',
  roomKind: coded('방 종류', ROOM_KINDS),
  housemates: '함께 사는 사람',
  houseRules: '집의 규칙',
  phone: '전화번호',
  hasPhone: '전화번호 있음',
  status: { label: '상태', choices: choicesOf(REALTY_STATUSES) },
  hiddenReason: '숨긴 이유',
  expiresDate: '노출 기한',
};
