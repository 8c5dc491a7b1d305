// When cities begin to take registrations for their recreation programs, for server, site and console.

import { cityAround } from './areas.ts';

export const SEASONS = [
  { code: 'winter', title: '겨울' },
  { code: 'spring', title: '봄' },
  { code: 'summer', title: '여름' },
  { code: 'fall', title: '가을' },
] as const;
export type Season = (typeof SEASONS)[number]['code'];

/** What the programs are for. `all`: everything of the season opens at one time. */
export const PROGRAM_GROUPS = [
  { code: 'all', title: '전체 프로그램' },
  { code: 'swim', title: '수영' },
  { code: 'skate', title: '스케이트' },
  { code: 'camp', title: '방학 캠프' },
  { code: 'preschool', title: '유아' },
  { code: 'youth', title: '어린이·청소년' },
  { code: 'adult', title: '성인' },
  { code: 'senior', title: '시니어' },
] as const;
export type ProgramGroup = (typeof PROGRAM_GROUPS)[number]['code'];

/** For whom it opens at a time: who lives there, or everyone. */
export const AUDIENCES = [
  { code: 'residents', title: '거주자' },
  { code: 'everyone', title: '모두' },
] as const;
export type Audience = (typeof AUDIENCES)[number]['code'];

const titleIn = (table: readonly { code: string; title: string }[], code: string): string =>
  table.find((one) => one.code === code)?.title ?? '';

export const groupTitle = (code: string): string => titleIn(PROGRAM_GROUPS, code);
export const audienceTitle = (code: string): string => titleIn(AUDIENCES, code);

/** '2027년 봄' */
export const seasonTitle = ({ year, season }: { year: number; season: string }): string =>
  `${year}년 ${titleIn(SEASONS, season)}`;

/** Cities whose residents count as residents of each other: the City and the District of North Vancouver have one commission (NVRC). */
const TOGETHER = [['CA596090785', 'CA598533869']];

/**
 * Whether who lives in one city registers as a resident in another. A part of a city counts as the city. Cities may ask
 * for a proof of address, and may have agreements that are not written down here.
 */
export const isResidentOf = (city: string, home: string): boolean => {
  const [there, here] = [cityAround(city) ?? city, cityAround(home) ?? home];
  return there === here || TOGETHER.some((group) => group.includes(there) && group.includes(here));
};
