import { expect, test } from 'vitest';
import { outlookOf } from './outlook.ts';
import { slotsToday } from './slots.ts';

const usual = (slot: number, minutes: number) => ({ slot, minutes, days: 4 });

test('the best is the first of the shortest hours that are left of today, with how often it was measured', () => {
  const slots = [44, 45, 46, 47];
  const known = [usual(44, 30), usual(45, 10), usual(46, 10), usual(12, 0)];
  expect(outlookOf(known, slots)).toEqual({
    usual: 30,
    best: { hour: 21, minutes: 10, isNow: false, days: 4 },
  });
  expect(outlookOf([usual(44, 5), usual(45, 10)], slots).best).toMatchObject({ hour: 20, isNow: true });
});

test('where less than half of what is left is known, or one hour alone, none is called the best', () => {
  expect(outlookOf([usual(40, 5), usual(41, 10)], [40, 41, 42, 43, 44])).toEqual({ usual: 5, best: null });
  expect(outlookOf([usual(47, 5)], [47])).toEqual({ usual: 5, best: null });
  expect(outlookOf([], [46, 47])).toEqual({ usual: null, best: null });
});

test('what is left of a day ends at midnight by the clocks of Vancouver', () => {
  // A Monday, 21:30 there.
  expect(slotsToday(new Date('2026-11-24T04:30:00Z'))).toEqual([45, 46, 47]);
});
