import { ABILITIES, type Levels } from './clb.ts';
import { type CrsGrid, type Education, GRIDS, gridOn, type Study } from './grid.ts';

type Language = 'english' | 'french';

/** Who is ranked, as of one day. Years are full ones; a language without valid results is null. */
export interface CrsProfile {
  age: number;
  education: Education;
  english: Levels | null;
  french: Levels | null;
  canadianYears: number;
  foreignYears: number;
  /** A certificate of qualification in a trade, of a province or territory. */
  certificate: boolean;
  study: Study;
  /** A brother or sister of age in Canada, citizen or permanent resident. */
  sibling: boolean;
  nomination: boolean;
  /** Which of the other points of the grid. */
  others: readonly string[];
  /** Who comes along and is neither citizen nor permanent resident; null for nobody. */
  spouse: { education: Education; levels: Levels | null; canadianYears: number } | null;
}

export type PartId =
  | 'age'
  | 'education'
  | 'firstLanguage'
  | 'secondLanguage'
  | 'canadianWork'
  | 'spouseEducation'
  | 'spouseLanguage'
  | 'spouseWork'
  | 'transferEducation'
  | 'transferForeign'
  | 'transferCertificate'
  | 'sibling'
  | 'french'
  | 'study'
  | 'nomination'
  | 'others';

interface Part {
  id: PartId;
  points: number;
  max: number;
}

export interface Section {
  id: 'core' | 'spouse' | 'transfer' | 'additional';
  points: number;
  max: number;
  parts: readonly Part[];
}

export interface CrsScore {
  total: number;
  sections: readonly Section[];
  /** The language that counts as the first: the one that gives more. */
  first: Language;
  /** The first day of the grid that it is reckoned by. */
  grid: string;
}

type Line = readonly [number, ...number[]];

/** The column of the line that is reached; 0 below the first. Columns begin at 1, after what is to be reached. */
const reached = (lines: readonly Line[], value: number, column: number): number =>
  lines.findLast(([from]) => value >= from)?.[column] ?? 0;

const most = (lines: readonly Line[], column: number): number =>
  Math.max(0, ...lines.map((line) => line[column] ?? 0));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const ofAbilities = (levels: Levels | null, points: (level: number) => number): number =>
  levels ? sum(ABILITIES.map((ability) => points(levels[ability]))) : 0;

const lowest = (levels: Levels | null): number =>
  levels ? Math.min(...ABILITIES.map((ability) => levels[ability])) : 0;

const part = (id: PartId, points: number, max: number): Part => ({ id, points, max });

const section = (id: Section['id'], max: number, parts: readonly Part[]): Section => ({
  id,
  points: Math.min(max, sum(parts.map(({ points }) => points))),
  max,
  parts,
});

const coreOf = (profile: CrsProfile, { core }: CrsGrid, first: Language): Section => {
  const column = profile.spouse ? 0 : 1;
  const second = first === 'english' ? profile.french : profile.english;
  const ability = (lines: readonly Line[], levels: Levels | null) =>
    ofAbilities(levels, (level) => reached(lines, level, column + 1));
  const secondMax = core.secondLanguageMax[column];
  return section('core', core.max[column], [
    part('age', reached(core.age, profile.age, column + 1), most(core.age, column + 1)),
    part(
      'education',
      core.education[profile.education][column],
      Math.max(...Object.values(core.education).map((pair) => pair[column])),
    ),
    part(
      'firstLanguage',
      ability(core.firstLanguage, profile[first]),
      ABILITIES.length * most(core.firstLanguage, column + 1),
    ),
    part('secondLanguage', Math.min(secondMax, ability(core.secondLanguage, second)), secondMax),
    part(
      'canadianWork',
      reached(core.canadianWork, profile.canadianYears, column + 1),
      most(core.canadianWork, column + 1),
    ),
  ]);
};

const spouseOf = (spouse: NonNullable<CrsProfile['spouse']>, { spouse: grid }: CrsGrid): Section =>
  section('spouse', grid.max, [
    part('spouseEducation', grid.education[spouse.education], Math.max(...Object.values(grid.education))),
    part(
      'spouseLanguage',
      ofAbilities(spouse.levels, (level) => reached(grid.language, level, 1)),
      ABILITIES.length * most(grid.language, 1),
    ),
    part('spouseWork', reached(grid.canadianWork, spouse.canadianYears, 1), most(grid.canadianWork, 1)),
  ]);

/** 0 for what is not good enough for either column, 1 for the first, 2 for the second. */
const columnOf = ([good, better]: readonly [number, number], value: number): number =>
  Number(value >= good) + Number(value >= better);

const transferOf = (profile: CrsProfile, { transfer }: CrsGrid, first: Language): Section => {
  const level = lowest(profile[first]);
  const byLanguage = columnOf(transfer.language, level);
  const byWork = columnOf(transfer.canadianWork, profile.canadianYears);
  const together = (points: (column: number) => number) =>
    Math.min(transfer.partMax, points(byLanguage) + points(byWork));
  const education: Line = [0, ...transfer.education[profile.education]];
  const certified = columnOf(transfer.certificate.language, level);
  const foreign = (column: number) =>
    column === 0 ? 0 : reached(transfer.foreignWork, profile.foreignYears, column);
  const certificate = [0, ...transfer.certificate.points];
  const ofPart = (id: PartId, points = 0) => part(id, points, transfer.partMax);
  return section('transfer', transfer.max, [
    ofPart(
      'transferEducation',
      together((column) => education[column] ?? 0),
    ),
    ofPart('transferForeign', together(foreign)),
    ofPart('transferCertificate', profile.certificate ? certificate[certified] : 0),
  ]);
};

const additionalOf = (profile: CrsProfile, { additional }: CrsGrid): Section => {
  const { french, study, others } = additional;
  const speaks = lowest(profile.french) >= french.level;
  const both = lowest(profile.english) >= french.english;
  const chosen = others.filter(({ id }) => profile.others.includes(id));
  const points = (list: typeof others) => sum(list.map((one) => one.points));
  return section('additional', additional.max, [
    part('nomination', profile.nomination ? additional.nomination : 0, additional.nomination),
    part('french', speaks ? french.points[both ? 1 : 0] : 0, Math.max(...french.points)),
    part('study', study[profile.study], Math.max(...Object.values(study))),
    part('sibling', profile.sibling ? additional.sibling : 0, additional.sibling),
    ...(others.length > 0 ? [part('others', points(chosen), points(others))] : []),
  ]);
};

const scoreWith = (profile: CrsProfile, grid: CrsGrid, first: Language): CrsScore => {
  const sections = [
    coreOf(profile, grid, first),
    ...(profile.spouse ? [spouseOf(profile.spouse, grid)] : []),
    transferOf(profile, grid, first),
    additionalOf(profile, grid),
  ];
  return { total: sum(sections.map(({ points }) => points)), sections, first, grid: grid.from };
};

/**
 * The score of a profile under the grid in force on a day, section by section.
 * @param day YYYY-MM-DD
 */
export const crsOf = (profile: CrsProfile, day: string, grids: readonly CrsGrid[] = GRIDS): CrsScore => {
  const grid = gridOn(day, grids);
  const english = scoreWith(profile, grid, 'english');
  if (!profile.french) return english;
  const french = scoreWith(profile, grid, 'french');
  return french.total > english.total || !profile.english ? french : english;
};
