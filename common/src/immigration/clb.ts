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

const alike = <T>(value: T): Record<Ability, T> => ({
  listening: value,
  reading: value,
  writing: value,
  speaking: value,
});

const levels: Least = [4, 5, 6, 7, 8, 9, 10];
const tcfSpoken: Least = [4, 6, 7, 10, 12, 14, 16];

/** By test: IELTS General Training, CELPIP-General, PTE Core, TEF Canada from 2023-12-11 on, TCF Canada. */
export const testTables: Readonly<Record<Test, TestTable>> = {
  ielts: {
    title: 'IELTS General Training',
    language: 'english',
    range: alike({ min: 0, max: 9, step: 0.5 }),
    least: {
      listening: [4.5, 5, 5.5, 6, 7.5, 8, 8.5],
      reading: [3.5, 4, 5, 6, 6.5, 7, 8],
      writing: [4, 5, 5.5, 6, 6.5, 7, 7.5],
      speaking: [4, 5, 5.5, 6, 6.5, 7, 7.5],
    },
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
    least: {
      listening: [28, 39, 50, 60, 71, 82, 89],
      reading: [33, 42, 51, 60, 69, 78, 88],
      writing: [41, 51, 60, 69, 79, 88, 90],
      speaking: [42, 51, 59, 68, 76, 84, 89],
    },
  },
  tef: {
    title: 'TEF Canada',
    language: 'french',
    range: alike({ min: 0, max: 699, step: 1 }),
    least: {
      listening: [306, 352, 393, 434, 462, 503, 546],
      reading: [306, 352, 393, 434, 462, 503, 546],
      writing: [268, 330, 379, 428, 472, 512, 558],
      speaking: [328, 387, 422, 456, 494, 518, 556],
    },
  },
  tcf: {
    title: 'TCF Canada',
    language: 'french',
    range: {
      listening: { min: 0, max: 699, step: 1 },
      reading: { min: 0, max: 699, step: 1 },
      writing: { min: 0, max: 20, step: 1 },
      speaking: { min: 0, max: 20, step: 1 },
    },
    least: {
      listening: [331, 369, 398, 458, 503, 523, 549],
      reading: [342, 375, 406, 453, 499, 524, 549],
      writing: tcfSpoken,
      speaking: tcfSpoken,
    },
  },
};

/** The level of a result in one ability: 4 to 10, 0 below. */
export const levelOf = (test: Test, ability: Ability, result: number): number => {
  const passed = testTables[test].least[ability].filter((least) => result >= least).length;
  return passed > 0 ? LOWEST + passed - 1 : 0;
};

/** The levels of all four abilities. */
export const levelsOf = (test: Test, results: Readonly<Record<Ability, number>>): Levels => ({
  listening: levelOf(test, 'listening', results.listening),
  reading: levelOf(test, 'reading', results.reading),
  writing: levelOf(test, 'writing', results.writing),
  speaking: levelOf(test, 'speaking', results.speaking),
});
