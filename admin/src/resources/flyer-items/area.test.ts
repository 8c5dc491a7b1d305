import { expect, test } from 'vitest';
import { areaAfterKey, areaBetween, middleOf } from './area.ts';

const page = { width: 1200, height: 1600 };

test('a part is drawn from any corner to any other, within the page; a click draws nothing', () => {
  const area = { x: 100, y: 200, width: 300, height: 400 };
  expect(areaBetween({ x: 100, y: 200 }, { x: 400, y: 600 }, page)).toEqual(area);
  expect(areaBetween({ x: 400.3, y: 200.2 }, { x: 100.1, y: 599.9 }, page)).toEqual(area);
  expect(areaBetween({ x: -50, y: 1500 }, { x: 60, y: 1900 }, page)).toEqual({
    x: 0,
    y: 1500,
    width: 60,
    height: 100,
  });
  expect(areaBetween({ x: 100, y: 200 }, { x: 105, y: 600 }, page)).toBeNull();
});

test('arrows move it, with Shift they change its size, never beyond the page', () => {
  const area = middleOf(page);
  const press = (key: string, shiftKey = false) => areaAfterKey(area, { key, shiftKey }, page);
  expect(press('ArrowRight')).toEqual({ ...area, x: area.x + 20 });
  expect(press('ArrowDown', true)).toEqual({ ...area, height: area.height + 20 });
  expect(press('a')).toBeNull();
  const corner = { x: 1100, y: 0, width: 100, height: 20 };
  expect(areaAfterKey(corner, { key: 'ArrowRight', shiftKey: false }, page)).toEqual(corner);
  expect(areaAfterKey(corner, { key: 'ArrowUp', shiftKey: true }, page)).toEqual(corner);
});
