import { expect, test } from 'vitest';
import { dollars, reckonCrossing, reckonDetour } from './reckon.ts';

test('a detour brings litres times gap, less the way and the share of a membership', () => {
  const way = { litres: 50, km: 10, per100: 10, gap: 10, cents: 180, fee: 65, fills: 26 };
  const { saved, fuel, share, net, evenGap } = reckonDetour(way);
  expect([saved, fuel, share].map(dollars)).toEqual(['$5.00', '$1.80', '$2.50']);
  expect(net).toBeCloseTo(0.7);
  expect(evenGap).toBeCloseTo(8.6);
  expect(reckonDetour({ ...way, gap: 5 }).net).toBeCloseTo(-1.8);
  expect(reckonDetour({ ...way, fills: 0 }).share).toBe(0);
  expect(reckonDetour({ ...way, litres: 0 }).evenGap).toBeNull();
});

test('a gallon over there is litres at the rate of the day', () => {
  const one = {
    litres: 50,
    km: 60,
    per100: 8,
    cents: 180,
    gallon: 4,
    rate: 1.4,
    driveMinutes: 60,
    waitMinutes: 30,
  };
  const { perLitre, saved, fuel, net, minutes, perHour } = reckonCrossing(one);
  expect(perLitre).toBeCloseTo(1.4794, 4);
  expect(saved).toBeCloseTo(16.03, 2);
  expect(fuel).toBeCloseTo(8.64, 2);
  expect(net).toBeCloseTo(7.39, 2);
  expect([minutes, perHour?.toFixed(2)]).toEqual([90, '4.93']);
  expect(reckonCrossing({ ...one, driveMinutes: 0, waitMinutes: 0 }).perHour).toBeNull();
});
