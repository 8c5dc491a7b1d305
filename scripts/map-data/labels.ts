import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { provinces } from '../../common/src/regions.ts';
import type { Point } from './simplify.ts';

interface Name {
  text: string;
  at: Point;
  /** Inhabitants: the larger place is named first. */
  size: number;
  /** The lowest zoom at which it is named. */
  from: number;
}

interface Label extends Pick<Name, 'text' | 'at'> {
  /** The lowest and the highest zoom at which it is shown. */
  from: number;
  to: number;
}

const [FARTHEST, CLOSEST] = [5, 14];
/** Beyond what any map goes to. */
const CLOSEST_OF_ALL = 30;
/** Pixels that two names are apart at least. */
const [WIDTH, HEIGHT] = [92, 30];
/** Inhabitants of what is named at a zoom; from the last of them on, of all. */
const LEAST = [200_000, 80_000, 30_000, 12_000, 6_000, 3_000];
const SMALLEST = 3_000;

/** The parts of the City of Vancouver, as people there write them. */
const PARTS: Record<string, string> = {
  'Arbutus Ridge': '아뷰터스리지',
  Downtown: '다운타운',
  'Dunbar-Southlands': '던바',
  Fairview: '페어뷰',
  'Grandview-Woodland': '그랜드뷰',
  'Hastings-Sunrise': '헤이스팅스',
  'Kensington-Cedar Cottage': '켄싱턴',
  Kerrisdale: '케리스데일',
  Killarney: '킬라니',
  Kitsilano: '킷실라노',
  Marpole: '마폴',
  'Mount Pleasant': '마운트플레전트',
  Oakridge: '오크리지',
  'Renfrew-Collingwood': '렌프루',
  'Riley Park': '라일리파크',
  Shaughnessy: '쇼너시',
  'South Cambie': '사우스캠비',
  Strathcona: '스트라스코나',
  Sunset: '선셋',
  'Victoria-Fraserview': '프레이저뷰',
  'West End': '웨스트엔드',
  'West Point Grey': '웨스트포인트그레이',
};
const PARTS_FROM = 13;

const rowsOf = (file: string): string[][] =>
  readFileSync(join(import.meta.dirname, '../../server/src/features/geo', file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','));

const cities = (): Name[] =>
  rowsOf('cities.csv')
    .map(([, name = '', korean = '', , lat, lng, inhabitants]): Name => {
      const size = Number(inhabitants);
      const from = LEAST.findIndex((least) => size >= least);
      return {
        text: korean || name,
        at: [Number(lng), Number(lat)],
        size,
        from: FARTHEST + (from < 0 ? LEAST.length : from),
      };
    })
    .filter(({ text, size }) => size >= SMALLEST || /[가-힣]/.test(text));

/** Where a point lies in Web Mercator, in pixels at a zoom. */
const pixels = ([lng, lat]: Point, zoom: number): Point => {
  const world = 256 * 2 ** zoom;
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / Math.PI;
  return [((lng + 180) / 360) * world, ((1 - y) / 2) * world];
};

/** Each name from the lowest zoom on at which it covers none of a larger place. In: the zooms that are looked at. */
const withoutOverlap = (names: Name[], first: number, last: number, to = last): Label[] => {
  const waiting = new Set(names.toSorted((a, b) => b.size - a.size));
  const shown: Name[] = [];
  const labels: Label[] = [];
  for (let zoom = first; zoom <= last; zoom += 1)
    for (const name of waiting) {
      if (name.from > zoom) continue;
      const [x, y] = pixels(name.at, zoom);
      const covers = shown.some(({ at }) => {
        const [otherX, otherY] = pixels(at, zoom);
        return Math.abs(x - otherX) < WIDTH && Math.abs(y - otherY) < HEIGHT;
      });
      if (covers) continue;
      shown.push(name);
      waiting.delete(name);
      labels.push({ ...name, from: zoom, to });
    }
  return labels;
};

interface Area {
  properties: { name: string; geo_point_2d: { lon: number; lat: number } };
}

/** The names of provinces, for the map from afar. */
export const provinceLabels = (): Label[] => {
  const titles = new Map(provinces.map(({ code, ko }) => [code, ko]));
  const names = rowsOf('provinces.csv').map(
    ([code = '', lat, lng]): Name => ({
      text: titles.get(code) ?? code,
      at: [Number(lng), Number(lat)],
      size: 0,
      from: 3,
    }),
  );
  return withoutOverlap(names, 3, FARTHEST - 1);
};

/** As the map reads them: points as latitude and longitude in thousandths of a degree, with both zooms. */
export const toColumns = (labels: readonly Label[]) => ({
  texts: labels.map(({ text }) => text),
  numbers: labels.map(({ at: [lng, lat], from, to }) => [
    Math.round(lat * 1000),
    Math.round(lng * 1000),
    from,
    to,
  ]),
});

/** The names of cities and, from near, of the parts of Vancouver. */
export const cityLabels = (areas: readonly Area[]): Label[] => {
  const parts = areas.map(
    ({ properties: { name, geo_point_2d: at } }): Name => ({
      text: PARTS[name] ?? name,
      at: [at.lon, at.lat],
      size: 0,
      from: PARTS_FROM,
    }),
  );
  return withoutOverlap([...cities(), ...parts], FARTHEST, CLOSEST, CLOSEST_OF_ALL);
};
