import { PLUGS, type Plug } from '@hanca/common/energy.ts';
import { isInCanada } from '@hanca/common/home-location.ts';
import { isDay } from '@hanca/common/immigration/days.ts';
import { z } from 'zod';
import { defineFeed, FeedRefusal, jsonRecords } from '../../feeds/feed.ts';
import { cityOf } from './city-of.ts';
import { networkCode } from './networks.ts';

/** A charger as it is stored. */
export interface StoredCharger {
  id: number;
  name: string;
  address: string;
  regionId: string;
  lat: number;
  lng: number;
  /** '' for nobody. */
  network: string;
  plugs: Plug[];
  slow: number | null;
  fast: number | null;
  /** kW. */
  power: number | null;
  price: string;
  hours: string;
  /** YYYY-MM-DD; '' where it is not known. */
  confirmed: string;
}

const number = z.int().min(0).max(1000).nullable();
const words = z.string().nullable();

const unit = z.object({
  connectors: z.record(z.string(), z.object({ power_kw: z.number().min(0).max(5000).nullish() })).nullish(),
});

const station = z.object({
  id: z.int().min(1),
  fuel_type_code: z.literal('ELEC'),
  country: z.literal('CA'),
  station_name: z.string().min(1).max(300),
  street_address: words,
  city: words,
  state: z.string().regex(/^[A-Z]{2}$/),
  latitude: z.number(),
  longitude: z.number(),
  status_code: z.enum(['E', 'P', 'T']),
  access_code: z.enum(['public', 'private']),
  access_days_time: words,
  date_last_confirmed: z.string().refine(isDay).nullable(),
  ev_network: words,
  ev_connector_types: z.array(z.string()).nullable(),
  ev_level2_evse_num: number,
  ev_dc_fast_num: number,
  ev_pricing: words,
  // Those of 2023 have none.
  ev_charging_units: z.array(unit).nullish(),
});
type Station = z.output<typeof station>;

const plugsOf = ({ ev_connector_types }: Station): Plug[] =>
  PLUGS.filter(({ names }) => names.some((name) => ev_connector_types?.includes(name))).map(
    ({ code }) => code,
  );

/** The most that one of its plugs gives, in kW; null where none is said. */
const powerOf = ({ ev_charging_units }: Station): number | null => {
  const powers = (ev_charging_units ?? [])
    .flatMap(({ connectors }) => Object.values(connectors ?? {}))
    .flatMap(({ power_kw }) => power_kw || []);
  return powers.length > 0 ? Math.max(...powers) : null;
};

const WORDS_MAX = 300;

/** A line as people typed it: no blanks twice, not without end. */
const lineOf = (text: string | null): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, WORDS_MAX);

const NOTHING_SAID = /^(?:pricing )?unknown\.?$/i;

/** Public chargers of British Columbia, by the United States' energy department, which has them from Natural Resources Canada. */
export const afdc = defineFeed({
  name: 'afdc',
  title: 'AFDC·캐나다 천연자원부',
  page: 'https://afdc.energy.gov/stations#/find/nearest?country=CA&fuel=ELEC',
  attribution:
    'Source: Alternative Fuels Data Center (U.S. Department of Energy, NLR), with Natural Resources Canada',
  url: (key) =>
    `https://developer.nlr.gov/api/alt-fuel-stations/v1.json?fuel_type=ELEC&country=CA&state=BC&status=E&access=public&limit=all&api_key=${encodeURIComponent(key)}`,
  needsKey: true,
  everyMinutes: 24 * 60,
  paceSeconds: 60,
  staleMinutes: 4 * 24 * 60,
  // A charger stands for years, but who drives to one that is gone stands there.
  goneMinutes: 45 * 24 * 60,
  // Thousands of records of two kilobytes.
  megabytes: 32,
  sample: new URL('samples/afdc-metro-vancouver-2023-10.json', import.meta.url),
  records: jsonRecords('fuel_stations'),
  record: station,
  rows: (stations) => {
    if (new Set(stations.map(({ id }) => id)).size < stations.length)
      throw new FeedRefusal('같은 번호의 충전소가 두 번 있어요.');
    const strayed = stations.find(
      ({ latitude, longitude }) => !isInCanada({ lat: latitude, lng: longitude }),
    );
    if (strayed) throw new FeedRefusal(`캐나다 밖의 좌표예요: ${strayed.id}`);
    const open = stations.filter(
      ({ status_code, access_code }) => status_code === 'E' && access_code === 'public',
    );
    const all = open.map((one) => ({ one, plugs: plugsOf(one) }));
    const rows = all.flatMap(({ one, plugs }): StoredCharger[] => {
      const point = { lat: one.latitude, lng: one.longitude };
      const regionId = cityOf(lineOf(one.city), one.state, point);
      // A wall socket charges no car in a day.
      if (plugs.length === 0 || regionId === null) return [];
      return [
        {
          ...{ id: one.id, name: lineOf(one.station_name), address: lineOf(one.street_address), regionId },
          ...{ ...point, network: networkCode(one.ev_network ?? ''), plugs },
          ...{ slow: one.ev_level2_evse_num, fast: one.ev_dc_fast_num, power: powerOf(one) },
          price: NOTHING_SAID.test(lineOf(one.ev_pricing)) ? '' : lineOf(one.ev_pricing),
          hours: lineOf(one.access_days_time),
          confirmed: one.date_last_confirmed ?? '',
        },
      ];
    });
    const left = open.length - rows.length;
    // When it was fetched counts: a list of what stands has no time of its own.
    return { rows, sourceAt: null, warnings: left > 0 ? [`꽂을 플러그나 도시를 몰라 뺀 곳: ${left}`] : [] };
  },
});
