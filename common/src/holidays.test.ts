import { expect, test } from 'vitest';
import { type HolidayCountry, holidaysBetween, holidaysIn, longWeekendOf } from './holidays.ts';

const days = (country: HolidayCountry, year: number) =>
  holidaysBetween(`${year}-01-01`, `${year}-12-31`)
    .filter((one) => one.country === country)
    .map(({ day }) => day.slice(5));

// As published by the province (gov.bc.ca, statutory holidays).
test.each([
  [2025, '01-01 02-17 04-18 05-19 07-01 08-04 09-01 09-30 10-13 11-11 12-25'],
  [2026, '01-01 02-16 04-03 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25'],
  [2027, '01-01 02-15 03-26 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-25'],
])('the holidays of British Columbia in %i are as published', (year, published) => {
  expect(days('CA', year).join(' ')).toBe(published);
});

const daysIn = (province: string, year: number) =>
  holidaysIn(province, `${year}-01-01`, `${year}-12-31`)
    .map(({ day }) => day.slice(5))
    .join(' ');

test('the holidays of Ontario and Alberta are those that their laws name', () => {
  expect(daysIn('CA35', 2026)).toBe('01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-26');
  // As published by the province (alberta.ca, general holidays).
  expect(daysIn('CA48', 2020)).toBe('01-01 02-17 04-10 05-18 07-01 09-07 10-12 11-11 12-25');
  expect(daysIn('CA48', 2022)).toBe('01-01 02-21 04-15 05-23 07-01 09-05 10-10 11-11 12-25');
  // The first of July is a Sunday.
  expect(daysIn('CA48', 2029)).toContain('07-02');
  expect(daysIn('CA24', 2026)).toBe('');
  expect(holidaysIn('CA35', '2026-12-26', '2027-01-01').map(({ name }) => name)).toEqual([
    '박싱 데이',
    '새해 첫날',
  ]);
});

// As published by the U.S. Office of Personnel Management (opm.gov, federal holidays), days off in lieu included.
test.each([
  [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
])('the federal holidays of the United States in %i are as published', (year, published) => {
  expect(days('US', year).join(' ')).toBe(published);
});

test('a span takes both of its ends, over the turn of a year', () => {
  expect(holidaysBetween('2026-12-25', '2027-01-01').map(({ day, country }) => `${day} ${country}`)).toEqual([
    '2026-12-25 CA',
    '2026-12-25 US',
    '2027-01-01 CA',
    '2027-01-01 US',
  ]);
  expect(holidaysBetween('2026-11-27', '2026-12-24')).toEqual([]);
});

test.each([
  ['2026-05-18', '2026-05-16', '2026-05-18'],
  ['2026-04-03', '2026-04-03', '2026-04-05'],
  ['2026-11-26', '2026-11-26', '2026-11-26'],
  ['2028-11-11', '2028-11-11', '2028-11-12'],
])('%s makes a weekend from %s to %s', (day, from, to) => {
  expect(longWeekendOf(day)).toEqual({ from, to });
});
