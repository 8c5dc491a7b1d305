import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Feed, textOf } from '../../feeds/feed.ts';
import { findSnapshots } from '../../feeds/queries.ts';
import { takeAnswer } from '../../feeds/take.ts';
import { expectRefusals } from '../../testing/broken-answers.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { cbp } from './cbp.ts';
import { cbsa } from './cbsa.ts';
import { drivebc } from './drivebc.ts';
import type { StoredWait } from './wait.ts';
import { wsdot } from './wsdot.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const read = async (file: string) => textOf(await readFile(new URL(`samples/${file}`, import.meta.url)));
const waitsOf = (rows: StoredWait[]) =>
  Object.fromEntries(
    rows.map(({ crossing, lane, minutes, state, lanesOpen }) => [
      `${crossing} ${lane}`,
      [state, minutes, lanesOpen],
    ]),
  );

test("CBSA's waits into Canada", async () => {
  const { rows, count, sourceAt, warnings } = cbsa.parse(
    await read('cbsa-bwt-eng-csvshape-2022-07-07.csv'),
    new Date('2022-07-08T00:20Z'),
  );
  expect(waitsOf(rows)).toEqual({
    'abbotsford-sumas car': ['open', 10, null],
    'aldergrove-lynden car': ['open', 25, null],
    'pacific-highway car': ['open', 9, null],
    'peace-arch car': ['open', 0, null],
    'point-roberts car': ['open', 10, null],
  });
  expect([count, sourceAt?.toISOString(), warnings]).toEqual([26, '2022-07-08T00:14:00.000Z', []]);
  expect(rows[0]).toMatchObject({ direction: 'CA', at: '2022-07-08T00:09:00.000Z' });
});

test('an answer of CBSA without our crossings is taken with a warning, in the words of 2026', async () => {
  const parsed = cbsa.parse(
    await read('cbsa-bwt-eng-verbatim-2026-10-03.csv'),
    new Date('2026-10-03T17:30Z'),
  );
  expect(parsed.warnings).toEqual([expect.stringContaining('Peace Arch / Douglas')]);
  expect([parsed.rows, parsed.count, parsed.sourceAt?.toISOString()]).toEqual([
    [],
    4,
    '2026-10-03T17:20:00.000Z',
  ]);
});

test("CBSA's words for a wait", async () => {
  const text = await read('cbsa-bwt-eng-csvshape-2022-07-07.csv');
  for (const [words, state, minutes] of [
    ['1 hour 1 minute', 'open', 61],
    ['2 hours', 'open', 120],
    ['Closed', 'closed', null],
    ['--', 'unknown', null],
  ] as const) {
    const changed = text.replace('PDT;; No delay;; --;; 25 minutes', `PDT;; No delay;; --;; ${words}`);
    const { rows } = cbsa.parse(changed, new Date('2022-07-08T00:20Z'));
    expect(waitsOf(rows)['aldergrove-lynden car'], words).toEqual([state, minutes, null]);
  }
});

const cbpNow = new Date('2022-06-29T17:26Z');
test("CBP's waits into the United States, with lanes and hours", async () => {
  const text = await read('cbp-bwtnew-sample.json');
  const { rows, warnings } = cbp.parse(text, cbpNow);
  expect(waitsOf(rows)).toMatchObject({
    'peace-arch car': ['open', 40, 3],
    'peace-arch nexus': ['open', 0, 1],
    'pacific-highway car': ['open', 25, 2],
    'pacific-highway nexus': ['open', 10, 1],
    'pacific-highway ready': ['closed', null, null],
  });
  expect(warnings).toEqual([]);
  expect(rows[0]).toMatchObject({ direction: 'US', hours: '24 hrs/day', at: '2022-06-29T17:00:00.000Z' });
});

test("CBP's words for a time", async () => {
  const sample = await read('cbp-bwtnew-sample.json');
  for (const [written, at] of [
    ['10:00 am', '2022-06-29T17:00:00.000Z'],
    ['At Noon PDT', '2022-06-28T19:00:00.000Z'],
    ['At Midnight PDT', '2022-06-29T07:00:00.000Z'],
    // Looked at before midnight, answered after it.
    ['At 11:00 pm PDT', '2022-06-29T06:00:00.000Z'],
  ]) {
    const text = sample.replaceAll('At 10:00 am PDT', written ?? '');
    expect(cbp.parse(text, cbpNow).rows[0]?.at, written).toBe(at);
  }
});

test("DriveBC's events near a crossing", async () => {
  const text = await read('drivebc-open511-events-sample.json');
  const { rows, count } = drivebc.parse(text, new Date('2026-07-28T20:00Z'));
  expect(count).toBe(8);
  expect(rows.map(({ id, near, road, state, until }) => [id, near, road, state, until])).toEqual([
    ['drivebc.ca/RIDE-100090', ['aldergrove-lynden'], '56 Avenue', 'open', '2026-07-31T12:30:00.000Z'],
    ['drivebc.ca/RIDE-100089', ['aldergrove-lynden'], 'Highway 13', 'open', '2026-07-31T14:00:00.000Z'],
  ]);
  expect(drivebc.parse('{"events":[]}', new Date())).toMatchObject({ rows: [], count: 0 });
});

test("WSDOT's waits into Canada, lane by lane, in either form of its time", async () => {
  const text = await read('wsdot-border-crossings-sample.json');
  const now = new Date('2025-11-15T17:45Z');
  const { rows, warnings } = wsdot.parse(text, now);
  expect(waitsOf(rows)).toMatchObject({
    'peace-arch car': ['open', 5, null],
    'pacific-highway car': ['open', 10, null],
    'pacific-highway nexus': ['open', 5, null],
    'abbotsford-sumas nexus': ['unknown', null, null],
  });
  expect([rows.length, warnings]).toEqual([8, []]);
  const wire = text.replaceAll(
    '"2025-11-15T17:40:00.000Z"',
    `"\\/Date(${Date.parse('2025-11-15T17:40Z')}-0800)\\/"`,
  );
  expect(wsdot.parse(wire, now).rows).toEqual(rows);
});

const replacing =
  (...pairs: [string | RegExp, string][]) =>
  (text: string): [string, string][] =>
    pairs.map(([from, to]) => [`${from} becomes '${to}'`, text.replaceAll(from, to)]);

interface Case {
  feed: Feed;
  file: string;
  now: string;
  rows: (text: string, count: number) => string;
  changes: (text: string) => [string, string][];
}

const jsonRows = (text: string, count: number) => JSON.stringify(JSON.parse(text).slice(0, count));

const cases: Case[] = [
  {
    feed: cbsa,
    file: 'cbsa-bwt-eng-csvshape-2022-07-07.csv',
    now: '2022-07-08T00:20Z',
    rows: (text, count) =>
      text
        .split('\n')
        .slice(0, count + 1)
        .join('\n'),
    changes: replacing(
      ['Customs Office', 'Port'],
      ['Last updated', 'Updated'],
      ['Travellers Flow - Canada bound', 'Travelers Flow'],
      ['Location', 'Place'],
      [';; Commercial Flow - U.S. bound', ''],
      [/;;/g, ','],
      [/ PDT/g, ' KST'],
      [/ PDT/g, ' EDT'],
      [/ PDT/g, ''],
      ['17:10 PDT', '18:10 PDT'],
      ['2022-07-07', '07/07/2022'],
      ['2022-07-07', '2032-07-07'],
      ['25 minutes', 'twenty-five minutes'],
      ['25 minutes', '-25 minutes'],
    ),
  },
  {
    feed: cbp,
    file: 'cbp-bwtnew-sample.json',
    now: '2022-06-29T17:26Z',
    rows: jsonRows,
    changes: replacing(
      ['"port_number"', '"portNumber"'],
      ['"passenger_vehicle_lanes"', '"pov_lanes"'],
      ['"standard_lanes"', '"general_lanes"'],
      ['"NEXUS_SENTRI_lanes"', '"nexus_lanes"'],
      ['"delay_minutes"', '"delay"'],
      [/"delay_minutes": "(\d+)"/g, '"delay_minutes": $1'],
      ['"update_time"', '"updated"'],
      ['"operational_status": "delay"', '"operational_status": null'],
      ['PDT', 'KST'],
      ['PDT', 'EDT'],
      ['At 10:00 am PDT', '2022-06-29 10:00'],
      ['6/29/2022', '29.06.2022'],
      ['6/29/2022', '6/29/2032'],
      ['"date"', '"day"'],
    ),
  },
  {
    feed: drivebc,
    file: 'drivebc-open511-events-sample.json',
    now: '2026-07-28T20:00Z',
    rows: (text, count) => {
      const { events, ...rest } = JSON.parse(text);
      return JSON.stringify({ ...rest, events: events.slice(0, count) });
    },
    changes: replacing(
      ['"events"', '"items"'],
      ['"id"', '"key"'],
      ['"updated"', '"changed"'],
      ['"description"', '"text"'],
      ['"schedule"', '"when"'],
      ['"geography"', '"geometry"'],
      ['"coordinates"', '"points"'],
      ['"CONSTRUCTION"', '"WORKS"'],
      ['"MAJOR"', '"5"'],
      ['-07:00"', '"'],
      ['-07:00"', ' PDT"'],
      ['2026-07-28T12:43:23', '2026-07-28T19:43:23'],
      ['2026-07-31T12:30', '31.07.2026 12:30'],
      ['"coordinates": [', '"coordinates": ["x",'],
    ),
  },
  {
    feed: wsdot,
    file: 'wsdot-border-crossings-sample.json',
    now: '2025-11-15T17:45Z',
    rows: jsonRows,
    changes: replacing(
      ['"CrossingName"', '"Name"'],
      ['"WaitTime"', '"Wait"'],
      ['"Time"', '"UpdatedAt"'],
      [/"WaitTime": (\d+)/g, '"WaitTime": "$1"'],
      ['"WaitTime": 10', '"WaitTime": 10.5'],
      ['"WaitTime": 10', '"WaitTime": 100000'],
      ['"WaitTime": 10', '"WaitTime": -10'],
      ['"WaitTime": 10', '"WaitTime": null'],
      ['17:40:00.000Z', '17:40:00'],
      ['2025-11-15T17:40:00.000Z', '11/15/2025 9:40 AM PST'],
      ['17:40:00.000Z', '17:40:00-09:00'],
      ['2025-', '2035-'],
    ),
  },
];

describe.each(cases)('$feed.name', ({ feed, file, now, rows, changes }) => {
  const at = new Date(now);

  test('thirty broken answers and more are refused, and the last good copy stays', async () => {
    const text = await read(file);
    await expectRefusals(product.services.db, feed, {
      ...{ text, at, changes: changes(text) },
      withRows: (kept) => rows(text, kept),
      fine: feed.mayShrink ? ['no row', 'half of its rows', 'one row'] : [],
    });
  });

  test('further fields are no reason to refuse it, and are written down', async () => {
    const { db } = product.services;
    const text = await read(file);
    const more = /^[[{]/.test(text)
      ? text.replaceAll(/"(port_number|CrossingName|jurisdiction_url)"/g, '"extra": "", "$1"')
      : text.replaceAll(
          /^(.+?);;/gm,
          (cell, name) => `${cell} ${name === 'Customs Office' ? 'extra' : ''};;`,
        );
    await takeAnswer(db, feed, { text: more, origin: 'live' }, at);
    const [copy] = await findSnapshots(db, [feed.name]);
    expect(copy).toMatchObject({ changedFields: '+extra', fieldsChangedAt: at });
  });
});
