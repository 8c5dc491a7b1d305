import { longDate } from '@hanca/common/dates.ts';
import { STATION_GRADES, stationPath } from '@hanca/common/fuel-stations.ts';
import { idOf, load } from '../../../load.ts';
import { priceRow } from '../stations/words.ts';

/** One station with its prices by grade. */
export const loadStation = load(async ({ params, call }) => {
  const id = idOf(params);
  const one = await call((client) => client.fuelStations.station({ params: { id } }));
  return {
    id,
    title: one.title,
    brand: one.brand,
    address: one.address,
    city: one.city,
    regionId: one.regionId,
    position: one.location,
    hours: one.hours,
    membership: one.membership,
    source: one.source,
    changed: longDate(one.updatedDate),
    path: stationPath(id),
    grades: STATION_GRADES.map(({ code, title }) => ({
      code,
      title,
      prices: one.prices
        .filter(({ grade }) => grade === code)
        .toSorted((a, b) => a.cents - b.cents)
        .map(priceRow),
    })).filter(({ prices }) => prices.length > 0),
  };
});
