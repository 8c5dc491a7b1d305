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
const NEAR = 44;

/** What can be drawn without one hiding another. `pointOf` says where on the screen something is, in pixels. */
export const groupPins = <P extends { lat: number; lng: number }>(
  pins: readonly P[],
  pointOf: (pin: P) => Point,
): Group<P>[] => {
  const drawn: { group: Group<P>; at: Point }[] = [];
  for (const pin of pins) {
    const at = pointOf(pin);
    const near = drawn.find((one) => Math.abs(one.at.x - at.x) < NEAR && Math.abs(one.at.y - at.y) < NEAR);
    if (near) near.group.pins.push(pin);
    else drawn.push({ group: { lat: pin.lat, lng: pin.lng, pins: [pin] }, at });
  }
  return drawn.map(({ group }) => group);
};
