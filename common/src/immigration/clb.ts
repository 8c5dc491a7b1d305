// Results of language tests as levels of the Canadian Language Benchmarks (CLB, in French NCLC).

export const ABILITIES = ['listening', 'reading', 'writing', 'speaking'] as const;
export type Ability = (typeof ABILITIES)[number];

/** A level for each ability; 0 for less than CLB 4. */
export type Levels = Readonly<Record<Ability, number>>;

export const TESTS = ['ielts', 'celpip', 'pte', 'tef', 'tcf'] as const;
export type Test = (typeof TESTS)[number];

/** The lowest level that any programme counts, and the highest that the grid tells apart. */
const LOWEST = 4;

/** The least result for each level from CLB 4 to CLB 10. */
type Least = readonly [number, number, number, number, number, number, number];

interface TestTable {
  title: string;
  language: 'english' | 'french';
  /** Results go from `min` to `max` in steps. */
  range: Readonly<Record<Ability, { min: number; max: number; step: number }>>;
  least: Readonly<Record<Ability, Least>>;
}

/** Where IRCC publishes the equivalences. */
export const EQUIVALENCES =
  'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/standard-requirements/language-requirements/test-equivalency-charts.html';

/** A value for each ability, in the order of ABILITIES. */
const each = <T>(listening: T, reading: T, writing: T, speaking: T): Record<Ability, T> => ({
  listening,
  reading,
  writing,
  speaking,
});
const alike = <T>(value: T): Record<Ability, T> => each(value, value, value, value);

const levels: Least = [4, 5, 6, 7, 8, 9, 10];
const tcfSpoken: Least = [4, 6, 7, 10, 12, 14, 16];
const tcfHeard = { min: 0, max: 699, step: 1 };
const tcfSaid = { min: 0, max: 20, step: 1 };

/** By test: IELTS General Training, CELPIP-General, PTE Core, TEF Canada from 2023-12-11 on, TCF Canada. */
export const testTables: Readonly<Record<Test, TestTable>> = {
  ielts: {
    title: 'IELTS General Training',
    language: 'english',
    range: alike({ min: 0, max: 9, step: 0.5 }),
    least: each(
      [4.5, 5, 5.5, 6, 7.5, 8, 8.5],
      [3.5, 4, 5, 6, 6.5, 7, 8],
      [4, 5, 5.5, 6, 6.5, 7, 7.5],
      [4, 5, 5.5, 6, 6.5, 7, 7.5],
    ),
  },
  celpip: {
    title: 'CELPIP-General',
    language: 'english',
    range: alike({ min: 0, max: 12, step: 1 }),
    least: alike(levels),
  },
  pte: {
    title: 'PTE Core',
    language: 'english',
    range: alike({ min: 10, max: 90, step: 1 }),
    least: each(
      [28, 39, 50, 60, 71, 82, 89],
      [33, 42, 51, 60, 69, 78, 88],
      [41, 51, 60, 69, 79, 88, 90],
      [42, 51, 59, 68, 76, 84, 89],
    ),
  },
  tef: {
    title: 'TEF Canada',
    language: 'french',
    range: alike({ min: 0, max: 699, step: 1 }),
    least: each(
      [306, 352, 393, 434, 462, 503, 546],
      [306, 352, 393, 434, 462, 503, 546],
      [268, 330, 379, 428, 472, 512, 558],
      [328, 387, 422, 456, 494, 518, 556],
    ),
  },
  tcf: {
    title: 'TCF Canada',
    language: 'french',
    range: each(tcfHeard, tcfHeard, tcfSaid, tcfSaid),
    least: each(
      [331, 369, 398, 458, 503, 523, 549],
      [342, 375, 406, 453, 499, 524, 549],
      tcfSpoken,
      tcfSpoken,
    ),
  },
};

/** The level of a result in one ability: 4 to 10, 0 below. */
export const levelOf = (test: Test, ability: Ability, result: number): number => {
  const passed = testTables[test].least[ability].filter((least) => result >= least).length;
  return passed > 0 ? LOWEST + passed - 1 : 0;
};
