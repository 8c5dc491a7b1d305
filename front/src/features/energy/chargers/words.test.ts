import type { Charger, ChargerPin } from '@hanca/common/contract/energy.ts';
import { expect, test } from 'vitest';
import { groupPins } from '../../../ui/map/group-pins.ts';
import { distanceText } from '../distance.ts';
import { forCharger } from './words.ts';

const charger = (change: Partial<Charger> = {}): Charger => ({
  ...{ id: 1, name: 'City Hall', address: '453 W 12th Ave', regionId: 'CA596173331', city: '밴쿠버' },
  ...{ lat: 49.26, lng: -123.11, network: 'flo', networkName: 'FLO', plugs: ['ccs', 'j1772'] },
  ...{ slow: 4, fast: 2, power: null, price: '', hours: '', confirmed: '2026-09-01', metres: null },
  ...{
    source: 'AFDC',
    sourcePage: '',
    attribution: '',
    fetchedAt: { time: '0' },
    stale: false,
    mode: 'live',
  },
  ...change,
});
const today = '2026-11-23';

test.each([
  [20, '약 50 m'],
  [420, '약 400 m'],
  [949, '약 950 m'],
  [951, '약 1.0 km'],
  [12_400, '약 12 km'],
])('%i m: %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text);
});

test('how many places of which power, as far as it is known', () => {
  expect(forCharger(charger(), today).places).toBe('급속 2대 · 완속 4대');
  expect(forCharger(charger({ power: 180, slow: null }), today).places).toBe('급속 2대 · 최대 180 kW');
  expect(forCharger(charger({ fast: null, slow: 0 }), today).places).toBe('대수는 알려지지 않았어요');
});

test('what is said in few ways is said in Korean, the rest in the words of the source', () => {
  expect(forCharger(charger({ price: 'Free', hours: '24 hours daily' }), today)).toMatchObject({
    ...{ price: '무료', isKoreanPrice: true, hours: '24시간', isKoreanHours: true },
  });
  const parking = forCharger(
    charger({ price: 'Free; parking fee required', hours: '6:00-21:00 daily' }),
    today,
  );
  expect(parking).toMatchObject({
    ...{ price: 'Free; parking fee required', isKoreanPrice: false },
    ...{ hours: '6:00-21:00 daily', isKoreanHours: false },
  });
});

test('a charger that nobody has looked at for a year and a half is old', () => {
  expect(forCharger(charger(), today)).toMatchObject({ confirmed: '2026년 9월 1일 확인', isOld: false });
  expect(forCharger(charger({ confirmed: '2025-05-24' }), today).isOld).toBe(false);
  expect(forCharger(charger({ confirmed: '2025-05-23' }), today).isOld).toBe(true);
  expect(forCharger(charger({ confirmed: '' }), today)).toMatchObject({
    ...{ confirmed: '확인한 날을 몰라요', isOld: true },
  });
});

test('chargers that would hide each other are drawn as one', () => {
  const pin = (id: number, lng: number): ChargerPin => ({ id, name: '', lat: 49, lng, fast: false });
  const pins = [pin(1, 0), pin(2, 40), pin(3, 90)];
  const pointOf = ({ lng }: ChargerPin) => ({ x: lng, y: 0 });
  expect(groupPins(pins, pointOf).map(({ pins: some }) => some.map(({ id }) => id))).toEqual([[1, 2], [3]]);
});
