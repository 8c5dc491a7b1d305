import { expect, test } from 'vitest';
import { eventTime } from './event-times.ts';
import { eventState } from './events.ts';

const noon = Date.parse('2026-06-05T19:00:00Z');
const HOUR = 3600_000;

test('the time of an event is that of the clocks where it is', () => {
  expect(eventTime('CA596173331', noon, noon + 3 * HOUR)).toBe('2026년 6월 5일 (금) 12:00 – 15:00');
  expect(eventTime('CA35', noon)).toBe('2026년 6월 5일 (금) 15:00');
  expect(eventTime('CA35', noon, noon + 10 * HOUR)).toBe(
    '2026년 6월 5일 (금) 15:00 – 2026년 6월 6일 (토) 01:00',
  );
});

test.each([
  ['open', {}],
  ['open', { seats: 2, joined: 1 }],
  ['full', { seats: 2, joined: 2 }],
  ['closed', { deadline: 5 }],
  ['closed', { start: 10, joined: 2, seats: 2 }],
  ['over', { start: 1, end: 10 }],
  ['cancelled', { cancelled: true, end: 1 }],
] as const)('an event is %s with %o', (state, change) => {
  const event = { start: 100, end: 200, deadline: null, seats: 0, joined: 0, cancelled: false, ...change };
  expect(eventState(event, 10)).toBe(state);
});
