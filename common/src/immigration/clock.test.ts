import { expect, test } from 'vitest';
import type { Levels } from './clb.ts';
import { lastGoodMonth, profileOn, type Situation, scoreClock } from './clock.ts';
import { ageOn, isDay, monthEnd, monthsBetween, monthsLater, yearsLater } from './days.ts';

const clb9: Levels = { listening: 9, reading: 9, writing: 9, speaking: 9 };

const situation: Situation = {
  ...{ birthDay: '1996-12-10', education: 'bachelor', assessedDay: null },
  english: { levels: clb9, day: '2025-03-05' },
  french: null,
  ...{ canadian: { months: 10, day: '2026-11-23', goesOn: true } },
  foreign: { months: 24, day: '2026-11-23', goesOn: false },
  ...{ certificate: false, study: 'none', sibling: false, nomination: false, others: [], spouse: null },
};

test('birthdays, years of work and results that expire change the score in their month', () => {
  const clock = scoreClock(situation, '2026-11-23', { months: 6 });
  expect(clock.map(({ day, total, events }) => [day, total, ...events])).toEqual([
    // 110 + 120 + 124, education with CLB 9, and foreign work with CLB 9.
    ['2026-11-23', 404],
    ['2026-11-30', 404],
    // 30 years: 5 points less.
    ['2026-12-31', 399, 'birthday'],
    // A year in Canada: 40, education 50 instead of 25 + 13, foreign work 25 + 13.
    ['2027-01-31', 465, 'canadianYear'],
    ['2027-02-28', 465],
    // Without English: 105 + 120 + 40, education 13, foreign work 13.
    ['2027-03-31', 291, 'englishExpires'],
    ['2027-04-30', 291],
  ]);
  expect(lastGoodMonth(clock, 460)).toEqual({ from: '2027-01-31', day: '2027-02-28', isLast: false });
  expect(lastGoodMonth(clock, 291)).toEqual({ from: null, day: '2027-04-30', isLast: true });
  expect(lastGoodMonth(clock, 466)).toBeNull();
});

test('an assessment of education holds five years and a test two, up to the day before', () => {
  const assessed = { ...situation, assessedDay: '2022-01-15' };
  expect(profileOn(assessed, '2027-01-14').education).toBe('bachelor');
  expect(profileOn(assessed, '2027-01-15').education).toBe('none');
  expect(profileOn(situation, '2027-03-04').english).toEqual(clb9);
  expect(profileOn(situation, '2027-03-05').english).toBeNull();
  expect(profileOn({ ...situation, english: { levels: clb9, day: null } }, '2040-01-01').english).toEqual(
    clb9,
  );
});

test('days are reckoned in the calendar, leap days too', () => {
  expect(monthsLater('2026-11-15', 3)).toBe('2027-02-15');
  expect(monthsLater('2026-12-31', 2)).toBe('2027-02-28');
  expect(ageOn('1996-02-29', '2026-02-28')).toBe(29);
  expect(ageOn('1996-02-29', '2026-03-01')).toBe(30);
  expect(ageOn('1996-11-23', '2026-11-23')).toBe(30);
  expect(yearsLater('2024-02-29', 2)).toBe('2026-03-01');
  expect(monthEnd('2026-11-23', 3)).toBe('2027-02-28');
  expect(monthsBetween('2026-01-31', '2026-03-01')).toBe(1);
  expect(monthsBetween('2026-03-01', '2026-01-31')).toBe(0);
  expect(['2026-02-29', '2026-13-01', 'x', '2028-02-29'].map(isDay)).toEqual([false, false, false, true]);
});
