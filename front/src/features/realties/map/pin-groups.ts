import type { RealtyPin } from '@hanca/common/contract/realties.ts';

/** Nearer than this, in pixels, one would lie over so much of the other that a finger misses it. */
const NEAR = { x: 48, y: 32 };

interface Point {
  x: number;
  y: number;
}

const together = (a: RealtyPin, b: RealtyPin): RealtyPin => ({
  ...a,
  id: null,
  count: a.count + b.count,
  price: Math.min(a.price, b.price),
});

/**
 * The pins that can be drawn without one hiding another: those that would become one of several, where the most
 * are. `pointOf` says where on the screen a pin is, in pixels.
 */
export const groupPins = (pins: readonly RealtyPin[], pointOf: (pin: RealtyPin) => Point): RealtyPin[] => {
  const drawn: { pin: RealtyPin; at: Point }[] = [];
  for (const pin of [...pins].sort((a, b) => b.count - a.count)) {
    const at = pointOf(pin);
    const near = drawn.find(
      (one) => Math.abs(one.at.x - at.x) < NEAR.x && Math.abs(one.at.y - at.y) < NEAR.y,
    );
    if (near) near.pin = together(near.pin, pin);
    else drawn.push({ pin, at });
  }
  return drawn.map(({ pin }) => pin);
};
