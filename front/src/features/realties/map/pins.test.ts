import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import { expect, test } from 'vitest';
import { joinPins } from './pins.tsx';

const at = (lng: number, more: Partial<RealtyPin> = {}): RealtyPin => ({
  lat: 49,
  lng,
  count: 1,
  price: 2_000,
  id: 1,
  ...more,
});
/** A degree is so many pixels. */
const scale = (pixels: number) => (pin: RealtyPin) => ({ x: pin.lng * pixels, y: pin.lat * pixels });

test('pins that would hide each other become one, where the most are', () => {
  const many = at(2, { id: null, count: 49, price: 700 });
  const few = at(2.5, { id: null, count: 3, price: 650 });
  const single = at(1.8, { id: 7, price: 2_200 });
  const far = at(9, { id: 8, price: 2_250 });
  expect(joinPins([far, few, single, many], scale(20))).toEqual([
    { lat: 49, lng: 2, count: 53, price: 650, id: null },
    far,
  ]);
  expect(joinPins([single, many], scale(1_000))).toEqual([many, single]);
});

test('two single ones that would hide each other become two of one position', () => {
  expect(joinPins([at(1, { id: 1 }), at(1.1, { id: 2, price: 900 })], scale(100))).toEqual([
    { lat: 49, lng: 1, count: 2, price: 900, id: null },
  ]);
});
