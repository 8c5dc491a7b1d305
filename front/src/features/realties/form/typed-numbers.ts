/**
 * A number as people type it: full-width digits, thousands set apart, a unit before or after. '' gives undefined;
 * what is no number comes back as text, for the rules to refuse.
 */
export const typedNumber = (text: string): number | string | undefined => {
  const plain = text
    .normalize('NFKC')
    .replace(/^\s*(?:CA|C)?\$\s*/i, '')
    .replace(/−/g, '-')
    .trim();
  if (plain === '') return undefined;
  const digits = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(digits) ? Number(digits) : text;
};

/** One international foot is 0.3048 m, and one pyeong 400/121 square metres. */
const SQUARE_METRES_OF_FOOT = 0.3048 ** 2;
const SQUARE_METRES_OF_PYEONG = 400 / 121;

/** Square feet in the measures that Koreans think in: '79.0㎡ · 23.9평'; '' where no area is typed. */
export const areaWords = (typedArea: string): string => {
  const feet = typedNumber(typedArea);
  if (typeof feet !== 'number' || feet <= 0) return '';
  const metres = feet * SQUARE_METRES_OF_FOOT;
  const text = (value: number) => value.toLocaleString('en-CA', { maximumFractionDigits: 1 });
  return `${text(metres)}㎡ · ${text(metres / SQUARE_METRES_OF_PYEONG)}평`;
};
