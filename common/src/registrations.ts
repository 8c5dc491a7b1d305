// When cities begin to take registrations for their recreation programs, for server, site and console.

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

/** The page of one opening; apart from the paths that every page has. */
export const registrationPath = (id: number): string => `/recreation/${id}`;

const titleIn = (table: readonly { code: string; title: string }[], code: string): string =>
  table.find((one) => one.code === code)?.title ?? '';

export const groupTitle = (code: string): string => titleIn(PROGRAM_GROUPS, code);
export const audienceTitle = (code: string): string => titleIn(AUDIENCES, code);

/** '2027년 봄' */
export const seasonTitle = ({ year, season }: { year: number; season: string }): string =>
  `${year}년 ${titleIn(SEASONS, season)}`;

const WEEKDAYS = '일월화수목금토';

/** '3월 2일 (화) 10:00', with its year where that is asked for. In: what the clocks of the city show, '2027-03-02 10:00'. */
export const clockText = (time: string, { withYear = false } = {}): string => {
  const [day = '', clock = ''] = time.split(' ');
  const date = new Date(`${day}T00:00Z`);
  const year = withYear ? `${date.getUTCFullYear()}년 ` : '';
  return `${year}${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일 (${WEEKDAYS[date.getUTCDay()]}) ${clock}`;
};

/** '11월 24일 (화)' In: a day as '2026-11-24'. */
export const dayOfWeekText = (day: string): string => clockText(`${day} `).trim();

interface Opening<Moment> {
  residentsTime: string;
  opensTime: string;
  residentsDate: Moment | null;
  opensDate: Moment;
}

/** When it opens for whom, the residents first; without a time of their own they register with everyone. */
export const openingsOf = <Moment>({
  residentsTime,
  opensTime,
  residentsDate,
  opensDate,
}: Opening<Moment>) => [
  ...(residentsDate === null
    ? []
    : [{ audience: 'residents' as const, time: residentsTime, date: residentsDate }]),
  { audience: 'everyone' as const, time: opensTime, date: opensDate },
];

/** By which calendars know an opening, from the file of a page as from the calendar of a member. */
export const openingUid = (id: number, audience: Audience): string => `registration-${id}-${audience}@hanca`;

/** The opening that counts for who is a resident of the city or not. */
export const openingFor = <Moment>(opening: Opening<Moment>, isResident: boolean) => {
  const [first, last = first] = openingsOf(opening);
  return isResident ? first : last;
};
