import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Feed, textOf } from '../../feeds/feed.ts';
import { findSnapshots } from '../../feeds/queries.ts';
import { takeAnswer } from '../../feeds/take.ts';
import { expectRefusals } from '../../testing/broken-answers.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { afdc } from './afdc.ts';
import { nrcan, nrcanDiesel } from './nrcan.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const read = async (feed: Feed) => textOf(await readFile(feed.sample));
const october = new Date('2026-10-02T20:00Z');

test('chargers have their plugs, places and words; what is only planned is none', async () => {
  const { rows, count, warnings, sourceAt } = afdc.parse(await read(afdc), october);
  expect([count, rows.length, warnings, sourceAt]).toEqual([989, 893, [], null]);
  expect(rows.find(({ id }) => id === 88193)).toEqual({
    ...{ id: 88193, name: 'BC Hydro - Peace Arch Superstore', address: '2332 160 St' },
    ...{ regionId: 'CA596159905', lat: 49.0442329, lng: -122.7782758, network: 'bchydro' },
    ...{ plugs: ['ccs', 'chademo'], slow: null, fast: 2, power: null },
    ...{ price: '$0.21 per minute', hours: '24 hours daily', confirmed: '2023-04-05' },
  });
  expect(rows.find(({ id }) => id === 83550)).toMatchObject({ network: '', price: 'Free' });
  expect(rows.some(({ price }) => /unknown/i.test(price))).toBe(false);
});

test('the spellings of a city are one', async () => {
  const stations: { id: number; city: string }[] = JSON.parse(await read(afdc)).fuel_stations;
  const { rows } = afdc.parse(await read(afdc), october);
  const regionsOf = (names: RegExp) => {
    const ids = stations.filter(({ city }) => names.test(city)).map(({ id }) => id);
    return [...new Set(rows.filter(({ id }) => ids.includes(id)).map(({ regionId }) => regionId))];
  };
  expect(regionsOf(/^(?:vancouver)$/i)).toEqual(['CA596173331']);
  expect(regionsOf(/langley/i)).toEqual(['CA596049429']);
  expect(regionsOf(/^(?:poco|port coquitlam)$/i)).toHaveLength(1);
  expect(regionsOf(/new west/i)).toHaveLength(1);
});

test('the power of a charger is that of its strongest plug, where the source says it', async () => {
  const answer = JSON.parse(await read(afdc));
  answer.fuel_stations[0].ev_charging_units = [
    { charging_level: '2', connectors: { J1772: { port_count: 2, power_kw: 6.5 } } },
    { charging_level: 'dc_fast', connectors: { J1772COMBO: { port_count: 1, power_kw: 180 }, CHADEMO: {} } },
  ];
  answer.fuel_stations[1].ev_charging_units = [{ charging_level: 'legacy', connectors: null }];
  answer.fuel_stations[2].ev_connector_types = ['NEMA520'];
  const { rows, warnings } = afdc.parse(JSON.stringify(answer), october);
  expect(rows.slice(0, 2).map(({ power }) => power)).toEqual([180, null]);
  // A wall socket alone is no charger.
  expect([rows.length, warnings]).toEqual([892, ['꽂을 플러그나 도시를 몰라 뺀 곳: 1']]);
});

test('averages of a week, in cents, of the cities that are known', async () => {
  const { rows, sourceAt, warnings } = nrcanDiesel.parse(await read(nrcanDiesel), october);
  expect(rows).toEqual([
    { regionId: 'CA485913490', grade: 'diesel', week: '2026-10-06', cents: 240.6 },
    { regionId: 'CA486053154', grade: 'diesel', week: '2026-10-06', cents: 245.6 },
    { regionId: 'CA486053154', grade: 'diesel', week: '2026-02-24', cents: 149.2 },
  ]);
  // The week is not over.
  expect(sourceAt).toEqual(october);
  expect(warnings).toEqual([expect.stringContaining('Vancouver')]);
});

const replacing =
  (...pairs: [string | RegExp, string][]) =>
  (text: string): [string, string][] =>
    pairs.map(([from, to]) => [`${from} becomes '${to}'`, text.replaceAll(from, to)]);

interface Case {
  feed: Feed;
  rows: (text: string, count: number) => string;
  changes: (text: string) => [string, string][];
  more: (text: string) => string;
}

const items = (text: string, count: number) => {
  const [head, ...parts] = text.split('<item>');
  return `${[head, ...parts.slice(0, count)].join('<item>').replace(/<\/channel>\s*<\/rss>\s*$/, '')}</channel></rss>`;
};

const rss = replacing(
  ['<rss', '<feed'],
  ['</rss>', ''],
  ['<description>Diesel', '<description>Furnace oil'],
  ['<description>Diesel</description>', ''],
  ['<title>Calgary</title>', ''],
  ['</item>', ''],
  ['$2.406', '2.406'],
  ['$2.406', '$240.6'],
  ['$2.406', 'n/a'],
  ['$2.406', '$0.000'],
  ['$2.406', '$9.999'],
  ['$2.406', '-$2.406'],
  ['<pubDate>', '<date>'],
  ['Tue, 06 Oct 2026', '2026-10-06'],
  ['Tue, 06 Oct 2026', 'Wed, 07 Oct 2026'],
  ['Tue, 06 Oct 2026', 'Tue, 07 Oct 2026'],
  ['Tue, 06 Oct 2026', 'Tue, 31 Feb 2026'],
  ['Tue, 06 Oct 2026', 'Tue, 06 Oct 2037'],
  [/<title>(?:Calgary|Lethbridge)/g, '<title>Busan'],
);

const cases: Case[] = [
  {
    feed: afdc,
    rows: (text, count) => {
      const { fuel_stations, ...rest } = JSON.parse(text);
      return JSON.stringify({ ...rest, fuel_stations: fuel_stations.slice(0, count) });
    },
    changes: replacing(
      ['"fuel_stations"', '"stations"'],
      ['"id"', '"station_id"'],
      ['"id":83550', '"id":83732'],
      ['"id":83550', '"id":"83550"'],
      ['"station_name"', '"name"'],
      ['"latitude"', '"lat"'],
      ['"longitude":-1', '"longitude":1'],
      ['"latitude":49', '"latitude":"49"'],
      ['"country":"CA"', '"country":"US"'],
      ['"ELEC"', '"LPG"'],
      ['"status_code":"P"', '"status_code":"X"'],
      ['"access_code"', '"access"'],
      ['"J1772"', '1772'],
      ['"ev_connector_types"', '"connectors"'],
      ['"ev_dc_fast_num":2', '"ev_dc_fast_num":-2'],
      ['"ev_dc_fast_num":2', '"ev_dc_fast_num":2.5'],
      ['"2023-04-05"', '"04/05/2023"'],
      ['"2023-04-05"', '"2023-02-30"'],
    ),
    more: (text) => text.replaceAll('"id":', '"extra":"","id":'),
  },
  {
    feed: nrcanDiesel,
    rows: items,
    changes: rss,
    more: (text) => text.replaceAll('<pubDate>', '<extra>x</extra><pubDate>'),
  },
  {
    feed: nrcan,
    rows: items,
    changes: (text) => [
      ['of another fuel', text.replace('Regular Gasoline', 'Diesel')],
      ['of the next month', text.replaceAll('06 Oct 2026', '03 Nov 2026')],
      ['without its numbers', text.replaceAll(/\$\d\.\d+/g, '')],
      ...rss(
        text
          .replace('Regular Gasoline', 'Diesel')
          .replace(/\$\d\.\d{3}/, '$2.406')
          .replaceAll('Vancouver', 'Calgary'),
      ),
    ],
    more: (text) => text.replaceAll('<pubDate>', '<extra>x</extra><pubDate>'),
  },
];

describe.each(cases)('$feed.name', ({ feed, rows, changes, more }) => {
  test('thirty broken answers and more are refused, and the last good copy stays', async () => {
    const text = await read(feed);
    await expectRefusals(product.services.db, feed, {
      ...{ text, at: october, changes: changes(text) },
      withRows: (kept) => rows(text, kept),
      fine: feed.mayShrink ? ['half of its rows', 'one row'] : [],
    });
  });

  test('further fields are no reason to refuse it, and are written down', async () => {
    const { db } = product.services;
    await takeAnswer(db, feed, { text: more(await read(feed)), origin: 'live' }, october);
    const [copy] = await findSnapshots(db, [feed.name]);
    expect(copy).toMatchObject({ changedFields: '+extra', fieldsChangedAt: october });
  });
});
