import { shortDate } from '@hanca/common/dates.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromWire, toWire } from './wire-date.ts';

const at = (iso: string) => ({ time: String(Date.parse(iso)) });

// Years that are over: the clocks of British Columbia have not changed since March 2026, which older data does not know.
describe.each(['UTC', 'America/Toronto', 'Asia/Seoul', 'America/Vancouver'])('on a machine in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    ['in winter', '2025-12-01T00:00', '2025-12-01T00:00-08:00'],
    ['in summer', '2025-07-01T23:59', '2025-07-01T23:59-07:00'],
    ['on the eve of the leap', '2025-03-08T12:00', '2025-03-08T12:00-08:00'],
    ['before the leap', '2025-03-09T01:59', '2025-03-09T01:59-08:00'],
    ['after the leap', '2025-03-09T03:00', '2025-03-09T03:00-07:00'],
    ['later on that day', '2025-03-09T22:00', '2025-03-09T22:00-07:00'],
    ['before the doubled hour', '2025-11-02T00:59', '2025-11-02T00:59-07:00'],
    ['in the doubled hour, which is its first', '2025-11-02T01:30', '2025-11-02T01:30-07:00'],
    ['after the doubled hour', '2025-11-02T02:00', '2025-11-02T02:00-08:00'],
    ['later on that day', '2025-11-02T22:00', '2025-11-02T22:00-08:00'],
  ])('what is typed is a moment of Vancouver: %s', (_, typed, moment) => {
    expect(toWire(typed)).toEqual(at(moment));
    expect(fromWire(at(moment))).toBe(typed);
  });

  test('an hour that the clocks leave out counts on from before', () => {
    expect(toWire('2025-03-09T02:30')).toEqual(at('2025-03-09T03:30-07:00'));
  });

  test('the second of a doubled hour is shown by its clock too', () => {
    expect(fromWire(at('2025-11-02T01:30-08:00'))).toBe('2025-11-02T01:30');
  });

  test('the day that is typed is the day that lists show', () => {
    expect(shortDate(toWire('2025-12-01T00:00') ?? { time: '0' })).toBe('2025.12.01');
  });
});

test('seconds that are stored are not shown; a year that is being typed stays one', () => {
  expect(fromWire(at('2025-12-24T23:59:59-08:00'))).toBe('2025-12-24T23:59');
  expect(fromWire(toWire('0002-12-01T09:00'))).toBe('0002-12-01T09:00');
});

test('no date is empty', () => {
  expect(fromWire({ time: '0' })).toBe('');
  expect(fromWire(undefined)).toBe('');
  expect(toWire('')).toBeNull();
  expect(toWire('12026-01-01T00:00')).toBeNull();
});
