import { areas } from '@hanca/common/areas.ts';
import type { RealtyAround } from '@hanca/common/contract/realties.ts';
import { LANDMARK_KINDS } from '@hanca/common/landmarks.ts';
import { IN_DEAL, LIKE_HOMES_MIN, ROOM_TYPES } from '@hanca/common/realties.ts';
import { and, count, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { literal, prepared } from '../../db/prepared.ts';
import { realties } from '../../db/schema/realties.ts';
import type { ReadServices } from '../../http/cached-read.ts';
import { metresBetween } from '../geo/metres.ts';
import { regionName } from '../geo/places.ts';
import type { Point } from '../geo/tables.ts';
import { readLandmarks } from '../landmarks/queries.ts';
import { stationsNear } from './stations.ts';

/** So many stations are named, and none that is farther. */
const STATIONS = 3;
const STATION_METRES = 2400;
/** Of each kind of landmark. */
const LANDMARKS = 2;
const LANDMARK_METRES = 5000;

const home = alias(realties, 'home');

/** Homes like `home` in some cities that can be had, itself left out: how many, and the middle one of their rents. */
const likeHomes = (db: Executor, inCities: SQL) => {
  // Of rooms bedrooms say nothing. As a range of bedrooms it would lead the planner to the index of facts, which is slower.
  const hasAsMany = or(eq(realties.bedroom, home.bedroom), inArray(home.reType, ROOM_TYPES.map(literal)));
  return db
    .select({
      count: count().as('count'),
      median: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by ${realties.price}))::int`.as('median'),
    })
    .from(realties)
    .where(
      and(
        realties.visible,
        inCities,
        eq(realties.txType, home.txType),
        eq(realties.reType, home.reType),
        hasAsMany,
        eq(realties.status, literal(IN_DEAL)),
        ne(realties.id, home.id),
      ),
    )
    .as('like_homes');
};

/**
 * What is known of a listing to look around it, and what homes like it cost in its city, or in the cities that are given; null
 * where there is none. The exact place of the home is not read; of the others only the index `realties_kind`.
 */
export const findHome = async (db: Executor, id: number, cities?: readonly string[]) => {
  const { userId, visible, publicLat, publicLng, regionId, cityId, txType, price } = home;
  const [row] = await prepared(db, cities ? 'realties.home in area' : 'realties.home', (name) => {
    const like = likeHomes(
      db,
      cities
        ? sql`${realties.cityId} = any(${sql.placeholder('cities')}::text[])`
        : eq(realties.cityId, home.cityId),
    );
    return db
      .select({
        ...{ id: home.id, userId, visible, publicLat, publicLng, regionId, cityId, txType, price },
        ...{ count: like.count, median: like.median },
      })
      .from(home)
      .crossJoinLateral(like)
      .where(eq(home.id, sql.placeholder('id')))
      .prepare(name);
  }).execute({ id, cities });
  return row ?? null;
};

type Home = NonNullable<Awaited<ReturnType<typeof findHome>>>;

/** What homes like it cost in its city, or where these are too few, in the smallest area around it that has enough. */
export const compare = async (db: Executor, home: Home): Promise<RealtyAround['likeHomes']> => {
  const { id, cityId } = home;
  const enough = ({ count, median }: Home) =>
    median !== null && count >= LIKE_HOMES_MIN ? { count, median } : null;
  const inCity = enough(home);
  if (inCity) return { ...inCity, placeId: cityId, placeName: regionName(cityId) ?? '' };
  const around = areas
    .filter(({ cities }) => cities.includes(cityId))
    .toSorted((a, b) => a.cities.length - b.cities.length);
  for (const { id: placeId, ko, cities } of around) {
    const wider = await findHome(db, id, cities);
    const inArea = wider && enough(wider);
    if (inArea) return { ...inArea, placeId, placeName: ko };
  }
  return null;
};

/** The nearest landmarks of each kind: what is near is beyond the border of its city as often as not. */
const landmarksNear = async (
  services: ReadServices,
  { point, regionId }: { point: Point; regionId: string },
): Promise<RealtyAround['landmarks']> => {
  const near = (await readLandmarks(services))
    .filter((landmark) => landmark.regionId.startsWith(regionId))
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
export const findAround = async (services: ReadServices, home: Home): Promise<RealtyAround> => {
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
    landmarks: await landmarksNear(services, { point, regionId: home.regionId }),
    likeHomes: await compare(services.db, home),
  };
};
