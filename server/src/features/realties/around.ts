import { areas } from '@hanca/common/areas.ts';
import type { RealtyAround } from '@hanca/common/contract/realties.ts';
import { LANDMARK_KINDS } from '@hanca/common/landmarks.ts';
import { IN_DEAL, LIKE_HOMES_MIN } from '@hanca/common/realties.ts';
import { isRoom } from '@hanca/common/realty-facts.ts';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { literal, prepared } from '../../db/prepared.ts';
import { realties } from '../../db/schema/realties.ts';
import { metresBetween } from '../geo/metres.ts';
import { regionName } from '../geo/places.ts';
import type { Point } from '../geo/tables.ts';
import { findLandmarks } from '../landmarks/queries.ts';
import { stationsNear } from './stations.ts';

/** So many stations are named, and none that is farther. */
const STATIONS = 3;
const STATION_METRES = 2400;
/** Of each kind of landmark. */
const LANDMARKS = 2;
const LANDMARK_METRES = 5000;

/** What is known of a listing to look around it; the exact place of the home is not read. */
export const findHome = async (db: Executor, id: number) => {
  const { userId, visible, publicLat, publicLng, regionId, cityId, txType, reType, bedroom } = realties;
  const [row] = await prepared(db, 'realties.home', (name) =>
    db
      .select({
        id: realties.id,
        ...{ userId, visible, publicLat, publicLng, regionId, cityId, txType, reType, bedroom },
      })
      .from(realties)
      .where(eq(realties.id, sql.placeholder('id')))
      .prepare(name),
  ).execute({ id });
  return row ?? null;
};

type Home = NonNullable<Awaited<ReturnType<typeof findHome>>>;
/** What homes are compared by. */
type Kind = Pick<Home, 'id' | 'cityId' | 'txType' | 'reType' | 'bedroom'>;

/** Where a home is, from its city to the widest area that people name. */
const placesOf = ({ cityId }: Kind) => [
  { id: cityId, name: regionName(cityId) ?? '', cities: [cityId] },
  ...areas
    .filter(({ cities }) => cities.includes(cityId))
    .toSorted((a, b) => a.cities.length - b.cities.length)
    .map(({ id, ko, cities }) => ({ id, name: ko, cities: [...cities] })),
];

/**
 * What homes of the same kind in some cities cost that can be had, the listing left out: of as many bedrooms, or where it
 * is a room, rooms. `realties_kind` has all of it.
 */
const findLikeHomes = async (db: Executor, home: Kind, cities: string[]) => {
  const ofRooms = isRoom(home.reType);
  const same = (name: 'txType' | 'reType' | 'bedroom') => eq(realties[name], sql.placeholder(name));
  const [row] = await prepared(db, `realties.like ${ofRooms ? 'rooms' : 'homes'}`, (name) =>
    db
      .select({
        count: count(),
        median: sql<
          number | null
        >`round(percentile_cont(0.5) within group (order by ${realties.price}))::int`,
      })
      .from(realties)
      .where(
        and(
          realties.visible,
          sql`${realties.cityId} = any(${sql.placeholder('cities')}::text[])`,
          same('txType'),
          same('reType'),
          ofRooms ? undefined : same('bedroom'),
          eq(realties.status, literal(IN_DEAL)),
          ne(realties.id, sql.placeholder('id')),
        ),
      )
      .prepare(name),
  ).execute({ ...home, cities });
  return row && row.median !== null && row.count >= LIKE_HOMES_MIN
    ? { count: row.count, median: row.median }
    : null;
};

/** The same of the smallest place that has enough of them. */
export const compare = async (db: Executor, home: Kind): Promise<RealtyAround['likeHomes']> => {
  for (const { id, name, cities } of placesOf(home)) {
    const found = await findLikeHomes(db, home, cities);
    if (found) return { ...found, placeId: id, placeName: name };
  }
  return null;
};

/** The nearest landmarks of each kind. */
const landmarksNear = async (
  db: Executor,
  point: Point,
  regionId: string,
): Promise<RealtyAround['landmarks']> => {
  const near = (await findLandmarks(db, regionId))
    .map(({ kind, title, titleEn, location }) => ({
      kind,
      name: title,
      nameEn: titleEn,
      metres: Math.round(metresBetween(point, location)),
    }))
    .filter(({ metres }) => metres <= LANDMARK_METRES)
    .sort((a, b) => a.metres - b.metres);
  return LANDMARK_KINDS.flatMap(({ code }) => near.filter(({ kind }) => kind === code).slice(0, LANDMARKS));
};

/** The stations and landmarks near a listing and what homes like it cost. */
export const findAround = async (db: Executor, home: Home): Promise<RealtyAround> => {
  const point = { lat: home.publicLat, lng: home.publicLng };
  const near = stationsNear(point, STATION_METRES);
  return {
    cityId: home.cityId,
    stations: near.slice(0, STATIONS).map(({ station, metres }) => ({
      name: station.name,
      nameEn: station.nameEn,
      metres,
      system: station.system,
      lines: station.lines,
      source: station.source,
    })),
    landmarks: await landmarksNear(db, point, home.regionId),
    likeHomes: await compare(db, home),
  };
};
