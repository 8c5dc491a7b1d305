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

/** Other spellings of the names of cities and provinces. */
export const aliases: readonly { alias: string; name: string }[] = readTable(
  './ko-aliases.csv',
  'alias,name,kind',
).map(([alias = '', name = '']) => ({ alias, name }));
