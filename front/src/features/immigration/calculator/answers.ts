import {
  ABILITIES,
  type Ability,
  type Levels,
  levelOf,
  TESTS,
  type Test,
  testTables,
} from '@hanca/common/immigration/clb.ts';
import type { Situation } from '@hanca/common/immigration/clock.ts';
import { isDay, monthsBetween, monthsLater } from '@hanca/common/immigration/days.ts';
import { EDUCATIONS, type Education, STUDIES } from '@hanca/common/immigration/grid.ts';

/** Results of a test as they are typed; `test` is '' for none, `clb` where the levels themselves are given. */
export interface TestAnswers {
  test: string;
  listening: string;
  reading: string;
  writing: string;
  speaking: string;
  /** YYYY-MM-DD; '' where it is not said. */
  day: string;
}

export interface WorkAnswers {
  years: string;
  months: string;
  goesOn: boolean;
  /** The day on which that was stated: what goes on grows from there; '' for none. */
  day: string;
}

/** All that the form asks, as its controls have it. */
export interface Answers {
  birthDay: string;
  education: string;
  assessedDay: string;
  study: string;
  english: TestAnswers;
  french: TestAnswers;
  canadian: WorkAnswers;
  foreign: WorkAnswers;
  certificate: boolean;
  sibling: boolean;
  nomination: boolean;
  /** Which of the other points of the grid, separated by commas. */
  others: string;
  /** Kinds of rounds for the own occupation, separated by commas. */
  occupations: string;
  accompanied: boolean;
  spouseEducation: string;
  spouseLanguage: TestAnswers;
  spouseYears: string;
}

const noTest: TestAnswers = {
  ...{ test: '', day: '' },
  ...{ listening: '', reading: '', writing: '', speaking: '' },
};
const noWork: WorkAnswers = { years: '0', months: '0', goesOn: false, day: '' };

export const noAnswers: Answers = {
  ...{ birthDay: '', education: '', assessedDay: '', study: 'none' },
  ...{ english: noTest, french: noTest, canadian: noWork, foreign: noWork },
  ...{ certificate: false, sibling: false, nomination: false, others: '', occupations: '' },
  ...{ accompanied: false, spouseEducation: 'none', spouseLanguage: noTest, spouseYears: '0' },
};

/** Most years of work that can be chosen: the grid tells no more apart. */
export const CANADIAN_YEARS = 5;
export const FOREIGN_YEARS = 3;

/** The levels that can be typed themselves. */
const CLB_MAX = 12;

/** From where to where a result goes, and in which steps. */
export const rangeOf = (test: string, ability: Ability): { min: number; max: number; step: number } => {
  const table = TESTS.find((one) => one === test);
  return table ? testTables[table].range[ability] : { min: 0, max: CLB_MAX, step: 1 };
};

const isTest = (test: string): test is Test => TESTS.some((one) => one === test);

/** The level of one result; null for what is no result of the test. */
const levelFor = (test: string, ability: Ability, typed: string): number | null => {
  const result = Number(typed);
  const { min, max } = rangeOf(test, ability);
  if (typed.trim() === '' || !(result >= min && result <= max)) return null;
  return isTest(test) ? levelOf(test, ability, result) : Math.floor(result);
};

/** The levels of what was typed; null as long as one of the four is missing, or is no result of the test. */
export const levelsFrom = (answers: TestAnswers): Levels | null => {
  if (answers.test !== 'clb' && !isTest(answers.test)) return null;
  const [listening, reading, writing, speaking] = ABILITIES.map((ability) =>
    levelFor(answers.test, ability, answers[ability]),
  );
  if (listening == null || reading == null || writing == null || speaking == null) return null;
  return { listening, reading, writing, speaking };
};

const dayFrom = (text: string): string | null => (isDay(text) ? text : null);

const resultFrom = (answers: TestAnswers) => {
  const levels = levelsFrom(answers);
  return levels && { levels, day: dayFrom(answers.day) };
};

const monthsOf = ({ years, months }: WorkAnswers): number =>
  (Number(years) || 0) * 12 + (Number(months) || 0);

const workFrom = (work: WorkAnswers, today: string) => ({
  months: monthsOf(work),
  day: dayFrom(work.day) ?? today,
  goesOn: work.goesOn,
});

/** Work that goes on with the full months that it has gained since it was stated. In: the most years that can be chosen. */
const grown = (work: WorkAnswers, most: number, today: string): WorkAnswers => {
  const day = dayFrom(work.day);
  const gained = work.goesOn && day ? monthsBetween(day, today) : 0;
  if (!day || gained === 0) return work;
  const months = Math.min(monthsOf(work) + gained, most * 12 + 11);
  return {
    ...{ ...work, day: monthsLater(day, gained) },
    ...{ years: String(Math.floor(months / 12)), months: String(months % 12) },
  };
};

const educationFrom = (text: string): Education | undefined => EDUCATIONS.find((one) => one === text);

/**
 * Who somebody is, by their answers; null as long as the day of birth or the education is missing.
 * @param today YYYY-MM-DD, where work names no day
 */
export const situationFrom = (answers: Answers, today: string): Situation | null => {
  const birthDay = dayFrom(answers.birthDay);
  const education = educationFrom(answers.education);
  if (!birthDay || birthDay >= today || !education) return null;
  return {
    birthDay,
    education,
    assessedDay: dayFrom(answers.assessedDay),
    english: resultFrom(answers.english),
    french: resultFrom(answers.french),
    canadian: workFrom(answers.canadian, today),
    foreign: workFrom(answers.foreign, today),
    study: STUDIES.find((one) => one === answers.study) ?? 'none',
    certificate: answers.certificate,
    sibling: answers.sibling,
    nomination: answers.nomination,
    others: answers.others.split(',').filter(Boolean),
    spouse: answers.accompanied
      ? {
          education: educationFrom(answers.spouseEducation) ?? 'none',
          levels: levelsFrom(answers.spouseLanguage),
          canadianYears: Number(answers.spouseYears) || 0,
        }
      : null,
  };
};

/** What is stored as far as it has the form of answers: anybody can change what a browser stores. */
const restored = <T extends object>(whole: T, stored: unknown): T => {
  const given = new Map(typeof stored === 'object' && stored ? Object.entries(stored) : []);
  const entries = Object.entries(whole).map(([name, own]) => {
    const value: unknown = given.get(name);
    if (typeof own === 'object' && own) return [name, restored(own, value)];
    return [name, typeof value === typeof own ? value : own];
  });
  return { ...whole, ...Object.fromEntries(entries) };
};

/** Answers as they were stored, with what has grown since; null for none. In: today as YYYY-MM-DD. */
export const parseAnswers = (text: string | null, today: string): Answers | null => {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    const answers = restored(noAnswers, stored);
    // Until now one day stood for both.
    const { day } = restored({ day: '' }, stored);
    const work = (one: WorkAnswers, most: number) => grown({ ...one, day: one.day || day }, most, today);
    return {
      ...answers,
      canadian: work(answers.canadian, CANADIAN_YEARS),
      foreign: work(answers.foreign, FOREIGN_YEARS),
    };
  } catch {
    return null;
  }
};
