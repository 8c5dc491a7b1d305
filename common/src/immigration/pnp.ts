// Invitations of provincial nominee programs, as staff enter them from the page of the province.

/** Programs with the province that runs them; a file may name them by `short`, as the province does. */
export const PNP_PROGRAMS = [
  { code: 'bc-si', province: 'BC', short: 'SI', title: 'BC 기술이민(SI)' },
  { code: 'bc-ei', province: 'BC', short: 'EI', title: 'BC 사업이민(EI)' },
] as const;
export type PnpProgram = (typeof PNP_PROGRAMS)[number]['code'];

/** Where the province says it itself. */
export const BC_INVITATIONS = 'https://www.welcomebc.ca/immigrate-to-b-c/invitations-to-apply';

export const programTitle = (code: string): string =>
  PNP_PROGRAMS.find((one) => one.code === code)?.title ?? '';

/** By what somebody was invited: registration points, an hourly wage, or neither of both. */
export const PNP_ROUTES = [
  { code: 'points', title: '점수' },
  { code: 'wage', title: '시급' },
  { code: 'other', title: '다른 기준' },
] as const;
type PnpRoute = (typeof PNP_ROUTES)[number]['code'];

/** The route of a draw; where both points and a wage are asked for the points tell people more. */
export const routeOf = ({
  minScore,
  minWage,
}: {
  minScore: number | null;
  minWage: number | null;
}): PnpRoute => {
  if (minScore !== null) return 'points';
  return minWage === null ? 'other' : 'wage';
};

/** The most points of a registration, and the highest wage that makes sense, CAD an hour. */
export const PNP_SCORE_MAX = 400;
export const PNP_WAGE_MAX = 1000;

/** People of a pool with points from and to, both included; without an end `to` is null. */
interface PnpBand {
  from: number;
  to: number | null;
  people: number;
}

const LINE = /^(\d{1,3})(?:\s*[-~–]\s*(\d{1,3})|(\+))\s*[:,\t ]\s*(\d{1,3}(?:,\d{3})+|\d{1,7})$/;

/**
 * The bands of a pool as they are typed, the highest first: '150+ 9', '140-149 67', a line each. Null where a line is none, or
 * where the bands do not follow each other without a gap.
 */
export const readBands = (text: string): PnpBand[] | null => {
  const bands: PnpBand[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [, from = '', to, open, people = ''] = LINE.exec(line) ?? [];
    if (people === '') return null;
    const above = bands.at(-1);
    const end = open ? null : Number(to);
    const follows = above ? end === above.from - 1 : true;
    if (!follows || (end !== null && end < Number(from))) return null;
    bands.push({ from: Number(from), to: end, people: Number(people.replaceAll(',', '')) });
  }
  return bands.length > 0 ? bands : null;
};
