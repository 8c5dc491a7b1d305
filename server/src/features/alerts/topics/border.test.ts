import { expect, test } from 'vitest';
import { borderTopic } from './border.ts';

/** Until when a subject that was found at a moment is worth a mail. */
const worthUntil = (subject: string, foundAt: string): number => {
  const { lasts, endsAt } = borderTopic;
  const minutes = typeof lasts === 'function' ? lasts(subject) : Number.NaN;
  return Math.min(Date.parse(foundAt) + minutes * 60_000, endsAt?.(subject) ?? Number.NaN);
};

test.each([
  ['a wait a quarter of an hour', 'peace-arch US 2026-11-24T01:00:00.000Z', '2026-11-24T01:15Z'],
  ['a day until its hours are over', 'peace-arch US 2026-11-24 8 14', '2026-11-24T21:00Z'],
])('%s', (_, subject, until) => {
  expect(worthUntil(subject, '2026-11-24T01:00Z')).toBe(Date.parse(until));
});
