import { STATION_NOTES, type StationSource } from '@hanca/common/station-sources.ts';
import { provinceIdOfCode, readTable } from './csv.ts';

/** Decimal degrees, WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

/** Of one forward sortation area: the first three characters of its postal codes. */
export interface PostalArea extends Point {
  fsa: string;
  /** Municipality or region; '' where it is not known. */
  place: string;
  provinceId: string;
}

/** A part of a city, or a city that cities.csv has not, known by its postal areas. */
export interface District extends Point {
  nameKo: string;
  nameEn: string;
  provinceId: string;
  /** It is one postal area and no more. */
  small: boolean;
}

const readPostalAreas = (): PostalArea[] =>
  readTable('./fsa.csv', 'fsa,place,province,lat,lng').map(([fsa = '', place = '', code = '', lat, lng]) => ({
    fsa,
    place,
    provinceId: provinceIdOfCode(code),
    lat: Number(lat),
    lng: Number(lng),
  }));

export const postalAreas: ReadonlyMap<string, PostalArea> = new Map(
  readPostalAreas().map((area) => [area.fsa, area]),
);

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const districts: readonly District[] = readTable('./districts.csv', 'name,name_ko,province,fsas').map(
  ([nameEn = '', nameKo = '', code = '', fsas = '']) => {
    const starts = fsas.split(' ');
    const areas = [...postalAreas.values()].filter(({ fsa }) =>
      starts.some((start) => fsa.startsWith(start)),
    );
    return {
      nameEn,
      nameKo,
      provinceId: provinceIdOfCode(code),
      lat: mean(areas.map(({ lat }) => lat)),
      lng: mean(areas.map(({ lng }) => lng)),
      small: areas.length === 1,
    };
  },
);

/** Where the name of a province stands on a map, by its id. */
export const provincePoints: ReadonlyMap<string, Point> = new Map(
  readTable('./provinces.csv', 'code,lat,lng').map(([code = '', lat, lng]) => [
    provinceIdOfCode(code),
    { lat: Number(lat), lng: Number(lng) },
  ]),
);

/** A station of rapid transit. */
export interface Station extends Point {
  /** SkyTrain, TTC, … */
  system: string;
  /** As the operator calls them. */
  lines: string[];
  /** In Korean, where its Korean name is sure; else the operator's own with 역. */
  name: string;
  /** As the operator publishes it. */
  nameEn: string;
  /** All that people call it. */
  names: string[];
  /** Whose data it is. */
  source: StationSource;
}

const isSource = (text: string): text is StationSource => text in STATION_NOTES;

/** What may be shown has a note; of what has none the terms are not known. */
const sourceOf = (text: string): StationSource => {
  if (!isSource(text)) throw new Error(`'${text}' is no source of stations`);
  return text;
};

export const stations: readonly Station[] = readTable(
  './stations.csv',
  'system,lines,name,name_ko,ko_unsure,aliases_ko,lat,lng,source',
).map(([system = '', lines = '', nameEn = '', nameKo = '', unsure, aliases = '', lat, lng, source = '']) => ({
  system,
  lines: lines.split('|'),
  name: unsure === '1' ? `${nameEn}역` : nameKo,
  nameEn,
  names: [nameKo, nameEn, ...aliases.split('|')].filter(Boolean),
  lat: Number(lat),
  lng: Number(lng),
  source: sourceOf(source),
}));

/** Other spellings of the names of cities and provinces. */
export const aliases: readonly { alias: string; name: string }[] = readTable(
  './ko-aliases.csv',
  'alias,name,kind',
).map(([alias = '', name = '']) => ({ alias, name }));
