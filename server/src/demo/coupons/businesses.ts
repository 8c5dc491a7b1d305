import type { DemoPicture } from '../content.ts';

export type DemoBusiness = {
  /** Names the shop for the coupons; never shown. */
  key: string;
  title: string;
  regionId: string;
  address: string;
  /** '' or a number reserved for fiction. */
  phone: string;
  pictures: DemoPicture[];
};

const SIZE = { width: 1024, height: 768 };

/** The shops that issue coupons; those with a flyer bear the name it has. */
export const demoBusinesses: readonly DemoBusiness[] = [
  {
    key: 'hanareum',
    title: '한아름마켓 버나비',
    regionId: 'CA59',
    address: 'Kingsway, Burnaby, BC',
    phone: '604-555-0112',
    pictures: [{ kind: 'produce', seed: 301, ...SIZE }],
  },
  {
    key: 'solbat',
    title: '솔밭식품 코퀴틀람',
    regionId: 'CA59',
    address: 'North Rd, Coquitlam, BC',
    phone: '604-555-0127',
    pictures: [],
  },
  {
    key: 'saebyeokbyeol',
    title: '새벽별 베이커리 카페',
    regionId: 'CA59',
    address: 'Robson St, Vancouver, BC',
    phone: '604-555-0174',
    pictures: [{ kind: 'coffee', seed: 302, ...SIZE }],
  },
  {
    key: 'dure',
    title: '두레장터 노스욕',
    regionId: 'CA35',
    address: 'Yonge St, North York, ON',
    phone: '',
    pictures: [],
  },
  {
    key: 'onnuri',
    title: '온누리푸드 캘거리',
    regionId: 'CA48',
    address: 'Centre St, Calgary, AB',
    phone: '',
    pictures: [],
  },
  {
    key: 'hanul',
    title: '한울 온라인 영어',
    regionId: 'CA00',
    address: '',
    phone: '604-555-0186',
    pictures: [],
  },
];
