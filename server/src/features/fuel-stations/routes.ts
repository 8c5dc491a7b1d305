import { api } from '@hanca/common/contract/index.ts';
import { location } from '@hanca/common/fields.ts';
import { fuelStations } from '../../db/schema/fuel.ts';
import { serveCrud } from '../../http/crud.ts';
import { found } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { pointOf } from '../energy/chargers.ts';
import { refusalOf } from './check.ts';
import { importStations } from './import.ts';
import { lowest, orderedBy, present, pricedOf } from './priced.ts';
import { findPrices, findStation, findStations } from './queries.ts';
import { summaryOf } from './station-queries.ts';

const LIMIT = 20;

const { prices, priceCount, map, station, import: take, ...plain } = api.fuelStations;

const staffRoutes = serveCrud(plain, fuelStations, {
  check: async (record) => {
    const refusal = refusalOf(String(record.regionId), location.parse(record.location));
    if (refusal) throw fieldProblem(refusal.field, refusal.code);
  },
});

const publicRoutes = serve(
  { prices, priceCount, map, station, import: take },
  {
    prices: async ({ db, query }) => {
      const { grade = 'regular', near, skip = 0, limit = LIMIT, everyone } = query;
      const sort = query.sort === 'distance' || (near && query.sort !== 'price') ? 'distance' : 'price';
      const rows = await findStations(db, query);
      const point = near ? pointOf(near) : null;
      const all = pricedOf(rows, await findPrices(db), { near: point, everyone });
      return orderedBy(all, { grade, sort })
        .slice(skip, skip + limit)
        .map(present);
    },

    priceCount: async ({ db, query: { grade = 'regular', ...filter } }) => {
      const rows = await findStations(db, filter);
      const all = pricedOf(rows, await findPrices(db), { near: null, everyone: filter.everyone });
      return { count: all.length, priced: all.filter((one) => lowest(one, grade) !== null).length };
    },

    map: async ({ db, query: { grade = 'regular', ...filter } }) => {
      const rows = await findStations(db, filter);
      const all = pricedOf(rows, await findPrices(db), { near: null, everyone: filter.everyone });
      return all.map((one) => ({
        ...{ id: one.row.id, title: one.row.title, ...one.row.location },
        cents: lowest(one, grade),
      }));
    },

    station: async ({ db, params: { id } }) => {
      const row = found(await findStation(db, id));
      const [one] = pricedOf([row], await findPrices(db, [id]), { near: null });
      return present(found(one ?? null));
    },

    import: ({ db, body }) => db.transaction((tx) => importStations(tx, body.text)),
  },
);

export const fuelStationRoutes = [
  ...staffRoutes,
  ...publicRoutes.map((one) =>
    one.endpoint === take
      ? { ...one, state: ({ db }: { db: Parameters<typeof summaryOf>[0] }) => summaryOf(db) }
      : one,
  ),
];
