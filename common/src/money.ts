const dollars = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

/** An amount as it is shown: CAD, no decimals (decisions, settled contradictions). 2450 → '$2,450'. */
export const money = (cad: number): string => dollars.format(cad);
