import { expect, test } from 'vitest';
import { sampleRegistration } from '../../testing/sample-registration.ts';
import { itemOf, monthsOf, type Row } from './items.ts';

const at = (text: string) => ({ time: String(Date.parse(text)) });
const row = (change: Partial<Row> = {}): Row => ({ ...sampleRegistration, ...change });
const before = Date.parse('2027-02-01T00:00Z');
const between = Date.parse('2027-03-05T00:00Z');

test('who says where they live is told when it opens for them', () => {
  expect(itemOf(row(), 'CA595911606', before).yours).toEqual({
    text: '3월 2일 (화) 10:00',
    isResident: true,
  });
  expect(itemOf(row(), 'CA596173331', before).yours).toEqual({
    text: '3월 9일 (화) 10:00',
    isResident: false,
  });
  expect(itemOf(row(), '', before).yours).toBeNull();
});

test('an opening is past once it has opened for its reader, and for nobody known once it has for everyone', () => {
  const pastFor = (home: string, now: number) => itemOf(row(), home, now).isPast;
  expect([pastFor('', before), pastFor('', between), pastFor('CA595911606', between)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(pastFor('CA596173331', Date.parse('2027-03-09T17:00Z'))).toBe(true);
});

test('months stand in order, each with what counts in it', () => {
  const items = [
    row({ id: 2, opensTime: '2027-04-01 07:00', opensDate: at('2027-04-01T14:00Z') }),
    row(),
  ].map((one) => itemOf(one, 'CA596173331', before));
  expect(monthsOf(items).map(({ month, items }) => [month, items.map(({ id }) => id)])).toEqual([
    ['2027년 3월', [1]],
    ['2027년 4월', [2]],
  ]);
});
