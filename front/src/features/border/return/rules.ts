// What residents may bring back to Canada without duty and tax, by how long they were away.

/** The rules below were compared with a stored copy of the agency's words on this day. */
export const CHECKED = '2026-11-23';

/** The agency's own words: limits by time away, of alcohol and of tobacco. */
export const CHECKED_PAGE = 'https://cbsa-asfc.gc.ca/multimedia/exemptions/transcript-transcription-eng.html';
/** Where it says what holds now. */
export const OFFICIAL = 'https://www.cbsa-asfc.gc.ca/travel-voyage/bgb-rmf-eng.html';

/** Exemptions by full hours away, CAD for each person; the least first. */
export const EXEMPTIONS = [
  { hours: 0, title: '24시간 미만(당일치기)', amount: 0, hasLimits: false },
  { hours: 24, title: '24시간 이상', amount: 200, hasLimits: false },
  { hours: 48, title: '48시간 이상', amount: 800, hasLimits: true },
] as const;
type Exemption = (typeof EXEMPTIONS)[number];

/** Canada's sales tax, and that of British Columbia. */
export const GST = 0.05;
export const BC_PST = 0.07;

/**
 * The exemption after so many hours away.
 * @param hours from leaving Canada to coming back
 */
export const exemptionAfter = (hours: number): Exemption =>
  EXEMPTIONS.findLast((one) => hours >= one.hours) ?? EXEMPTIONS[0];

/** Cents, so that sums of prices are exact. */
const cents = (amount: number): number => Math.round(amount * 100);

/**
 * What each person in a car has to pay tax for, and an estimate of the tax; nobody can use the exemption of another.
 * After 24 hours all that somebody brings counts once it is worth more than the exemption; after 48 hours what is above it.
 * @param spent what each of them brings, CAD
 * @returns amounts in CAD; duty is not reckoned: it hangs on what a thing is and where it was made
 */
export const returnSums = (hours: number, spent: readonly number[]) => {
  const exemption = exemptionAfter(hours);
  const people = spent.map((amount) => {
    const over = Math.max(0, cents(amount) - cents(exemption.amount));
    const isWhole = over > 0 && !exemption.hasLimits;
    return { spent: cents(amount) / 100, taxed: (isWhole ? cents(amount) : over) / 100 };
  });
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + cents(one), 0) / 100;
  const taxed = sum(people.map((one) => one.taxed));
  return {
    exemption,
    people,
    spent: sum(people.map((one) => one.spent)),
    taxed,
    least: cents(taxed * GST) / 100,
    most: cents(taxed * (GST + BC_PST)) / 100,
  };
};
