import type { PricedStation, StationPrice } from '@hanca/common/contract/fuel-stations.ts';
import { kindTitle, stationPath } from '@hanca/common/fuel-stations.ts';
import { centsText } from '../averages.ts';
import { distanceText } from '../distance.ts';

/** A price in words: how much, for whom, and who has seen it when. */
export const priceRow = ({ grade, kind, cents, seenDate, by, members }: StationPrice) => ({
  grade,
  kind: kindTitle(kind),
  cents: centsText(cents),
  value: cents,
  seenDate,
  by: by === 'staff' ? '운영팀' : `회원 ${members}명`,
});
export type PriceRow = ReturnType<typeof priceRow>;

/** A station as the list shows it, with the prices of a grade, the cheapest first. */
export const stationRow = (one: PricedStation, grade: string) => ({
  id: one.id,
  title: one.title,
  where: [one.address, one.city].filter(Boolean).join(', '),
  href: stationPath(one.id),
  position: one.location,
  distance: one.metres === null ? '' : distanceText(one.metres),
  hours: one.hours,
  membership: one.membership,
  prices: one.prices
    .filter((price) => price.grade === grade)
    .toSorted((a, b) => a.cents - b.cents)
    .map(priceRow),
});
export type StationRow = ReturnType<typeof stationRow>;
