/** The two inputs of a position, as the form has them. */
export interface LocationValue {
  lat: number | null;
  lng: number | null;
}

export interface Point {
  lat: number;
  lng: number;
}

const partsOf = (value: unknown): { lat?: unknown; lng?: unknown } =>
  typeof value === 'object' && value !== null ? value : {};

/** The value of a position's two inputs as the contract has it. */
export const locationValue = (value: unknown): unknown => {
  const { lat, lng } = partsOf(value);
  return (lat ?? null) === null && (lng ?? null) === null ? null : value;
};

/** The position that both inputs name together; null where there is none on a map. */
export const pointOf = (value: unknown): Point | null => {
  const { lat, lng } = partsOf(value);
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
};
