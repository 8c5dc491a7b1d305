import { expect, test } from 'vitest';
import { barredUntil, canMark, countStrikes, handicapText, isLate, joinState } from './golf-joins.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-25T18:00:00Z');
const days = (...ago: number[]) => ago.map((n) => NOW - n * DAY);

const round = { tee: NOW + DAY, closes: NOW + 12 * HOUR, seats: 2, taken: 0, cancelled: false };

test.each([
  ['open', {}],
  ['full', { taken: 2 }],
  ['closed', { closes: NOW }],
  ['closed', { closes: NOW, taken: 2 }],
  ['over', { tee: NOW, closes: NOW - HOUR }],
  ['cancelled', { cancelled: true, tee: NOW }],
])('a round is %s with %j', (state, change) => {
  expect(joinState({ ...round, ...change }, NOW)).toBe(state);
});

test('who gives up less than a day before is late', () => {
  expect([isLate(NOW, NOW + DAY), isLate(NOW + 1, NOW + DAY), isLate(NOW - DAY, NOW + DAY)]).toEqual([
    ...[false, true, false],
  ]);
});

test('no-shows are marked once the round is over, for a week', () => {
  const tee = NOW - 5 * HOUR;
  expect([canMark(tee, NOW), canMark(tee, NOW - HOUR), canMark(tee, tee + 7 * DAY)]).toEqual([
    ...[true, false, false],
  ]);
});

test('strikes count for a year from when they begin to', () => {
  expect(countStrikes(days(-1, 0, 100, 364, 365), NOW)).toBe(3);
});

test.each<[string, number[], number | null]>([
  ['two', [1, 2], null],
  ['three of a year', [30, 100, 300], 60],
  ['three of more than a year', [10, 100, 375], null],
  ['three, the last ninety days ago', [90, 100, 200], null],
  ['three that are not all in force', [-1, 10, 20], null],
  ['four: from the last', [10, 80, 85, 88], 80],
  ['the third long ago, and one since', [20, 200, 210, 390], 70],
])('%s: barred for so many days', (_, ago, left) => {
  expect(barredUntil(days(...ago), NOW)).toBe(left === null ? null : NOW + left * DAY);
});

test.each([
  [null, null, '핸디캡 무관'],
  [null, 18, '핸디캡 18 이하'],
  [10, null, '핸디캡 10 이상'],
  [0, 20, '핸디캡 0–20'],
])('a handicap from %s to %s is %s', (handicapMin, handicapMax, text) => {
  expect(handicapText({ handicapMin, handicapMax })).toBe(text);
});
