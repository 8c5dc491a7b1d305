/** Where something is on a page of a flyer, in pixels of the stored picture. */
export interface PageArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a price is for, and how much of what is compared that is: grams, millilitres or pieces. */
export const UNITS = [
  { code: 'each', title: '개', measure: 'each', size: 1 },
  { code: 'lb', title: 'lb', measure: 'g', size: 453.592_37 },
  { code: 'kg', title: 'kg', measure: 'g', size: 1000 },
  { code: 'g', title: 'g', measure: 'g', size: 1 },
  { code: 'oz', title: 'oz', measure: 'g', size: 28.349_523 },
  { code: 'L', title: 'L', measure: 'ml', size: 1000 },
  { code: 'ml', title: 'ml', measure: 'ml', size: 1 },
] as const;

export type Unit = (typeof UNITS)[number]['code'];
export const unitCodes = UNITS.map(({ code }) => code);

export interface Priced {
  /** CAD, for so much of the unit. */
  price: number;
  amount: number;
  unit: Unit;
}

const unitOf = (code: Unit) => UNITS.find((unit) => unit.code === code) ?? UNITS[0];

/** Weights and volumes are compared by a hundred. */
const comparedBy = { g: 100, ml: 100, each: 1 } as const;

/** What 100 g, 100 ml or one cost, in CAD with four decimals. */
export const unitPriceOf = ({ price, amount, unit }: Priced): number => {
  const { measure, size } = unitOf(unit);
  return Math.round((price / (amount * size)) * comparedBy[measure] * 10_000) / 10_000;
};

const dollars = (cad: number): string => `$${cad.toFixed(2)}`;

/** '$5.99', '$4.99/lb', '$12.99 / 1.5 kg', '$5 / 3개'. */
export const priceText = ({ price, amount, unit }: Priced): string => {
  if (amount === 1) return unit === 'each' ? dollars(price) : `${dollars(price)}/${unitOf(unit).title}`;
  return `${dollars(price)} / ${amount}${unit === 'each' ? '' : ' '}${unitOf(unit).title}`;
};

/** '100g당 $1.10'; '' for what is sold by the piece, one at a time. */
export const unitPriceText = (priced: Priced): string => {
  const { measure } = unitOf(priced.unit);
  if (measure === 'each' && priced.amount === 1) return '';
  const of = measure === 'each' ? '1개' : `100${measure}`;
  return `${of}당 ${dollars(unitPriceOf(priced))}`;
};

/** Names as they are searched: in small letters, without spaces. */
export const wordsOf = (...names: readonly string[]): string =>
  names.map((name) => name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, '')).join(' ');
