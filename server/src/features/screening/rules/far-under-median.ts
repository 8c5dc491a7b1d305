/** In percent of the median of like homes: below it nobody lets a home. Honest basements and shared rooms are above. */
const FAR_UNDER = 55;

/** Whether a price is far under what like homes cost. In: dollars a month. */
export const isFarUnder = (price: number, median: number): boolean =>
  price > 0 && price * 100 < median * FAR_UNDER;
