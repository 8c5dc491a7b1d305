/** Plugs of cars, by what the source calls them. */
export const PLUGS = [
  { code: 'j1772', title: 'J1772 (완속)', names: ['J1772'] },
  { code: 'ccs', title: 'CCS (급속)', names: ['J1772COMBO'] },
  { code: 'nacs', title: 'NACS·테슬라', names: ['TESLA', 'J3400'] },
  { code: 'chademo', title: '차데모', names: ['CHADEMO'] },
] as const;
export type Plug = (typeof PLUGS)[number]['code'];
export const PLUG_CODES = ['j1772', 'ccs', 'nacs', 'chademo'] as const satisfies readonly Plug[];

/** The least power that chargers are narrowed to: any fast one, or so many kW as the source says them. */
export const POWERS = [
  { code: 'fast', title: '급속 전체' },
  { code: '50', title: '50 kW 이상' },
  { code: '100', title: '100 kW 이상' },
  { code: '150', title: '150 kW 이상' },
] as const;
export type Power = (typeof POWERS)[number]['code'];

/** What is filled in, in the order of a pump. */
export const GRADES = [
  { code: 'regular', title: '일반유' },
  { code: 'diesel', title: '경유' },
] as const;
export type Grade = (typeof GRADES)[number]['code'];

/**
 * Cities whose average price of a week is surveyed: their id of ours, CA for the whole country, and the number that they have
 * at Natural Resources Canada.
 */
export const SURVEYED = [
  { regionId: 'CA596173331', location: 2, name: '밴쿠버', nameEn: 'Vancouver' },
  { regionId: 'CA595881791', location: 90, name: '아보츠포드', nameEn: 'Abbotsford' },
  { regionId: 'CA596174041', location: 3, name: '빅토리아', nameEn: 'Victoria' },
  { regionId: 'CA595990579', location: 6, name: '켈로나', nameEn: 'Kelowna' },
  { regionId: 'CA595989045', location: 5, name: '캠룹스', nameEn: 'Kamloops' },
  { regionId: 'CA596113365', location: 4, name: '프린스조지', nameEn: 'Prince George' },
  { regionId: 'CA485913490', location: 8, name: '캘거리', nameEn: 'Calgary' },
  { regionId: 'CA485946768', location: 10, name: '에드먼턴', nameEn: 'Edmonton' },
  { regionId: 'CA486053154', location: 11, name: '레스브리지', nameEn: 'Lethbridge' },
  { regionId: 'CA466183235', location: 15, name: '위니펙', nameEn: 'Winnipeg' },
  { regionId: 'CA356167865', location: 17, name: '토론토', nameEn: 'Toronto' },
  { regionId: 'CA356094817', location: 18, name: '오타와', nameEn: 'Ottawa' },
  { regionId: 'CA246077243', location: 28, name: '몬트리올', nameEn: 'Montreal' },
  { regionId: 'CA126324729', location: 39, name: '핼리팩스', nameEn: 'Halifax' },
  { regionId: 'CA', location: 66, name: '캐나다 평균', nameEn: 'Canada' },
] as const;
