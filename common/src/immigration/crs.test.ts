import { expect, test } from 'vitest';
import type { Levels } from './clb.ts';
import { type CrsProfile, type CrsScore, crsOf, type Section } from './crs.ts';
import { type CrsGrid, EDUCATIONS, GRIDS, gridOn, STUDIES } from './grid.ts';
import { transcribedScore } from './testing/transcribed-grid.ts';

const DAY = '2026-11-23';

const four = (listening: number, reading: number, writing: number, speaking: number): Levels => ({
  ...{ listening, reading, writing, speaking },
});
const clb = (level: number): Levels => four(level, level, level, level);

const base: CrsProfile = {
  ...{ age: 30, education: 'bachelor', english: clb(9), french: null, canadianYears: 0, foreignYears: 0 },
  ...{ certificate: false, study: 'none', sibling: false, nomination: false, others: [], spouse: null },
};
const partner: NonNullable<CrsProfile['spouse']> = { education: 'none', levels: null, canadianYears: 0 };

const pointsOf = (score: CrsScore, id: Section['id']): number =>
  score.sections.find((section) => section.id === id)?.points ?? 0;

/** Worked by hand from the published grid: core, spouse, transferability, additional. */
const worked: [Partial<CrsProfile>, [number, number, number, number]][] = [
  // Ages, with 120 for a bachelor's degree and 4 x 31 for CLB 9.
  [{}, [349, 0, 25, 0]],
  [{ age: 17 }, [244, 0, 25, 0]],
  [{ age: 18 }, [343, 0, 25, 0]],
  [{ age: 19 }, [349, 0, 25, 0]],
  [{ age: 20 }, [354, 0, 25, 0]],
  [{ age: 29 }, [354, 0, 25, 0]],
  [{ age: 40 }, [294, 0, 25, 0]],
  [{ age: 44 }, [250, 0, 25, 0]],
  [{ age: 45 }, [244, 0, 25, 0]],
  [{ age: 39, english: clb(10) }, [311, 0, 25, 0]],
  // Education, languages and work.
  [{ age: 35, education: 'master', english: clb(10), foreignYears: 3 }, [348, 0, 100, 0]],
  [{ age: 33, education: 'doctoral', english: clb(8), foreignYears: 2 }, [330, 0, 38, 0]],
  [{ age: 27, education: 'twoYear', english: clb(7), canadianYears: 1 }, [316, 0, 26, 0]],
  [{ age: 27, education: 'oneYear', english: clb(6), canadianYears: 2 }, [289, 0, 25, 0]],
  [{ age: 25, education: 'none', english: clb(3) }, [110, 0, 0, 0]],
  [{ age: 25, english: null, foreignYears: 3 }, [230, 0, 0, 0]],
  [{ english: four(9, 8, 7, 7) }, [313, 0, 13, 0]],
  [{ english: four(10, 10, 9, 6) }, [333, 0, 0, 0]],
  [{ age: 31, education: 'twoOrMore', canadianYears: 1, foreignYears: 1 }, [391, 0, 88, 0]],
  [{ age: 32, education: 'master', canadianYears: 2, foreignYears: 3 }, [406, 0, 100, 0]],
  [{ age: 36, english: clb(8), canadianYears: 5, foreignYears: 5 }, [364, 0, 88, 0]],
  [{ age: 38, canadianYears: 4 }, [377, 0, 50, 0]],
  [{ age: 34, english: clb(8), canadianYears: 1, foreignYears: 2 }, [335, 0, 52, 0]],
  [{ age: 37, education: 'master', english: clb(6), canadianYears: 1, foreignYears: 4 }, [277, 0, 50, 0]],
  // A certificate of qualification.
  [{ age: 27, education: 'secondary', english: clb(4), canadianYears: 3, certificate: true }, [228, 0, 0, 0]],
  [
    { age: 27, education: 'secondary', english: clb(5), canadianYears: 3, certificate: true },
    [228, 0, 25, 0],
  ],
  [
    { age: 27, education: 'secondary', english: clb(7), canadianYears: 3, certificate: true },
    [272, 0, 50, 0],
  ],
  [{ age: 32, education: 'master', canadianYears: 2, foreignYears: 3, certificate: true }, [406, 0, 100, 0]],
  // French.
  [{ french: clb(7) }, [361, 0, 25, 50]],
  [{ english: null, french: clb(7) }, [293, 0, 13, 25]],
  [{ english: clb(4), french: clb(9) }, [349, 0, 25, 25]],
  [{ english: clb(5), french: clb(8) }, [321, 0, 13, 50]],
  [{ french: clb(6) }, [353, 0, 25, 0]],
  [{ french: four(7, 7, 7, 6) }, [359, 0, 25, 0]],
  [{ english: clb(10), french: clb(10) }, [385, 0, 25, 50]],
  [{ english: four(5, 5, 5, 4), french: clb(9) }, [352, 0, 25, 25]],
  // Additional points.
  [{ sibling: true }, [349, 0, 25, 15]],
  [{ study: 'short' }, [349, 0, 25, 15]],
  [{ study: 'long' }, [349, 0, 25, 30]],
  [{ nomination: true }, [349, 0, 25, 600]],
  [{ nomination: true, sibling: true, french: clb(7) }, [361, 0, 25, 600]],
  [{ sibling: true, study: 'long', french: clb(7) }, [361, 0, 25, 95]],
  // A spouse.
  [{ spouse: partner }, [323, 0, 25, 0]],
  [{ spouse: { education: 'bachelor', levels: clb(7), canadianYears: 0 } }, [323, 20, 25, 0]],
  [{ spouse: { education: 'master', levels: clb(9), canadianYears: 5 } }, [323, 40, 25, 0]],
  [{ spouse: { education: 'doctoral', levels: clb(5), canadianYears: 1 } }, [323, 19, 25, 0]],
  [{ spouse: { education: 'twoOrMore', levels: clb(10), canadianYears: 3 } }, [323, 37, 25, 0]],
  [{ spouse: { education: 'secondary', levels: four(4, 5, 7, 9), canadianYears: 2 } }, [323, 18, 25, 0]],
  [
    {
      ...{ age: 40, education: 'oneYear', english: clb(6), canadianYears: 1 },
      spouse: { education: 'twoYear', levels: clb(4), canadianYears: 4 },
    },
    [196, 16, 13, 0],
  ],
  [
    {
      ...{ age: 43, education: 'secondary', english: clb(8), canadianYears: 2, foreignYears: 3 },
      spouse: { education: 'oneYear', levels: clb(8), canadianYears: 0 },
    },
    [177, 18, 50, 0],
  ],
  // French is the first language here: 4 x 32, and English 22.
  [{ french: clb(10), spouse: partner }, [357, 0, 25, 50]],
  // The most that there is.
  [
    {
      ...{ age: 25, education: 'doctoral', english: clb(10), french: clb(10), canadianYears: 5 },
      ...{ foreignYears: 3, nomination: true },
    },
    [500, 0, 100, 600],
  ],
  [
    {
      ...{ age: 25, education: 'doctoral', english: clb(10), french: clb(10), canadianYears: 5 },
      ...{ foreignYears: 3, nomination: true },
      spouse: { education: 'doctoral', levels: clb(10), canadianYears: 5 },
    },
    [460, 40, 100, 600],
  ],
];

test.each(worked)(
  '%j has the points of the published grid',
  (changes, [core, spouse, transfer, additional]) => {
    const profile = { ...base, ...changes };
    const score = crsOf(profile, DAY);
    expect([
      ...(['core', 'spouse', 'transfer', 'additional'] as const).map((id) => pointsOf(score, id)),
      score.total,
    ]).toEqual([core, spouse, transfer, additional, core + spouse + transfer + additional]);
    expect(transcribedScore(profile)).toBe(score.total);
  },
);

/** Numbers from 0 on below a bound, the same in every run (mulberry32). */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

test('ten thousand profiles have the same score by the tables and by the grid written down line by line', () => {
  const number = numbersFrom(20_250_325);
  const one = <T>(list: readonly T[]): T => list[number(list.length)] ?? (list[0] as T);
  // Levels near each other, as people have them, reach the rules about all four abilities.
  const levels = (): Levels | null => {
    if (number(4) === 0) return null;
    const middle = number(13);
    const near = () => Math.max(0, Math.min(12, middle + number(3) - 1));
    return four(near(), near(), near(), near());
  };
  const profile = (): CrsProfile => ({
    ...{ age: 15 + number(35), education: one(EDUCATIONS), english: levels(), french: levels() },
    ...{ canadianYears: number(8), foreignYears: number(6), certificate: number(4) === 0 },
    ...{ study: one(STUDIES), sibling: number(3) === 0, nomination: number(8) === 0, others: [] },
    spouse:
      number(2) === 0 ? null : { education: one(EDUCATIONS), levels: levels(), canadianYears: number(8) },
  });
  const differing = Array.from({ length: 10_000 }, profile).filter((each) => {
    const { total, sections } = crsOf(each, DAY);
    const isWithin = sections.every(({ points, max }) => points >= 0 && points <= max);
    return !isWithin || total !== transcribedScore(each);
  });
  expect(differing).toEqual([]);
});

test('every part is within its maximum, and the sections have those of the published summary', () => {
  const single = crsOf(base, DAY).sections;
  const together = crsOf({ ...base, spouse: partner }, DAY).sections;
  expect(single.map(({ max }) => max)).toEqual([500, 100, 600]);
  expect(together.map(({ max }) => max)).toEqual([460, 40, 100, 600]);
  expect(single[0]?.parts.map(({ max }) => max)).toEqual([110, 150, 136, 24, 80]);
  expect(together[0]?.parts.map(({ max }) => max)).toEqual([100, 140, 128, 22, 70]);
  expect(together[1]?.parts.map(({ max }) => max)).toEqual([10, 20, 10]);
});

test('a later grid counts from its first day, with what it alone gives points for', () => {
  const [now] = GRIDS as [CrsGrid];
  const later: CrsGrid = {
    ...now,
    from: '2027-01-01',
    additional: { ...now.additional, others: [{ id: 'offer', title: '고용 제안', points: 50 }] },
  };
  const grids = [now, later];
  const offered = { ...base, others: ['offer'] };
  expect(gridOn('2020-01-01', grids)).toBe(now);
  expect(crsOf(offered, '2026-12-31', grids)).toMatchObject({ total: 374, grid: '2025-03-25' });
  expect(crsOf(offered, '2027-01-01', grids)).toMatchObject({ total: 424, grid: '2027-01-01' });
  expect(crsOf(base, '2027-01-01', grids).total).toBe(374);
});
