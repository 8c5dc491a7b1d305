import type { ChargerPin } from '@hanca/common/contract/energy.ts';

/** Chargers that are drawn as one. */
export interface Group {
  lat: number;
  lng: number;
  chargers: ChargerPin[];
}

interface Point {
  x: number;
  y: number;
}

/** Nearer than this, in pixels, a finger would miss one of two. */
const NEAR = 44;

/** What can be drawn without one hiding another. `pointOf` says where on the screen something is, in pixels. */
export const groupPins = (pins: readonly ChargerPin[], pointOf: (pin: ChargerPin) => Point): Group[] => {
  const drawn: { group: Group; at: Point }[] = [];
  for (const pin of pins) {
    const at = pointOf(pin);
    const near = drawn.find((one) => Math.abs(one.at.x - at.x) < NEAR && Math.abs(one.at.y - at.y) < NEAR);
    if (near) near.group.chargers.push(pin);
    else drawn.push({ group: { lat: pin.lat, lng: pin.lng, chargers: [pin] }, at });
  }
  return drawn.map(({ group }) => group);
};
