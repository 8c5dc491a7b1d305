import { expect, test } from 'vitest';
import { sunAt, sunsetOn } from './sunset.ts';

test('the sun stands where the worked examples of Meeus have it (Astronomical Algorithms, 25.a and 28.a)', () => {
  const { declination, equation } = sunAt(Date.parse('1992-10-13T00:00Z'));
  expect(declination).toBeCloseTo(-7.785, 2);
  // 13 min 42.6 s.
  expect(equation).toBeCloseTo(13.71, 1);
});

// Published times of sunset, to the minute, by the clocks of UTC.
test.each([
  ['Vancouver, the longest day', '2024-06-20', 49.25, -123.12, '2024-06-21T04:21Z'],
  ['Vancouver, the shortest', '2024-12-21', 49.25, -123.12, '2024-12-22T00:16Z'],
  ['Toronto, the longest day', '2024-06-20', 43.7, -79.4, '2024-06-21T01:03Z'],
  ['Toronto, the shortest', '2024-12-21', 43.7, -79.4, '2024-12-21T21:44Z'],
  ["St. John's, the shortest", '2024-12-21', 47.56, -52.71, '2024-12-21T19:41Z'],
])('%s', (_, day, lat, lng, published) => {
  const sunset = sunsetOn(Date.parse(day), { lat, lng });
  expect(Math.abs((sunset ?? 0) - Date.parse(published))).toBeLessThanOrEqual(120_000);
});

test('the sunset is that of the day at the place, however far west it is', () => {
  const vancouver = { lat: 49.25, lng: -123.12 };
  const days = ['2026-03-07', '2026-03-08', '2026-03-09'].map((day) => Date.parse(day));
  const sunsets = days.map((day) => sunsetOn(day, vancouver) ?? 0);
  for (const [at, sunset] of sunsets.entries())
    expect(new Date(sunset - 8 * 3600_000).toISOString().slice(0, 10)).toBe(
      new Date(days[at] ?? 0).toISOString().slice(0, 10),
    );
});

test('where it does not set, or does not rise, there is none', () => {
  expect(sunsetOn(Date.parse('2026-06-21'), { lat: 74.7, lng: -95 })).toBeNull();
  expect(sunsetOn(Date.parse('2026-12-21'), { lat: 74.7, lng: -95 })).toBeNull();
});
