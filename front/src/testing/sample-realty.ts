import type { RealtyAround, RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import type { SavedRealty } from '@hanca/common/contract/saved.ts';

const PHOTO = (n: number): string => `/images/realty/2026/11/${String(n).padStart(32, '0')}.jpg`;

/** A listing with everything, as a visitor gets it, to be changed where a test is about it. */
export const sampleRealty: RealtyDetail = {
  id: 12,
  title: '메트로타운역 3분, 가구 포함 콘도',
  thumbnail: PHOTO(1),
  images: [PHOTO(1)],
  regionId: 'CA59',
  regionName: '브리티시컬럼비아',
  cityId: 'CA595911606',
  cityName: '버나비',
  reType: 2,
  reTypeTitle: '콘도',
  txType: 2,
  txTypeTitle: '렌트',
  price: 2350,
  previousPrice: 2500,
  // 2026-11-20, 10:00 in Vancouver
  loweredDate: { time: '1795197600000' },
  bedroom: 1,
  bathroom: 1.5,
  area: 620,
  address: 'Kingsway, Burnaby',
  location: { lat: 49.2276, lng: -123.0076 },
  station: { name: '메트로타운역', metres: 340 },
  furnished: true,
  parking: 1,
  availability: 'date',
  // 2026-12-01, 00:00 UTC
  availableFrom: { time: '1796083200000' },
  availableDate: '며칠은 조율할 수 있어요',
  minTermMonths: 12,
  pets: 'negotiable',
  roomKind: null,
  bathKind: null,
  utilitiesIncluded: false,
  status: 0,
  userId: 3,
  userName: '지영',
  createdDate: { time: '1794700000000' },
  updatedDate: { time: '1795000000000' },
  visible: true,
  expiresDate: null,
  viewCount: null,
  hiddenReason: null,
  content: '침대와 책상을 함께 드려요.\nhttps://example.com 은 링크가 아니에요.',
  facing: 8,
  buildYear: 2019,
  options: {
    aircondition: true,
    refrigerator: true,
    washingmachine: true,
    dishwasher: true,
    microwave: false,
    internet: true,
  },
  parkingFee: 50,
  deposit: 1175,
  utilities: ['water', 'internet'],
  utilitiesFee: 80,
  smoking: 'none',
  laundry: 'ensuite',
  storey: 12,
  housemates: '',
  houseRules: '신발은 벗어 주세요.',
  hasPhone: true,
  confirmedDate: { time: '0' },
  lister: { since: { time: '1731200000000' }, answersWithin: 120, done: 3, verified: true },
};

/** What is around it. */
export const sampleAround: RealtyAround = {
  cityId: sampleRealty.cityId,
  stations: [
    {
      ...{ name: '메트로타운역', nameEn: 'Metrotown', metres: 340 },
      ...{ system: 'SkyTrain', lines: ['Expo Line'], source: 'translink-gtfs' },
    },
  ],
  landmarks: [{ kind: 'market', name: '한아름마트', nameEn: 'Hanareum Mart', metres: 620 }],
  likeHomes: { count: 12, median: 2400, placeId: sampleRealty.cityId, placeName: '버나비' },
};

/** Another one as lists have it. */
export const otherRealty = (id: number, change: Partial<RealtySummary> = {}): RealtySummary => ({
  ...sampleRealty,
  id,
  title: `다른 집 ${id}`,
  ...change,
});

/** The same as its member has saved it, unchanged since. */
export const savedRealty = (id: number, change: Partial<SavedRealty> = {}): SavedRealty => ({
  ...otherRealty(id),
  note: '',
  savedDate: { time: '1795100000000' },
  savedPrice: 2350,
  savedStatus: 0,
  isNews: false,
  ...change,
});
