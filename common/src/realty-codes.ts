// What a listing says of itself beside the facts of its card: apart from those, which every first script holds.

/** Which way the home faces (specification, facing); 0 is not stated. */
export const FACINGS = [
  { code: 0, title: '' },
  { code: 1, title: '남향' },
  { code: 2, title: '남동향' },
  { code: 3, title: '동향' },
  { code: 4, title: '북동향' },
  { code: 5, title: '북향' },
  { code: 6, title: '북서향' },
  { code: 7, title: '서향' },
  { code: 8, title: '남서향' },
] as const;

export const UTILITIES = [
  { code: 'electricity', title: '전기' },
  { code: 'heat', title: '난방' },
  { code: 'water', title: '수도' },
  { code: 'gas', title: '가스' },
  { code: 'internet', title: '인터넷' },
  { code: 'garbage', title: '쓰레기 수거' },
] as const;
export type Utility = (typeof UTILITIES)[number]['code'];

export const PETS = [
  { code: 'allowed', title: '가능' },
  { code: 'negotiable', title: '협의' },
  { code: 'none', title: '불가' },
] as const;
export type Pets = (typeof PETS)[number]['code'];

export const SMOKING = [
  { code: 'none', title: '금연' },
  { code: 'outside', title: '실외만' },
  { code: 'allowed', title: '가능' },
] as const;
export type Smoking = (typeof SMOKING)[number]['code'];

export const LAUNDRY = [
  { code: 'ensuite', title: '집 안' },
  { code: 'building', title: '공용 세탁실' },
  { code: 'none', title: '없음' },
] as const;
export type Laundry = (typeof LAUNDRY)[number]['code'];

/** Whether who rents it has a bathroom of their own. */
export const BATH_KINDS = [
  { code: 'private', title: '단독' },
  { code: 'shared', title: '공용' },
] as const;
export type BathKind = (typeof BATH_KINDS)[number]['code'];
