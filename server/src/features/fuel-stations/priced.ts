import type { PricedStation, StationPrice } from '@hanca/common/contract/fuel-stations.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { PRICE_KINDS, STATION_GRADES, type StationGrade } from '@hanca/common/fuel-stations.ts';
import { metresBetween } from '../geo/metres.ts';
import { cityById } from '../geo/places.ts';
import type { Point } from '../geo/tables.ts';
import type { ShownPrice, StationRow } from './queries.ts';

const orderOf = (table: readonly { code: string }[], code: string) =>
  table.findIndex((one) => one.code === code);

const presentPrice = ({ grade, kind, cents, seenDate, byMember, members }: ShownPrice): StationPrice => ({
  ...{ grade, kind, cents, members },
  seenDate: toWireDate(seenDate),
  by: byMember ? 'members' : 'staff',
});

/** A station with what it costs there, and how far it is. */
export interface Priced {
  row: StationRow;
  prices: ShownPrice[];
  metres: number | null;
}

/** What a litre of a grade costs at least; null where nobody knows. In: whether members' prices do not count. */
export const lowest = (
  { prices }: Pick<Priced, 'prices'>,
  grade: StationGrade,
  everyone = false,
): number | null => {
  const cents = prices
    .filter((one) => one.grade === grade && !(everyone && one.kind === 'member'))
    .map((one) => one.cents);
  return cents.length > 0 ? Math.min(...cents) : null;
};

/** Stations with their prices. In: a point to measure from, null for none; whether prices for members alone are left out. */
export const pricedOf = (
  rows: readonly StationRow[],
  prices: readonly ShownPrice[],
  { near, everyone = false }: { near: Point | null; everyone?: boolean | undefined },
): Priced[] => {
  const byStation = Map.groupBy(
    prices.filter(({ kind }) => !everyone || kind !== 'member'),
    ({ stationId }) => stationId,
  );
  return rows.map((row) => ({
    row,
    prices: byStation.get(row.id) ?? [],
    metres: near ? Math.round(metresBetween(row.location, near)) : null,
  }));
};

/** The cheapest of a grade first, or the nearest; what has no price comes last, and of the same price the nearer first. */
export const orderedBy = (
  stations: readonly Priced[],
  { grade, sort }: { grade: StationGrade; sort: 'price' | 'distance' },
): Priced[] => {
  const keyOf = (one: Priced): [number, number] => {
    const [cents, metres] = [lowest(one, grade) ?? Number.MAX_VALUE, one.metres ?? 0];
    return sort === 'price' ? [cents, metres] : [metres, cents];
  };
  return stations
    .map((one) => ({ one, key: keyOf(one) }))
    .sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1])
    .map(({ one }) => one);
};

export const present = ({ row, prices, metres }: Priced): PricedStation => {
  const { createdAt, updatedAt, ...fields } = row;
  return {
    ...fields,
    createdDate: toWireDate(createdAt),
    updatedDate: toWireDate(updatedAt),
    city: cityById.get(row.regionId)?.name ?? '',
    prices: prices
      .toSorted(
        (a, b) =>
          orderOf(STATION_GRADES, a.grade) - orderOf(STATION_GRADES, b.grade) ||
          orderOf(PRICE_KINDS, a.kind) - orderOf(PRICE_KINDS, b.kind),
      )
      .map(presentPrice),
    metres,
  };
};
