import type { PageArea } from '@hanca/common/flyer-items.ts';

interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

/** Smaller than this, in pixels of the picture, nothing can be read: it was a click. */
export const SMALLEST = 20;

const within = (value: number, low: number, high: number): number =>
  Math.round(Math.min(Math.max(value, low), high));

/** The part of a page between two points of it, in whole pixels of the picture; null for a click. */
export const areaBetween = (a: Point, b: Point, page: Size): PageArea | null => {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)].map((x) => within(x, 0, page.width));
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)].map((y) => within(y, 0, page.height));
  const area = {
    x: left ?? 0,
    y: top ?? 0,
    width: (right ?? 0) - (left ?? 0),
    height: (bottom ?? 0) - (top ?? 0),
  };
  return area.width < SMALLEST || area.height < SMALLEST ? null : area;
};

/** A third of a page, in its middle: where who draws by keys begins. */
export const middleOf = ({ width, height }: Size): PageArea => ({
  x: Math.round(width / 3),
  y: Math.round(height / 3),
  width: Math.round(width / 3),
  height: Math.round(height / 3),
});

const STEPS = new Map<string, Point>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);
const STEP_PX = 20;

/** The part after a key: arrows move it, with Shift they make it larger or smaller; null for another key. */
export const areaAfterKey = (
  area: PageArea,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  page: Size,
): PageArea | null => {
  const step = STEPS.get(key);
  if (!step) return null;
  const [x, y] = [step.x * STEP_PX, step.y * STEP_PX];
  if (shiftKey) {
    return {
      ...area,
      width: within(area.width + x, SMALLEST, page.width - area.x),
      height: within(area.height + y, SMALLEST, page.height - area.y),
    };
  }
  return {
    ...area,
    x: within(area.x + x, 0, page.width - area.width),
    y: within(area.y + y, 0, page.height - area.height),
  };
};
