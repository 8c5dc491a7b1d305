import { expect, test } from 'vitest';
import { groupPins } from './group-pins.ts';

test('pins that would hide each other are drawn as one, where the first of them is', () => {
  const at = (lng: number) => ({ lat: 49, lng });
  const groups = groupPins([at(0), at(40), at(90)], ({ lng }) => ({ x: lng, y: 0 }));
  expect(groups).toEqual([
    { ...at(0), pins: [at(0), at(40)] },
    { ...at(90), pins: [at(90)] },
  ]);
});
