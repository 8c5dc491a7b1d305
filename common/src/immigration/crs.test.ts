import { expect, test } from 'vitest';
import type { Levels } from './clb.ts';
import { type CrsProfile, type CrsScore, crsOf, type Section } from './crs.ts';
import { type CrsGrid, EDUCATIONS, GRIDS, gridOn, STUDIES } from './grid.ts';
import { transcribedScore } from './testing/transcribed-grid.ts';
import { BASE, PARTNER, WORKED } from './worked-cases.ts';

const DAY = '2026-11-23';

const pointsOf = (score: CrsScore, id: Section['id']): number =>
  score.sections.find((section) => section.id === id)?.points ?? 0;

test('gives worked cases the points of the published grid', () => {
  for (const [changes, [core, spouse, transfer, additional]] of WORKED) {
    const profile = { ...BASE, ...changes };
    const score = crsOf(profile, DAY);
    expect(
      [
        ...(['core', 'spouse', 'transfer', 'additional'] as const).map((id) => pointsOf(score, id)),
        score.total,
      ],
      JSON.stringify(changes),
    ).toEqual([core, spouse, transfer, additional, core + spouse + transfer + additional]);
    expect(transcribedScore(profile), JSON.stringify(changes)).toBe(score.total);
  }
});

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

const four = (listening: number, reading: number, writing: number, speaking: number): Levels => ({
  ...{ listening, reading, writing, speaking },
});

test('gives two thousand profiles the same score by the tables as by the grid written down line by line', () => {
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
  const differing = Array.from({ length: 2_000 }, profile).filter((each) => {
    const { total, sections } = crsOf(each, DAY);
    const isWithin = sections.every(({ points, max }) => points >= 0 && points <= max);
    return !isWithin || total !== transcribedScore(each);
  });
  expect(differing).toEqual([]);
});

test('every part is within its maximum, and the sections have those of the published summary', () => {
  const single = crsOf(BASE, DAY).sections;
  const together = crsOf({ ...BASE, spouse: PARTNER }, DAY).sections;
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
  const offered = { ...BASE, others: ['offer'] };
  expect(gridOn('2020-01-01', grids)).toBe(now);
  expect(crsOf(offered, '2026-12-31', grids)).toMatchObject({ total: 374, grid: '2025-03-25' });
  expect(crsOf(offered, '2027-01-01', grids)).toMatchObject({ total: 424, grid: '2027-01-01' });
  expect(crsOf(BASE, '2027-01-01', grids).total).toBe(374);
});
