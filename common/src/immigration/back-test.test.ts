import { expect, test } from 'vitest';
import { backTest, isFor, OCCUPATION_KINDS } from './back-test.ts';
import { roundKinds } from './rounds.ts';

const nobody = { canadianYears: 0, french: null, nomination: false, certificate: false };
const french = (writing: number) => ({ listening: 7, reading: 7, writing, speaking: 7 });
const kindsFor = (profile: Partial<Parameters<typeof isFor>[1]>, occupations: string[] = []) =>
  roundKinds.filter((kind) => isFor(kind, { ...nobody, ...profile }, occupations));

test('a round is for whom its kind says', () => {
  expect(kindsFor({})).toEqual(['skilledWorker', 'general']);
  expect(kindsFor({ canadianYears: 1 })).toContain('cec');
  expect(kindsFor({ nomination: true })).toContain('pnp');
  expect(kindsFor({ certificate: true })).toContain('tradesProgram');
  expect(kindsFor({ french: french(7) })).toContain('french');
  expect(kindsFor({ french: french(6) })).not.toContain('french');
  expect(kindsFor({}, ['stem'])).toContain('stem');
  // What nobody knows the meaning of is for nobody.
  expect(kindsFor({ canadianYears: 5, nomination: true }, [...OCCUPATION_KINDS])).not.toContain('other');
});

test('a score is above, at or below the cut-offs of its rounds', () => {
  const round = (number: string, kind: 'cec' | 'pnp', crs: number) => ({
    number,
    date: '2026-08-05',
    kind,
    crs,
  });
  const rounds = [
    round('4', 'cec', 516),
    round('3', 'pnp', 700),
    round('2', 'cec', 510),
    round('1', 'cec', 509),
  ];
  const tested = backTest(rounds, 510, { ...nobody, canadianYears: 1 }, []);
  expect(tested.map(({ number, outcome, margin }) => [number, outcome, margin])).toEqual([
    ['4', 'below', -6],
    ['2', 'tie', 0],
    ['1', 'above', 1],
  ]);
});
