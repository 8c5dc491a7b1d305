import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import type { BoundingBox } from '@hanca/common/fields.ts';
import { IN_DEAL } from '@hanca/common/realties.ts';
import { avg, count, desc, min, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { built, literal } from '../../db/prepared.ts';
import { realties } from '../../db/schema/realties.ts';
import { conditionsOf, conditionsPlannedFor, type Search } from './conditions.ts';

/** Pixels of a map's tile, and of the square in which listings become one pin. */
const TILE_PIXELS = 256;
const CELL_PIXELS = 80;
/** Squares across an area: a map of 1,600 pixels has no more. Its edges may cut one more each way. */
const CELLS_ACROSS = 20;
const PINS_MAX = (CELLS_ACROSS + 1) ** 2;

/** Where web maps (Mercator) have a latitude: 0 in the north to 1 in the south, cut where they end. */
const mercator = (lat: number): number => {
  const bounded = Math.max(-85, Math.min(85, lat));
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) / (2 * Math.PI);
};

/** Squares over the whole width of the world: by the zoom, but no more than fit across the area. */
const cellsOf = ([west, south, east, north]: BoundingBox, zoom: number): number => {
  const across = Math.max((east - west) / 360, mercator(south) - mercator(north));
  const wanted = (TILE_PIXELS * 2 ** zoom) / CELL_PIXELS;
  return across > 0 ? Math.min(wanted, CELLS_ACROSS / across) : wanted;
};

const number = (value: SQL<string | null>) => value.mapWith(Number);

const selectPins = (db: Executor, where: SQL | undefined) => {
  const cells = sql.placeholder('cells');
  const found = db
    .select({
      id: realties.id,
      price: realties.price,
      publicLat: realties.publicLat,
      publicLng: realties.publicLng,
      column: sql`floor((${realties.publicLng} + 180) / 360 * ${cells}::float8)`.as('column'),
      row: sql`floor(ln(tan(radians(45 + ${realties.publicLat} / 2))) / (2 * pi()) * ${cells}::float8)`.as(
        'row',
      ),
    })
    .from(realties)
    .where(where)
    .as('found');
  return db
    .select({
      lat: number(avg(found.publicLat)),
      lng: number(avg(found.publicLng)),
      count: count(),
      price: min(found.price).mapWith(Number),
      id: min(found.id).mapWith(Number),
    })
    .from(found)
    .groupBy(found.column, found.row)
    .orderBy(desc(count()), min(found.id))
    .limit(literal(PINS_MAX))
    .prepare('');
};

/** Listings of an area as pins, the fullest first, at most 441; those that can be had, unless the filter has a status. */
export const findPins = async (
  db: Executor,
  { zoom, ...search }: Search & { bbox: BoundingBox; zoom: number },
): Promise<RealtyPin[]> => {
  const filter = conditionsOf({ ...search, status: search.status ?? IN_DEAL });
  if (!filter) return [];
  const query = built(db, ['realties.map', filter.inIndex], () =>
    selectPins(db, conditionsPlannedFor(filter.inIndex)),
  );
  const rows = await query.execute({ ...filter.values, cells: cellsOf(search.bbox, zoom) });
  return rows.map(({ lat, lng, id, ...pin }) => ({
    ...pin,
    lat: Math.round(lat * 1e5) / 1e5,
    lng: Math.round(lng * 1e5) / 1e5,
    id: pin.count === 1 ? id : null,
  }));
};
