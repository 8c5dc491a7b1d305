import { expect, test } from 'vitest';
import { daysOf, periodOf, periodText, validityAt, validityMark } from './flyers.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const wire = (text: string) => ({ time: (text && String(day(text))) || '0' });

test('a flyer holds from the first moment of its first day to the last of its last, by the clocks of its store', () => {
  const days = { validFrom: day('2026-11-21'), validTo: day('2026-11-27') };
  const period = periodOf({ regionId: 'CA35', ...days });
  expect(period.until).toBe(Date.parse('2026-11-28T05:00:00Z'));
  expect(daysOf(period, 'CA35')).toEqual(days);
  const at = (moment: string) => validityAt(period, Date.parse(moment));
  expect(at('2026-11-21T04:59:59Z')).toBe('coming');
  expect(at('2026-11-21T05:00:00Z')).toBe('current');
  expect(at('2026-11-28T04:59:59Z')).toBe('current');
  expect(at('2026-11-28T05:00:00Z')).toBe('ended');
  expect(validityAt(periodOf({ regionId: 'CA35' }), 0)).toBe('current');
});

test.each([
  ['2026-11-21', '2026-11-27', '11.21 – 11.27'],
  ['', '2026-11-27', '11.27까지'],
  ['2026-11-21', '', '11.21부터'],
  ['', '', ''],
])('from %j to %j is %j', (from, to, text) => {
  expect(periodText({ validFrom: wire(from), validTo: wire(to) })).toBe(text);
});

test('the last day is said before all else', () => {
  expect(validityMark({ validity: 'current', lastDay: true })).toBe('오늘까지');
  expect(validityMark({ validity: 'current', lastDay: false })).toBe('');
  expect(validityMark({ validity: null, lastDay: false })).toBe('');
});
