/** Addresses of one kind: the n-th, each another, so that none was requested before. */
export type Addresses = (n: number) => string;

const API = '/v1/query/realties';
/** As the site searches unless the visitor chooses otherwise: rentals that can still be had. */
const RENTALS = 'status=0&txType=2';

/** Beyond every rent, so that a bound leaves nothing out and still makes another address. */
const BEYOND = 900_001;
const anyPrice = (n: number): string => `priceMax=${BEYOND + (n % 99_000)}`;

const provinces = ['CA59', 'CA35', 'CA48'];

/**
 * Homes of one, two or three bedrooms in a large province up to a price: 22,500 different searches, neighbours unlike. Most
 * find a page among the newest, so that the plain query of the route by hand has a good plan too.
 */
const chosen = (n: number): string => {
  const mixed = (n * 7919) % 22_500;
  const bedroom = 1 + (Math.floor(mixed / 3) % 3);
  return `bedroom=${bedroom}&priceMax=${2000 + Math.floor(mixed / 9)}&regionId=${provinces[mixed % 3]}`;
};

export const filteredList: Addresses = (n) => `${API}?${chosen(n)}&${RENTALS}`;
export const newestList: Addresses = (n) => `${API}?${anyPrice(n)}&${RENTALS}`;
export const count: Addresses = (n) => `${API}/count?${chosen(n)}&${RENTALS}`;
/** In: the ids of listings that everybody sees. */
export const detail =
  (ids: readonly number[]): Addresses =>
  (n) =>
    `${API}/${ids[n % ids.length]}`;
export const searchPage: Addresses = (n) => `/realtylist?${chosen(n)}`;

/** A search with another bound of price each time that changes nothing of what it finds: rents are in steps of 50 dollars. */
export const unlike = (path: string, n: number): string => {
  const [, most] = /priceMax=(\d+)/.exec(path) ?? [];
  if (most === undefined) return `${path}&${anyPrice(n)}`;
  return path.replace(/priceMax=\d+/, `priceMax=${Number(most) + (n % 50)}`);
};
