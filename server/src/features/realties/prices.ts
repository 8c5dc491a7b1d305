import { PRICE_MARK_DAYS, PRICE_STOOD_DAYS } from '@hanca/common/realties.ts';

const DAY_MS = 24 * 3600_000;

/** What is stored of a listing's price. */
interface Priced {
  price: number;
  previousPrice: number | null;
  /** Since when the price is what it is; null where that is before it was stored. */
  priceSince: Date | null;
  updatedAt: Date;
}

/**
 * What is stored beside a new price. A price that had stood for less than three days is no price before, so that nobody
 * raises one to lower it; then the one before that still counts. A rise makes it forgotten.
 */
export const pricesOf = (
  price: number,
  before: Priced | undefined,
  now: Date,
): Pick<Priced, 'previousPrice' | 'priceSince'> => {
  if (!before || price > before.price) return { previousPrice: null, priceSince: now };
  const { previousPrice, priceSince } = before;
  if (price === before.price) return { previousPrice, priceSince };
  // Whatever changed last, the price has stood since then.
  const stood = now.getTime() - (priceSince ?? before.updatedAt).getTime() >= PRICE_STOOD_DAYS * DAY_MS;
  // Of a price that was lowered before this was stored, nobody knows how long it had stood.
  const higher = stood ? before.price : priceSince && previousPrice;
  return { previousPrice: higher, priceSince: now };
};

/** The lower price as news: since when, and what it was; nulls where it is none, or none any more. In: milliseconds. */
export const loweredOf = (
  { price, previousPrice, priceSince }: Omit<Priced, 'updatedAt'>,
  now: number,
): { previousPrice: number; lowered: Date } | { previousPrice: null; lowered: null } =>
  previousPrice !== null &&
  previousPrice > price &&
  priceSince !== null &&
  now - priceSince.getTime() < PRICE_MARK_DAYS * DAY_MS
    ? { previousPrice, lowered: priceSince }
    : { previousPrice: null, lowered: null };
