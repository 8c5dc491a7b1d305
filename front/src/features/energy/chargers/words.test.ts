import { expect, test } from 'vitest';
import { sampleCharger } from '../../../testing/sample-charger.ts';
import { distanceText } from '../distance.ts';
import { forCharger } from './words.ts';

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
  expect(forCharger(sampleCharger(), today).places).toBe('급속 2대 · 완속 4대');
  expect(forCharger(sampleCharger({ power: 180, slow: null }), today).places).toBe('급속 2대 · 최대 180 kW');
  expect(forCharger(sampleCharger({ fast: null, slow: 0 }), today).places).toBe('대수는 알려지지 않았어요');
});

test('what is said in few ways is said in Korean, the rest in the words of the source', () => {
  expect(forCharger(sampleCharger({ price: 'Free', hours: '24 hours daily' }), today)).toMatchObject({
    ...{ price: '무료', isKoreanPrice: true, hours: '24시간', isKoreanHours: true },
  });
  const parking = forCharger(
    sampleCharger({ price: 'Free; parking fee required', hours: '6:00-21:00 daily' }),
    today,
  );
  expect(parking).toMatchObject({
    ...{ price: 'Free; parking fee required', isKoreanPrice: false },
    ...{ hours: '6:00-21:00 daily', isKoreanHours: false },
  });
});

test('a charger that nobody has looked at for a year and a half is old', () => {
  expect(forCharger(sampleCharger(), today)).toMatchObject({
    confirmed: '2026년 9월 1일 확인',
    isOld: false,
  });
  expect(forCharger(sampleCharger({ confirmed: '2025-05-24' }), today).isOld).toBe(false);
  expect(forCharger(sampleCharger({ confirmed: '2025-05-23' }), today).isOld).toBe(true);
  expect(forCharger(sampleCharger({ confirmed: '' }), today)).toMatchObject({
    ...{ confirmed: '확인한 날을 몰라요', isOld: true },
  });
});
