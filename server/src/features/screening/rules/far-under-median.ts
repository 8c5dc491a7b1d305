/** Fewer like homes say nothing of what homes cost there. */
export const LIKE_HOMES_MIN = 8;
/** In percent of the median: below it nobody lets a home. Honest basements and shared rooms are above. */
export const FAR_UNDER = 55;

/** What like homes of an area cost a month. */
export interface AreaPrices {
  median: number;
  count: number;
}

/** Whether a price is far under the median of homes of which there are enough to say so. */
export const isFarUnder = (price: number, { median, count }: AreaPrices): boolean =>
  count >= LIKE_HOMES_MIN && price > 0 && price * 100 < median * FAR_UNDER;
