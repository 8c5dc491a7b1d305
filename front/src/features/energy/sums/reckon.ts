/** Litres of a US liquid gallon, exactly (NIST Handbook 44, Appendix C). */
const GALLON_LITRES = 3.785411784;

interface Way {
  /** Filled in. */
  litres: number;
  /** Driven for it there and back, beyond what one drives anyway. */
  km: number;
  /** Litres that the car takes on 100 km. */
  per100: number;
}

interface Detour extends Way {
  /** Cents per litre that it is cheaper there. */
  gap: number;
  /** What a litre costs, in cents, for the way. */
  cents: number;
  /** Dollars a year for being a member there, and how often one fills in it. */
  fee: number;
  fills: number;
}

/** What a detour brings, in dollars, and how many cents it would have to be cheaper by to bring nothing. */
export const reckonDetour = ({ litres, km, per100, gap, cents, fee, fills }: Detour) => {
  const saved = (litres * gap) / 100;
  const fuel = (((km * per100) / 100) * cents) / 100;
  const share = fills > 0 ? fee / fills : 0;
  const evenGap = litres > 0 ? ((fuel + share) / litres) * 100 : null;
  return { saved, fuel, share, net: saved - fuel - share, evenGap };
};

export interface Crossing extends Way {
  /** Canadian cents per litre at home. */
  cents: number;
  /** US dollars per gallon over there. */
  gallon: number;
  /** Canadian dollars for a US dollar. */
  rate: number;
  /** For driving and for waiting both ways. */
  driveMinutes: number;
  waitMinutes: number;
}

/** What filling across the border brings, in Canadian dollars; the way is reckoned at the price at home. */
export const reckonCrossing = (one: Crossing) => {
  const perLitre = (one.gallon * one.rate) / GALLON_LITRES;
  const saved = one.litres * (one.cents / 100 - perLitre);
  const fuel = (((one.km * one.per100) / 100) * one.cents) / 100;
  const net = saved - fuel;
  const minutes = one.driveMinutes + one.waitMinutes;
  return { perLitre, saved, fuel, net, minutes, perHour: minutes > 0 ? net / (minutes / 60) : null };
};

/** '$12.30', without a sign. */
export const dollars = (amount: number): string => `$${Math.abs(amount).toFixed(2)}`;
