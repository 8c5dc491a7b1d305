import type { GasAverage } from '@hanca/common/contract/energy.ts';
import { expect, test } from 'vitest';
import { averageRows } from './averages.ts';

const average = (regionId: string, city: string, ...cents: number[]): GasAverage => ({
  ...{ regionId, city, grade: 'regular' },
  weeks: cents.map((one, index) => ({
    week: `2026-10-${String(6 + 7 * index).padStart(2, '0')}`,
    cents: one,
  })),
  ...{
    source: 'NRCan',
    sourcePage: '',
    attribution: '',
    fetchedAt: { time: '0' },
    stale: false,
    mode: 'live',
  },
});
const all = [
  average('CA596173331', '밴쿠버', 185, 180.2),
  average('CA595990579', '켈로나', 170, 170.3),
  average('CA', '캐나다 평균', 155),
  average('CA356167865', '토론토', 150, 152),
];
const order = (place: string) => averageRows(all, place).map(({ city }) => city);

test('the reader’s city comes first, else the first of its province, and the country last', () => {
  expect(order('CA595990579')).toEqual(['켈로나', '밴쿠버', '토론토', '캐나다 평균']);
  // Burnaby, and Metro Vancouver.
  expect(order('CA595911606')[0]).toBe('밴쿠버');
  expect(order('CA5915')[0]).toBe('밴쿠버');
  expect(order('CA35')[0]).toBe('토론토');
  expect(order('CA00')).toEqual(['밴쿠버', '켈로나', '토론토', '캐나다 평균']);
});

test('what it costs, how that changed since the week before, and its trend in words', () => {
  const [vancouver, kelowna, , canada] = averageRows(all, 'CA00');
  expect(vancouver).toMatchObject({
    ...{ cents: '180.2¢', change: { text: '지난주보다 4.8¢ 내렸어요', way: 'down' } },
    week: '2026년 10월 13일까지의 주',
  });
  expect(vancouver?.trend?.words).toBe(
    '밴쿠버의 2주: 2026년 10월 6일 주 185.0¢에서 2026년 10월 13일 주 180.2¢. 가장 싼 주는 180.2¢, 가장 비싼 주는 185.0¢였어요.',
  );
  expect(vancouver?.trend?.line).toBe('6,6 234,58');
  const [gap] = averageRows(
    [
      {
        ...average('CA596173331', '밴쿠버', 185, 0, 180),
        weeks: [
          { week: '2026-10-06', cents: 185 },
          { week: '2026-10-20', cents: 180 },
        ],
      },
    ],
    'CA00',
  );
  expect(gap?.change.text).toBe('2주 전보다 5.0¢ 내렸어요');
  expect(kelowna?.change).toEqual({ text: '지난주와 비슷해요', way: 'same' });
  expect(canada).toMatchObject({ change: { text: '' }, trend: null });
  expect(averageRows([average('CA', '캐나다 평균')], 'CA00')).toEqual([]);
});
