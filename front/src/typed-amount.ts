/**
 * An amount as somebody types it: '1,234.5' and '1234,5' are the same, a dollar sign may stand before it.
 * In: the most that makes sense, and how many decimals. Out: null for what is none.
 */
export const typedAmount = (typed: string, most: number, decimals: number): number | null => {
  const text = typed.trim().replace(/^\$\s*/, '');
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(text);
  const plain = isGrouped ? text.replaceAll(',', '') : text.replace(',', '.');
  const match = /^\d{1,12}(?:\.(\d*))?$/.exec(plain);
  const amount = Number(plain);
  return match && (match[1] ?? '').length <= decimals && amount <= most ? amount : null;
};
