import { readFile } from 'node:fs/promises';
import { kindOf } from '@hanca/common/immigration/rounds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../feeds/feed.ts';
import { findSnapshots } from '../../feeds/queries.ts';
import { takeAnswer } from '../../feeds/take.ts';
import { expectRefusals } from '../../testing/broken-answers.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { ircc } from './ircc.ts';

const now = new Date('2026-08-08T00:00Z');
let product: TestProduct;
let text = '';
beforeAll(async () => {
  product = await startProduct();
  text = textOf(await readFile(ircc.sample));
});
afterAll(() => product.close());

const changed = (change: (rounds: Record<string, string>[]) => unknown[]) =>
  JSON.stringify({ classes: 'wb-tables', rounds: change(JSON.parse(text).rounds) });

test('all rounds since 2015, the newest first, with the tie-break and the pool', () => {
  const { rows, count, warnings, sourceAt } = ircc.parse(text, now);
  expect([rows.length, count, warnings, sourceAt]).toEqual([435, 435, [], null]);
  expect(rows[0]).toEqual({
    number: '434',
    date: '2026-08-07',
    name: 'Transport Occupations, 2026-Version 2',
    invitations: 300,
    crs: 470,
    tieBreak: '2025-10-11T14:55:49.000Z',
    pool: {
      asOn: '2026-08-03',
      people: [
        ...[500, 19_705, 12_939, 12_890, 16_368, 16_057, 14_845, 13_595],
        ...[13_267, 11_942, 11_326, 10_775, 50_107, 17_101, 7683],
      ],
    },
  });
  expect(rows.at(-1)).toMatchObject({
    number: '1',
    date: '2015-01-31',
    crs: 886,
    tieBreak: null,
    pool: null,
  });
  // Two of one day.
  expect(rows.flatMap(({ number }) => (number.startsWith('91') ? number : []))).toEqual(['91b', '91a']);
  // In the hands of whoever wrote it: 'July 3rd 2026', '2026  at', and one without a year.
  const tieBreaks = Object.fromEntries(rows.map(({ number, tieBreak }) => [number, tieBreak]));
  expect([tieBreaks[432], tieBreaks[412], tieBreaks[208]]).toEqual([
    '2026-07-03T21:35:13.000Z',
    '2026-04-13T23:10:05.000Z',
    null,
  ]);
  // Of all rounds the one whose parts do not add up.
  expect(rows.filter(({ date, pool }) => date > '2022-08-01' && !pool).map(({ number }) => number)).toEqual([
    '247',
  ]);
});

test('every name of a round has a kind', () => {
  const { rows } = ircc.parse(text, now);
  expect(rows.filter(({ name }) => kindOf(name) === 'other')).toEqual([]);
});

test('the newest pool that does not add up is left out, and staff hear of it', () => {
  const { rows, warnings } = ircc.parse(text.replace('"dd18":"229,100"', '"dd18":"229,101"'), now);
  expect(rows[0]?.pool).toBeNull();
  expect(warnings).toEqual(['점수 분포의 합이 달라요: 434회']);
});

/** In: what becomes of the answer's text; or of its rounds. */
const changes: [flaw: string, from: string | RegExp, to: string][] = [
  ['another list', '"rounds"', '"draws"'],
  ['no number', '"drawNumber"', '"number"'],
  ['no date', '"drawDate"', '"date"'],
  ['no name', '"drawName"', '"name"'],
  ['no size', '"drawSize"', '"size"'],
  ['no score', '"drawCRS"', '"crs"'],
  ['no tie-break', '"drawCutOff"', '"tieBreak"'],
  ['no day of the pool', '"drawDistributionAsOn"', '"asOn"'],
  ['a band less', '"dd18"', '"total"'],
  ['an empty name', 'Canadian Experience Class","drawSize"', '","drawSize"'],
  ['numbers', /"drawCRS":"(\d+)"/g, '"drawCRS":$1'],
  ['a score that nobody can have', '"drawCRS":"470"', '"drawCRS":"4700"'],
  ['a score in words', '"drawCRS":"470"', '"drawCRS":"N/A"'],
  ['half points', '"drawCRS":"470"', '"drawCRS":"470.5"'],
  ['French thousands', '"drawSize":"5,000"', '"drawSize":"5 000"'],
  ['a size below nothing', '"drawSize":"300"', '"drawSize":"-300"'],
  ['dates of another form', '2026-08-07', '08/07/2026'],
  ['a day that there is not', '2026-08-07', '2026-02-30'],
  ['a day to come', '2026-08-07', '2036-08-07'],
  ['French days', 'August 3, 2026', '3 août 2026'],
  ['a month that there is not', 'August 3, 2026', 'Augost 3, 2026'],
  ['bands in another order', /"dd3":"([\d,]+)","dd4":"([\d,]+)"/g, '"dd3":"$2","dd4":"$1"'],
  ['a round twice', '"drawNumber":"433"', '"drawNumber":"434"'],
];

test('thirty broken answers and more are refused, and the last good copy stays', async () => {
  await expectRefusals(product.services.db, ircc, {
    ...{ text, at: now },
    withRows: (count) => changed((rounds) => rounds.slice(0, count)),
    changes: changes.map(([flaw, from, to]) => [flaw, text.replaceAll(from, to)]),
  });
});

test('further fields are no reason to refuse it, and are written down', async () => {
  const { db } = product.services;
  const more = changed((rounds) => rounds.map((round) => ({ ...round, extra: '' })));
  await takeAnswer(db, ircc, { text: more, origin: 'live' }, now);
  expect((await findSnapshots(db, ['ircc']))[0]).toMatchObject({ changedFields: '+extra' });
});
