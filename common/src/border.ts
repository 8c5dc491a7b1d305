/** The crossings between British Columbia and Washington, from the west. */
export const CROSSINGS = [
  {
    slug: 'point-roberts',
    name: '포인트 로버츠',
    nameEn: 'Boundary Bay / Point Roberts',
    road: '56 St',
    lat: 49.002152,
    lng: -123.068369,
  },
  {
    slug: 'peace-arch',
    name: '피스아치(더글러스)',
    nameEn: 'Peace Arch / Douglas',
    road: 'I-5 / Hwy 99',
    lat: 49.004776,
    lng: -122.756964,
  },
  {
    slug: 'pacific-highway',
    name: '퍼시픽 하이웨이(트럭)',
    nameEn: 'Pacific Highway',
    road: 'SR 543 / Hwy 15',
    lat: 49.002948,
    lng: -122.734682,
  },
  {
    slug: 'aldergrove-lynden',
    name: '올더그로브(린든)',
    nameEn: 'Aldergrove / Lynden',
    road: 'SR 539 / Hwy 13',
    lat: 49.002344,
    lng: -122.484937,
  },
  {
    slug: 'abbotsford-sumas',
    name: '애보츠퍼드(수마스)',
    nameEn: 'Abbotsford-Huntingdon / Sumas',
    road: 'SR 9 / Hwy 11',
    lat: 49.002471,
    lng: -122.265068,
  },
] as const;

export const CROSSING_SLUGS = [
  'point-roberts',
  'peace-arch',
  'pacific-highway',
  'aldergrove-lynden',
  'abbotsford-sumas',
] as const satisfies readonly (typeof CROSSINGS)[number]['slug'][];
export type CrossingSlug = (typeof CROSSING_SLUGS)[number];

/** Where one drives to. */
export const DIRECTIONS = ['US', 'CA'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** Which way one drives. */
export const WAYS: Record<Direction, string> = { US: '미국으로', CA: '캐나다로' };

/** For everybody, for members of NEXUS, for documents with a chip (only into the states). */
export const LANES = ['car', 'nexus', 'ready'] as const;
export type Lane = (typeof LANES)[number];

/** Who measures: Canada's and the United States' border agencies, and the roads of Washington. */
export const WAIT_SOURCES = ['cbsa', 'cbp', 'wsdot'] as const;
export type WaitSource = (typeof WAIT_SOURCES)[number];

/** Whose cars a way is measured by: the agency that one drives up to. */
export const MAIN_SOURCES: Record<Direction, WaitSource> = { US: 'cbp', CA: 'cbsa' };

export const WAIT_STATES = ['open', 'closed', 'unknown'] as const;

/** What happens on a road, how bad it is, and whether one comes through: the letters of DriveBC. */
export const ROAD_KINDS = [
  'CONSTRUCTION',
  'INCIDENT',
  'ROAD_CONDITION',
  'WEATHER_CONDITION',
  'SPECIAL_EVENT',
] as const;
export const ROAD_SEVERITIES = ['MAJOR', 'MODERATE', 'MINOR', 'UNKNOWN'] as const;
export const ROAD_STATES = ['closed', 'some', 'open'] as const;
export type RoadState = (typeof ROAD_STATES)[number];
