import { FACT_TOPICS, type FactTopic } from '@hanca/common/province-facts.ts';
import { expect, test } from 'vitest';
import { official } from './official.ts';
import { profileOf } from './profile.ts';
import type { FactRow } from './queries.ts';

let id = 0;
const fact = (topic: FactTopic, amount: number | null, change: Partial<FactRow> = {}): FactRow => {
  id += 1;
  return {
    ...{ id, province: 'CA59', topic, amount, words: '', note: '', validFrom: '', validUntil: '' },
    ...{ source: '출처', url: 'https://www2.gov.bc.ca/', createdAt: new Date(0), updatedAt: new Date(0) },
    ...change,
  };
};

const rows = [
  fact('rent', 3, { validFrom: '2025-01-01', validUntil: '2025-12-31' }),
  fact('rent', 2.3, { validFrom: '2026-01-01', validUntil: '2026-12-31' }),
  fact('wage', 18.25, { validFrom: '2026-06-01' }),
  fact('wage', 18.65, { validFrom: '2027-06-01' }),
];
const on = (day: string, province = 'CA59') => profileOf(province, rows, day);
const topicOn = (day: string, topic: FactTopic) => on(day).topics.find((one) => one.topic === topic);

test('what holds, what is coming and what is over are told apart by the day', () => {
  expect(topicOn('2026-12-31', 'rent')).toMatchObject({ current: { amount: 2.3 }, coming: null, over: null });
  // The limit of a past year is not shown as that of this one.
  expect(topicOn('2027-01-01', 'rent')).toMatchObject({ current: null, coming: null, over: { amount: 2.3 } });
  expect(topicOn('2027-05-31', 'wage')).toMatchObject({
    current: { amount: 18.25 },
    coming: { amount: 18.65, validFrom: '2027-06-01' },
  });
  expect(topicOn('2027-06-01', 'wage')).toMatchObject({ current: { amount: 18.65 }, coming: null });
  expect(topicOn('2026-12-31', 'nominations')).toMatchObject({ current: null, coming: null, over: null });
});

test('rules that are reckoned with elsewhere stand beside the figures', () => {
  const bc = on('2026-11-25');
  expect(bc).toMatchObject({
    name: '브리티시컬럼비아',
    deposit: { text: expect.stringContaining('월세의 반') },
  });
  expect(bc.holidays[0]).toEqual({ day: '2026-12-25', name: '크리스마스' });
  expect(bc.holidays).toHaveLength(11);
  expect(bc.crossings).toHaveLength(5);
  expect(on('2026-11-25', 'CA35')).toMatchObject({ crossings: [], holidays: { length: 9 } });
});

test('of a province of which nothing is known nothing is said', () => {
  expect(profileOf('CA13', [], '2026-11-25')).toMatchObject({
    name: '뉴브런즈윅',
    topics: FACT_TOPICS.map(({ code }) => ({
      topic: code,
      current: null,
      coming: null,
      over: null,
      official: null,
    })),
    ...{ deposit: null, holidays: [], holidaySource: null, crossings: [] },
  });
});

test('official pages are those of the provinces themselves', () => {
  for (const { url } of Object.values(official).flatMap((pages) => Object.values(pages)))
    expect(url).toMatch(
      /^https:\/\/(?:www2\.gov\.bc\.ca|www\.welcomebc\.ca|www\.ontario\.ca|www\.alberta\.ca)\//,
    );
});
