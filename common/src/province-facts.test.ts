import { expect, test } from 'vitest';
import { type FactTopic, factText, onDay } from './province-facts.ts';

test.each([
  ['wage', 15, '시간당 $15.00'],
  ['wage', 18.25, '시간당 $18.25'],
  ['rent', 2.3, '한 해 2.3%'],
  ['nominations', 5254, '한 해 5,254명'],
  ['rent', null, '한도 없음'],
] satisfies [FactTopic, number | null, string][])('%s of %s is said as %s', (topic, amount, text) => {
  expect(factText({ topic, amount, words: '한도 없음' })).toBe(text);
});

const last = { validFrom: '2025-06-01', validUntil: '2026-05-31' };
const now = { validFrom: '2026-06-01', validUntil: '' };
const next = { validFrom: '2027-06-01', validUntil: '' };

test.each([
  ['2025-05-31', null, last],
  ['2025-06-01', last, now],
  ['2026-05-31', last, now],
  ['2026-06-01', now, next],
  ['2027-06-01', next, null],
])(
  'on %s one value holds from its first to its last day, and the next one is coming',
  (day, current, coming) => {
    expect(onDay([next, last, now], day)).toEqual({ current, coming });
  },
);

test('what is over holds no longer, also where nothing follows; what always held does', () => {
  expect(onDay([last], '2026-06-01')).toEqual({ current: null, coming: null });
  const always = { validFrom: '', validUntil: '' };
  expect(onDay([always], '2026-06-01')).toEqual({ current: always, coming: null });
});

test('a value that ended brings none back that had no last day', () => {
  const always = { validFrom: '', validUntil: '' };
  expect(onDay([always, last], '2026-06-01')).toEqual({ current: null, coming: null });
});
