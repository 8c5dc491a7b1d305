/** A number of ten digits with a country code or without, its parts apart by blanks, points, dashes or brackets. */
const NUMBER = /(?<![\d$])(?:\+?1[\s.-]{0,2})?\(?([2-9]\d{2})\)?[\s.-]{0,3}(\d{3})[\s.-]{0,3}(\d{4})(?!\d)/g;

/** The Canadian phone numbers in a text, as their ten digits, each once. */
export const phonesIn = (text: string): string[] => [
  ...new Set(
    [...text.normalize('NFKC').matchAll(NUMBER)].map(
      ([, area, exchange, line]) => `${area}${exchange}${line}`,
    ),
  ),
];
