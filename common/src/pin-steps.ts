interface Point {
  lat: number;
  lng: number;
}

/** Metres of a degree of latitude. */
const DEGREE_METRES = 111_320;

/** How far an arrow key moves the pin; with Shift further. */
export const STEP_METRES = 10;
const LONG_STEP_METRES = 100;

const directions: Record<string, { north: number; east: number; words: string }> = {
  ArrowUp: { north: 1, east: 0, words: '북쪽' },
  ArrowDown: { north: -1, east: 0, words: '남쪽' },
  ArrowLeft: { north: 0, east: -1, words: '서쪽' },
  ArrowRight: { north: 0, east: 1, words: '동쪽' },
};

/** To about 10 cm: more would only be noise. */
export const rounded = ({ lat, lng }: Point): Point => ({
  lat: Number(lat.toFixed(6)),
  lng: Number(lng.toFixed(6)),
});

/** Where an arrow key moves a pin, and what to say of it; null for any other key. */
export const steppedBy = (key: string, far: boolean, { lat, lng }: Point) => {
  const direction = directions[key];
  if (!direction) return null;
  const metres = far ? LONG_STEP_METRES : STEP_METRES;
  const degrees = metres / DEGREE_METRES;
  return {
    position: rounded({
      lat: lat + direction.north * degrees,
      lng: lng + (direction.east * degrees) / Math.cos((lat * Math.PI) / 180),
    }),
    words: `핀을 ${direction.words}으로 ${metres}m 옮겼어요.`,
  };
};
