import { expect, test } from 'vitest';
import { borderTopic } from './border.ts';

/** Until when a subject that was found at a moment is worth a mail. */
const worthUntil = (subject: string, foundAt: string): number => {
  const { lasts, endsAt } = borderTopic;
  const minutes = typeof lasts === 'function' ? lasts(subject) : Number.NaN;
  return Math.min(Date.parse(foundAt) + minutes * 60_000, endsAt?.(subject) ?? Number.NaN);
};

test('a wait is worth a mail for a quarter of an hour, a day until its hours are over', () => {
  const foundAt = '2026-11-24T01:00Z';
  expect(worthUntil('peace-arch US 2026-11-24T01:00:00.000Z', foundAt)).toBe(Date.parse('2026-11-24T01:15Z'));
  expect(worthUntil('peace-arch US 2026-11-24 8 14', foundAt)).toBe(Date.parse('2026-11-24T21:00Z'));
});
