import type { Levels } from './clb.ts';
import { type CrsProfile, type CrsScore, crsOf } from './crs.ts';
import { ageOn, monthEnd, monthsBetween, yearsLater } from './days.ts';
import { type CrsGrid, GRIDS } from './grid.ts';

/** How long results of a language test and an assessment of education hold, in years. */
const TEST_YEARS = 2;
const ASSESSMENT_YEARS = 5;

/** How far the clock looks ahead, in months. */
export const CLOCK_MONTHS = 36;

interface TestResult {
  levels: Levels;
  /** The day of the test; null where it is not known, and does not expire then. */
  day: string | null;
}

interface Work {
  /** Full months on the day on which it was stated. */
  months: number;
  day: string;
  /** Whether it has gone on since. */
  goesOn: boolean;
}

/** Who somebody is on a day, and what of that changes with time. Days are YYYY-MM-DD. */
export interface Situation
  extends Omit<CrsProfile, 'age' | 'english' | 'french' | 'canadianYears' | 'foreignYears'> {
  birthDay: string;
  english: TestResult | null;
  french: TestResult | null;
  /** When education abroad was assessed; null for study in Canada, or where it is not known. */
  assessedDay: string | null;
  canadian: Work;
  foreign: Work;
}

const levelsOn = (result: TestResult | null, day: string): Levels | null =>
  result && (!result.day || day < yearsLater(result.day, TEST_YEARS)) ? result.levels : null;

const yearsOn = ({ months, day: stated, goesOn }: Work, day: string): number =>
  Math.floor((months + (goesOn ? monthsBetween(stated, day) : 0)) / 12);

/** The profile that a situation has become by a later day, if nothing is renewed. */
export const profileOn = (
  { birthDay, english, french, assessedDay, canadian, foreign, ...rest }: Situation,
  day: string,
): CrsProfile => ({
  ...rest,
  education: assessedDay && day >= yearsLater(assessedDay, ASSESSMENT_YEARS) ? 'none' : rest.education,
  age: ageOn(birthDay, day),
  english: levelsOn(english, day),
  french: levelsOn(french, day),
  canadianYears: yearsOn(canadian, day),
  foreignYears: yearsOn(foreign, day),
});

export type ClockEvent =
  | 'birthday'
  | 'canadianYear'
  | 'foreignYear'
  | 'englishExpires'
  | 'frenchExpires'
  | 'assessmentExpires'
  | 'grid';

/** The end of a month. */
export interface ClockMonth {
  /** Its last day; of the first entry the day itself. */
  day: string;
  total: number;
  age: number;
  /** What has changed since the entry before. */
  events: readonly ClockEvent[];
}

interface State {
  profile: CrsProfile;
  score: CrsScore;
}

const eventsBetween = (before: State, after: State): ClockEvent[] => {
  const changes: Record<ClockEvent, boolean> = {
    birthday: after.profile.age > before.profile.age,
    canadianYear: after.profile.canadianYears > before.profile.canadianYears,
    foreignYear: after.profile.foreignYears > before.profile.foreignYears,
    englishExpires: before.profile.english !== null && after.profile.english === null,
    frenchExpires: before.profile.french !== null && after.profile.french === null,
    assessmentExpires: before.profile.education !== after.profile.education,
    grid: before.score.grid !== after.score.grid,
  };
  return (Object.keys(changes) as ClockEvent[]).filter((event) => changes[event]);
};

/**
 * The score month by month, if nothing is renewed: first of the day itself, then of the last day of this month and of
 * those that follow.
 */
export const scoreClock = (
  situation: Situation,
  day: string,
  { months = CLOCK_MONTHS, grids = GRIDS }: { months?: number; grids?: readonly CrsGrid[] } = {},
): ClockMonth[] => {
  const stateOn = (on: string): State => {
    const profile = profileOn(situation, on);
    return { profile, score: crsOf(profile, on, grids) };
  };
  let before = stateOn(day);
  const entry = (on: string, { profile, score }: State, events: ClockEvent[]): ClockMonth => ({
    day: on,
    total: score.total,
    age: profile.age,
    events,
  });
  const clock = [entry(day, before, [])];
  for (let month = 0; month < months; month += 1) {
    const on = monthEnd(day, month);
    const after = stateOn(on);
    clock.push(entry(on, after, eventsBetween(before, after)));
    before = after;
  }
  return clock;
};

/**
 * From when and up to which month a score is held, the first time that it is reached. Null where it never is; `from` is null
 * where it is held already, `isLast` is set where it still is at the end of the clock.
 */
export const lastGoodMonth = (
  clock: readonly ClockMonth[],
  target: number,
): { from: string | null; day: string; isLast: boolean } | null => {
  const start = clock.findIndex(({ total }) => total >= target);
  if (start < 0) return null;
  const length = clock.slice(start).findIndex(({ total }) => total < target);
  const good = length < 0 ? clock.at(-1) : clock[start + length - 1];
  const from = start === 0 ? null : (clock[start]?.day ?? null);
  return good ? { from, day: good.day, isLast: length < 0 } : null;
};
