import type { Language } from './messages.ts';

export type Province = { id: string; code: string; ko: string; en: string };

/**
 * The 13 provinces and territories. `id` is 'CA' + Statistics Canada's two-digit code, `code` the postal
 * abbreviation. BC, ON and AB come first, as most Koreans live there; then the other provinces and, after them,
 * the territories, each from west to east.
 */
export const provinces: readonly Province[] = [
  { id: 'CA59', code: 'BC', ko: '브리티시컬럼비아', en: 'British Columbia' },
  { id: 'CA35', code: 'ON', ko: '온타리오', en: 'Ontario' },
  { id: 'CA48', code: 'AB', ko: '앨버타', en: 'Alberta' },
  { id: 'CA47', code: 'SK', ko: '서스캐처원', en: 'Saskatchewan' },
  { id: 'CA46', code: 'MB', ko: '매니토바', en: 'Manitoba' },
  { id: 'CA24', code: 'QC', ko: '퀘벡', en: 'Quebec' },
  { id: 'CA13', code: 'NB', ko: '뉴브런즈윅', en: 'New Brunswick' },
  { id: 'CA11', code: 'PE', ko: '프린스에드워드아일랜드', en: 'Prince Edward Island' },
  { id: 'CA12', code: 'NS', ko: '노바스코샤', en: 'Nova Scotia' },
  { id: 'CA10', code: 'NL', ko: '뉴펀들랜드 래브라도', en: 'Newfoundland and Labrador' },
  { id: 'CA60', code: 'YT', ko: '유콘', en: 'Yukon' },
  { id: 'CA61', code: 'NT', ko: '노스웨스트 준주', en: 'Northwest Territories' },
  { id: 'CA62', code: 'NU', ko: '누나부트', en: 'Nunavut' },
];

const byId = new Map(provinces.map((province) => [province.id, province]));

/** Whether `id` is one of the 13 province ids; false for CA00 and for cities. */
export const isProvinceId = (id: string): boolean => byId.has(id);

/** The province id of a city id: its first 4 characters, not checked. A province id answers itself. */
export const provinceIdOf = (cityId: string): string => cityId.slice(0, 4);

/** The name of a province in the language; null for any id that is not a province. */
export const provinceName = (id: string, language: Language = 'ko'): string | null =>
  byId.get(id)?.[language] ?? null;
