interface Position {
  lat: number;
  lng: number;
}

/** How a lister is sure of a location: the pin was moved to the home, it is about there, or its address was found to the house. */
export const LOCATION_WAYS = ['pin', 'about', 'address'] as const;
export type LocationWay = (typeof LOCATION_WAYS)[number];

/** Whether a position may be in Canada: in the box around it. */
export const isInCanada = ({ lat, lng }: Position): boolean =>
  lat >= 41.6 && lat <= 83.2 && lng >= -141.1 && lng <= -52.5;

/** Whether two addresses are one: blanks do not count. */
export const sameAddress = (a: string, b: string): boolean =>
  a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim();
