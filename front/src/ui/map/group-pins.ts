/** Pins that are drawn as one. */
export interface Group<P> {
  lat: number;
  lng: number;
  pins: P[];
}

interface Point {
  x: number;
  y: number;
}

/** Nearer than this, in pixels, a finger would miss one of two. */
const NEAR: Point = { x: 44, y: 44 };

/**
 * What can be drawn without one hiding another, a group where its first pin is.
 * @param pointOf - where on the screen a pin is, in pixels
 * @param near - how far, in pixels, two have to be apart
 */
export const groupPins = <P extends { lat: number; lng: number }>(
  pins: readonly P[],
  pointOf: (pin: P) => Point,
  { x, y } = NEAR,
): Group<P>[] => {
  const drawn: { group: Group<P>; at: Point }[] = [];
  for (const pin of pins) {
    const at = pointOf(pin);
    const near = drawn.find((one) => Math.abs(one.at.x - at.x) < x && Math.abs(one.at.y - at.y) < y);
    if (near) near.group.pins.push(pin);
    else drawn.push({ group: { lat: pin.lat, lng: pin.lng, pins: [pin] }, at });
  }
  return drawn.map(({ group }) => group);
};
