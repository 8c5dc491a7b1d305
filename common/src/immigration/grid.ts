// The points of the Comprehensive Ranking System (CRS) of Express Entry, as data by date.

/** Levels of education as the grid knows them, the lowest first. */
export const EDUCATIONS = [
  'none',
  'secondary',
  'oneYear',
  'twoYear',
  'bachelor',
  'twoOrMore',
  'master',
  'doctoral',
] as const;
export type Education = (typeof EDUCATIONS)[number];

/** Post-secondary study in Canada: none, of one or two years, of three or more. */
export const STUDIES = ['none', 'short', 'long'] as const;
export type Study = (typeof STUDIES)[number];

/** Two numbers: with a spouse or partner who comes along, and without one. */
export type Pair = readonly [withSpouse: number, alone: number];

/** Points from a level on, the lowest first: the last line that is reached counts, below the first there are none. */
export type Steps = readonly (readonly [from: number, points: number])[];
type PairSteps = readonly (readonly [from: number, withSpouse: number, alone: number])[];

/** What gives points and has no question of its own here: its question, with its points. */
interface OtherPoints {
  id: string;
  title: string;
  points: number;
}

/** A grid that was in force from some day on. Ages and work are in full years, languages in levels of the CLB or NCLC. */
export interface CrsGrid {
  /** The first day on which it holds, YYYY-MM-DD. */
  from: string;
  /** Where it is published. */
  source: string;
  core: {
    max: Pair;
    age: PairSteps;
    education: Readonly<Record<Education, Pair>>;
    /** For each of the four abilities. */
    firstLanguage: PairSteps;
    secondLanguage: PairSteps;
    /** Of all four abilities. */
    secondLanguageMax: Pair;
    canadianWork: PairSteps;
  };
  spouse: {
    max: number;
    education: Readonly<Record<Education, number>>;
    language: Steps;
    canadianWork: Steps;
  };
  /** Two columns each: for what is good, and for what is better. */
  transfer: {
    max: number;
    /** Of education, of foreign work and of a certificate, each. */
    partMax: number;
    /** The lowest level of the first language from which either column counts. */
    language: readonly [number, number];
    /** The years of Canadian work from which either column counts. */
    canadianWork: readonly [number, number];
    education: Readonly<Record<Education, readonly [number, number]>>;
    foreignWork: readonly (readonly [from: number, good: number, better: number])[];
    certificate: { language: readonly [number, number]; points: readonly [number, number] };
  };
  additional: {
    max: number;
    sibling: number;
    /** French at `level` in all abilities; the second points where English is at `english` in all, too. */
    french: { level: number; english: number; points: readonly [number, number] };
    study: Readonly<Record<Study, number>>;
    nomination: number;
    others: readonly OtherPoints[];
  };
}

/** A grid without its day and its source, as staff enter it. */
export type GridDocument = Omit<CrsGrid, 'from' | 'source'>;

/** Where IRCC publishes the grid in force. */
export const CRS_CRITERIA =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/check-score/crs-criteria.html';

/** In force since the points for job offers went. */
const since2025: CrsGrid = {
  from: '2025-03-25',
  source: CRS_CRITERIA,
  core: {
    max: [460, 500],
    age: [
      [18, 90, 99],
      [19, 95, 105],
      [20, 100, 110],
      [30, 95, 105],
      [31, 90, 99],
      [32, 85, 94],
      [33, 80, 88],
      [34, 75, 83],
      [35, 70, 77],
      [36, 65, 72],
      [37, 60, 66],
      [38, 55, 61],
      [39, 50, 55],
      [40, 45, 50],
      [41, 35, 39],
      [42, 25, 28],
      [43, 15, 17],
      [44, 5, 6],
      [45, 0, 0],
    ],
    education: {
      none: [0, 0],
      secondary: [28, 30],
      oneYear: [84, 90],
      twoYear: [91, 98],
      bachelor: [112, 120],
      twoOrMore: [119, 128],
      master: [126, 135],
      doctoral: [140, 150],
    },
    firstLanguage: [
      [4, 6, 6],
      [6, 8, 9],
      [7, 16, 17],
      [8, 22, 23],
      [9, 29, 31],
      [10, 32, 34],
    ],
    secondLanguage: [
      [5, 1, 1],
      [7, 3, 3],
      [9, 6, 6],
    ],
    secondLanguageMax: [22, 24],
    canadianWork: [
      [1, 35, 40],
      [2, 46, 53],
      [3, 56, 64],
      [4, 63, 72],
      [5, 70, 80],
    ],
  },
  spouse: {
    max: 40,
    education: {
      none: 0,
      secondary: 2,
      oneYear: 6,
      twoYear: 7,
      bachelor: 8,
      twoOrMore: 9,
      master: 10,
      doctoral: 10,
    },
    language: [
      [5, 1],
      [7, 3],
      [9, 5],
    ],
    canadianWork: [
      [1, 5],
      [2, 7],
      [3, 8],
      [4, 9],
      [5, 10],
    ],
  },
  transfer: {
    max: 100,
    partMax: 50,
    language: [7, 9],
    canadianWork: [1, 2],
    education: {
      none: [0, 0],
      secondary: [0, 0],
      oneYear: [13, 25],
      twoYear: [13, 25],
      bachelor: [13, 25],
      twoOrMore: [25, 50],
      master: [25, 50],
      doctoral: [25, 50],
    },
    foreignWork: [
      [1, 13, 25],
      [3, 25, 50],
    ],
    certificate: { language: [5, 7], points: [25, 50] },
  },
  additional: {
    max: 600,
    sibling: 15,
    french: { level: 7, english: 5, points: [25, 50] },
    study: { none: 0, short: 15, long: 30 },
    nomination: 600,
    others: [],
  },
};

/** The grids that are known here, the newest first. */
export const GRIDS: readonly CrsGrid[] = [since2025];

/** The day of a change that is reported and whose points are not known here. */
export const REPORTED_CHANGE = '2026-11-03';

/**
 * The grid in force on a day; the oldest for days before it.
 * @param day YYYY-MM-DD
 */
export const gridOn = (day: string, grids: readonly CrsGrid[] = GRIDS): CrsGrid => {
  const newestFirst = [...grids].sort((a, b) => (a.from < b.from ? 1 : -1));
  return newestFirst.find(({ from }) => from <= day) ?? newestFirst.at(-1) ?? since2025;
};

/** A grid that staff have entered, as it is answered. */
export interface StoredGrid {
  /** The first day on which it holds, YYYY-MM-DD. */
  from: string;
  source: string;
  /** The JSON of a `GridDocument` that was checked. */
  grid: string;
}

/** What staff have entered and what is known here, the newest first; of one day what staff have entered counts. */
export const gridsWith = (stored: readonly StoredGrid[]): CrsGrid[] => {
  const entered = stored.map(({ from, source, grid }): CrsGrid => {
    const document: GridDocument = JSON.parse(grid);
    return { ...document, from, source };
  });
  const days = new Set(entered.map(({ from }) => from));
  return [...entered, ...GRIDS.filter(({ from }) => !days.has(from))].sort((a, b) =>
    a.from < b.from ? 1 : -1,
  );
};
