// Makes what the map draws where it has no tiles, from the files beside this one and the package world-atlas:
// `node scripts/map-data/make.ts` after a change of either. README.md names their sources and licences.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, FeatureCollection, LineString, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { cityLabels, provinceLabels, toColumns } from './labels.ts';
import { extentOf, type Point, simplify } from './simplify.ts';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'front/src/ui/map/drawn/map-data.json');

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const source = (name: string) => read(`scripts/map-data/${name}.geojson`);

/** Where most people look, and how exactly: west, south, east, north and a tolerance, in degrees. The first that fits. */
const DETAIL: [number, number, number, number, number][] = [
  [-125, 48.2, -121.5, 49.9, 0.001],
  [-80.3, 43, -78.5, 44.3, 0.001],
  [-74.3, 45.2, -73.2, 45.8, 0.001],
  [-76.2, 45.1, -75.2, 45.6, 0.001],
  [-71.6, 46.6, -70.9, 47, 0.001],
  [-64, 44.4, -63, 45, 0.001],
  [-141, 41.5, -52, 55, 0.025],
  [-170, 40, -50, 75, 0.15],
];
const ELSEWHERE = 0.3;
/** What is smaller than so many times the tolerance is left out. */
const SMALLEST = 10;

const toleranceAt = ([lng, lat]: Point): number =>
  DETAIL.find(([west, south, east, north]) => lng > west && lng < east && lat > south && lat < north)?.[4] ??
  ELSEWHERE;

const pointsOf = (line: readonly number[][]): Point[] => line.map(([lng = 0, lat = 0]) => [lng, lat]);

/** As whole numbers of a fraction of a degree: a point, then the way from each to the next. A third of the size. */
const encode = (line: readonly Point[], perDegree: number): number[] => {
  let [beforeX, beforeY] = [0, 0];
  return line.flatMap(([lng, lat]) => {
    const [x, y] = [Math.round(lng * perDegree), Math.round(lat * perDegree)];
    const way = [x - beforeX, y - beforeY];
    [beforeX, beforeY] = [x, y];
    return way;
  });
};

const COARSE = 1000;
const FINE = 10_000;

const ringsOf = ({ geometry }: Feature): Point[][] => {
  if (geometry.type === 'Polygon') return geometry.coordinates.map(pointsOf);
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(pointsOf) : [];
};

const AMERICA = { west: -179, east: -10, south: -60 };
const isNear = (ring: readonly Point[]): boolean =>
  ring.every(([lng, lat]) => lng > AMERICA.west && lng < AMERICA.east && lat > AMERICA.south);

const coarse = (rings: Point[][]): number[][] =>
  rings
    .filter((ring) => isNear(ring) && ring[0] && extentOf(ring) > SMALLEST * toleranceAt(ring[0]))
    .map((ring) => simplify(ring, toleranceAt))
    .filter((ring) => ring.length > 3)
    .map((ring) => encode(ring, COARSE));

const lines = (all: readonly number[][][]): number[][] =>
  all.map((line) => encode(simplify(pointsOf(line), toleranceAt), COARSE));

/** Twenty metres. */
const TOWN_TOLERANCE = 0.0002;
const towns = (all: Feature[]): number[][] =>
  all.flatMap(ringsOf).map((ring) =>
    encode(
      simplify(ring, () => TOWN_TOLERANCE),
      FINE,
    ),
  );

const world: Topology<{ countries: GeometryCollection; land: GeometryCollection }> = read(
  'node_modules/world-atlas/countries-10m.json',
);
const land = feature(world, world.objects.land);
/** Canada and the United States, by the numbers of ISO 3166. */
const neighbours = world.objects.countries.geometries.filter(({ id }) => id === '124' || id === '840');
const border = mesh(
  world,
  { type: 'GeometryCollection', geometries: neighbours },
  (one, other) => one !== other,
);
const lakes: FeatureCollection<Polygon> = source('ne-lakes');
const provinces: FeatureCollection<LineString> = source('ne-province-lines');
const municipalities: FeatureCollection<Polygon, { name: string }> = source('osm-core-municipalities');
const areas: FeatureCollection<Polygon, { name: string; geo_point_2d: { lon: number; lat: number } }> =
  source('vancouver-local-areas');

const isVancouver = ({ properties }: { properties: { name: string } }) => properties.name === 'Vancouver';

const data = {
  land: coarse(land.features.flatMap(ringsOf)),
  lakes: coarse(lakes.features.flatMap(ringsOf)),
  borders: [
    ...lines(border.coordinates),
    ...lines(provinces.features.map(({ geometry }) => geometry.coordinates)),
  ],
  // Vancouver's own has much of the bay: there the parts of the city are the land.
  bounds: towns(municipalities.features.filter(isVancouver)),
  municipalities: towns(municipalities.features.filter((one) => !isVancouver(one))),
  parts: towns(areas.features),
  labels: toColumns([...provinceLabels(), ...cityLabels(areas.features)]),
};

writeFileSync(out, `${JSON.stringify(data)}\n`);
