import { expect, test } from 'vitest';
import { clockText, openingFor, openingsOf } from './registrations.ts';
import { isResidentOf } from './residency.ts';

test('what the clocks of a city show, in words', () => {
  expect(clockText('2027-03-02 10:00')).toBe('3월 2일 (화) 10:00');
  expect(clockText('2027-12-31 07:30', { withYear: true })).toBe('2027년 12월 31일 (금) 07:30');
});

test('residents have their own time where there is one', () => {
  const opening = { residentsTime: 'a', residentsDate: 1, opensTime: 'b', opensDate: 2 };
  expect(openingsOf(opening).map(({ audience, date }) => [audience, date])).toEqual([
    ['residents', 1],
    ['everyone', 2],
  ]);
  expect([openingFor(opening, true)?.time, openingFor(opening, false)?.time]).toEqual(['a', 'b']);
  const one = { ...opening, residentsTime: '', residentsDate: null };
  expect([openingFor(one, true)?.time, openingFor(one, false)?.time]).toEqual(['b', 'b']);
});

test.each([
  ['CA595911606', 'CA595911606', true],
  ['CA595911606', 'CA596173331', false],
  // North York is of the City of Toronto; Markham is not.
  ['CA356167865', 'CA358558534', true],
  ['CA356167865', 'CA356066513', false],
  // The City and the District of North Vancouver.
  ['CA596090785', 'CA598533869', true],
])('whether in %s who lives in %s is a resident: %s', (city, home, is) => {
  expect(isResidentOf(city, home)).toBe(is);
});
