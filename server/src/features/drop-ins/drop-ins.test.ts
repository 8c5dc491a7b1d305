import { readFile } from 'node:fs/promises';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FeedRefusal, textOf } from '../../feeds/feed.ts';
import { feedClocks } from '../../feeds/jobs.ts';
import { findSnapshots } from '../../feeds/queries.ts';
import { takeAnswer, takeSample } from '../../feeds/take.ts';
import { expectRefusals } from '../../testing/broken-answers.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { missingPage } from './datastore.ts';
import { dropInsOf } from './list.ts';
import { torontoDropIn } from './toronto.ts';

/** A Wednesday, 12:30 in Toronto. */
const now = new Date('2026-11-25T17:30Z');
const HOUR_MS = 3_600_000;
let product: TestProduct;
let text = '';
beforeAll(async () => {
  product = await startProduct({ feeds: { modes: { toronto_dropin: 'live' }, keys: {} } });
  text = textOf(await readFile(torontoDropIn.sample));
});
afterAll(() => product.close());

interface Page {
  result: { fields: { id: string }[]; records: Record<string, unknown>[]; total: number };
}
const pagesOf = (): Page[] => JSON.parse(text);
/** The answer with other sessions. */
const withSessions = (change: (sessions: Record<string, unknown>[]) => Record<string, unknown>[]) => {
  const [first, second, places] = pagesOf();
  const records = change([...(first?.result.records ?? []), ...(second?.result.records ?? [])]);
  return JSON.stringify([{ ...first, result: { ...first?.result, records, total: records.length } }, places]);
};
const take = (answer: string, at = now) =>
  takeAnswer(product.services.db, torontoDropIn, { text: answer, origin: 'live' }, at);

test('sessions have their place, kind, ages and the next days that they are on', () => {
  const { rows, count, warnings, sourceAt } = torontoDropIn.parse(text, now);
  expect([count, rows.length, warnings, sourceAt]).toEqual([118 + 5, 5, [], null]);
  expect(rows.map(({ id, address }) => [id, address])).toContainEqual([903, '303 Example St']);
  const pool = rows.find(({ id }) => id === 905)?.sessions ?? [];
  expect(pool).toContainEqual({
    ...{ title: 'Lane Swim: Older Adult', kind: 'swim', reserved: false },
    ...{ day: '2026-11-25', start: '09:30', end: '10:30', ageMin: 60, ageMax: null },
  });
  // Filed in two sections, it is one; by its name one in water is no fitness on land.
  const fitness = pool.filter(({ title }) => title.startsWith('Aquatic'));
  expect(new Set(fitness.map(({ day }) => day)).size).toBe(fitness.length);
  expect(fitness[0]).toMatchObject({ kind: 'swim', reserved: true });
  const days = rows.flatMap(({ sessions }) => sessions.map(({ day }) => day)).toSorted();
  expect([days[0], days.at(-1)]).toEqual(['2026-11-25', '2026-12-05']);
});

test('sessions count by their own days and hours, and those that cannot be are left out with a warning', () => {
  const cases: [string, object, found: number, warnings: number][] = [
    ['of one day, whatever weekday is said', { 'First Date': '2026-11-26', 'Last Date': '2026-11-26' }, 1, 0],
    ['of a day that is over', { 'First Date': '2026-11-24', 'Last Date': '2026-11-24' }, 0, 0],
    ['until midnight', { 'End Hour': 0, 'End Min': 0 }, 1, 0],
    ['that ends before it begins', { 'Start Hour': 22 }, 0, 1],
    ['at a place that is not in the list', { 'Location ID': 999 }, 0, 1],
  ];
  for (const [label, change, found, warned] of cases) {
    const answer = withSessions((sessions) => [
      ...sessions.filter((one) => one['Location ID'] === 903),
      ...sessions
        .filter((one) => one['Course Title'] === 'Leisure Swim: Preschool')
        .slice(0, 1)
        .map((one) => ({ ...one, ...change, 'Course Title': 'This one', DayOftheWeek: 'Monday' })),
    ]);
    const { rows, warnings } = torontoDropIn.parse(answer, now);
    const own = rows.flatMap(({ sessions }) => sessions).filter(({ title }) => title === 'This one');
    // On Mondays in eleven days: 30 November alone, and 7 December is too late.
    expect([own.length, warnings.length], label).toEqual([found, warned]);
  }
});

test('both tables are fetched page by page until none is missing', () => {
  const [first, second, places] = pagesOf().map((page) => JSON.stringify(page));
  const offsetAfter = (...pages: (string | undefined)[]) => {
    const url = missingPage(pages.flatMap((page) => page ?? []));
    const { searchParams } = new URL(url ?? 'https://example.org/?offset=none');
    return [searchParams.get('resource_id')?.slice(0, 8), searchParams.get('offset')];
  };
  expect(offsetAfter()).toEqual(['c99ec04f', '0']);
  expect(offsetAfter(first)).toEqual(['c99ec04f', '59']);
  expect(offsetAfter(first, second)).toEqual(['f23ac1ad', '0']);
  expect(offsetAfter(first, second, places)).toEqual([undefined, 'none']);
  // It was written anew meanwhile.
  const other = second?.replace('"total":118', '"total":117') ?? '';
  expect(() => missingPage([first ?? '', other])).toThrow(FeedRefusal);
});

const changes: [flaw: string, from: string | RegExp, to: string][] = [
  ['no records', '"records"', '"rows"'],
  ['no total', '"total"', '"count"'],
  ['no fields', '"fields"', '"columns"'],
  ['a failure that says so', '"success": true', '"success": false'],
  ['a page that is missing', '"total": 118', '"total": 177'],
  ['other tables', '"Location Name", "type"', '"Name", "type"'],
  ['no title', '"Course Title": ', '"Title": '],
  ['no section', '"Section": ', '"Category": '],
  ['no place', '"Location ID": ', '"LocationID": '],
  ['no youngest age', '"Age Min": ', '"AgeMin": '],
  ['no hour', '"Start Hour": ', '"StartHour": '],
  ['no last minute', '"End Min": ', '"End Minute": '],
  ['no first day', '"First Date": ', '"Start Date": '],
  ['no weekday', '"DayOftheWeek": ', '"Day": '],
  ['no name of a place', '"Location Name": ', '"LocationName": '],
  ['no street', '"Street Name": ', '"Street": '],
  ['hours as text', /"Start Hour": (\d+)/g, '"Start Hour": "$1"'],
  ['hours of another clock', '"Start Hour": 20', '"Start Hour": 8.5'],
  ['an hour that there is not', '"End Hour": 21', '"End Hour": 25'],
  ['a minute that there is not', '"Start Minute": 30', '"Start Minute": 60'],
  ['ages in words', '"Age Min": "60"', '"Age Min": "60 years"'],
  ['days of another form', '2026-01-01', '01/01/2026'],
  ['a day that there is not', '2026-01-01', '2026-02-30'],
  ['days with an hour of some zone', '2026-01-01', '2026-01-01T00:00:00Z'],
  ['weekdays of another language', '"Monday"', '"lundi"'],
  ['what is over', '2035-12-31', '2026-10-31'],
  ['what is far', '2026-01-01', '2030-01-01'],
];

test('thirty broken answers and more are refused, and the last good copy stays', async () => {
  await expectRefusals(product.services.db, torontoDropIn, {
    ...{ text, at: now },
    withRows: (count) => withSessions((sessions) => sessions.slice(0, Math.max(0, count - 5))),
    changes: changes.map(([flaw, from, to]) => [flaw, text.replaceAll(from, to)]),
  });
});

test('further fields are no reason to refuse it, and are written down', async () => {
  await take(text);
  await take(withSessions((sessions) => sessions.map((one) => ({ ...one, extra: '' }))));
  const [copy] = await findSnapshots(product.services.db, [torontoDropIn.name]);
  expect(copy).toMatchObject({ changedFields: '+extra', fieldsChangedAt: now });
});

test('a list is of one day, without what is over, and is narrowed by kind, age and place', async () => {
  await take(text);
  const list = (filter: Parameters<typeof dropInsOf>[1] = {}, at = now) =>
    dropInsOf(product.services, filter, at);
  const today = await list();
  expect([today.state, today.day, today.today]).toEqual(['shown', '2026-11-25', '2026-11-25']);
  expect(today.sessions.every(({ day, end }) => day === '2026-11-25' && end > '12:30')).toBe(true);
  expect(today.sessions.map(({ start }) => start)).toEqual(
    today.sessions.map(({ start }) => start).toSorted(),
  );
  expect(today.places.map(({ id }) => id)).toContain(903);
  expect(today.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(today.sessions.length);

  const day = Date.parse('2026-11-26');
  const skates = await list({ day, kind: 'skate' });
  expect(new Set(skates.sessions.map(({ place }) => place))).toEqual(new Set(['Example Arena']));
  const children = await list({ day, age: 'child' });
  expect(children.sessions.every(({ ageMin, ageMax }) => (ageMin ?? 0) <= 12 && (ageMax ?? 99) >= 6)).toBe(
    true,
  );
  expect((await list({ day, placeId: 904, age: 'preschool' })).sessions.map(({ title }) => title)).toEqual(
    (await list({ day, placeId: 904 })).sessions
      .map(({ title }) => title)
      .filter((title) => title.startsWith('Indoor')),
  );
  expect((await list({ day: Date.parse('2026-12-02') })).sessions).toEqual([]);
  expect((await list({ day: Date.parse('2026-11-24') })).sessions).toEqual([]);
});

test('kinds are counted by the age and place that are chosen, and the chosen kind stays without any', async () => {
  await take(text);
  const day = Date.parse('2026-11-26');
  const list = (filter: Parameters<typeof dropInsOf>[1]) =>
    dropInsOf(product.services, { day, ...filter }, now);
  for (const filter of [{ age: 'senior' }, { placeId: 904 }, { placeId: 905, age: 'preschool' }] as const) {
    const { kinds, sessions } = await list(filter);
    const ofKind = Map.groupBy(sessions, ({ kind }) => kind);
    expect(new Map(kinds.map(({ value, count }) => [value, count]))).toEqual(
      new Map([...ofKind].map(([kind, some]) => [kind, some.length])),
    );
  }
  const { kinds, sessions } = await list({ placeId: 904, kind: 'swim' });
  expect([sessions, kinds.at(-1)]).toEqual([[], { value: 'swim', count: 0 }]);
});

test('it says when it was fetched, greys after two days and is hidden after four', async () => {
  await take(text);
  const after = (hours: number) => dropInsOf(product.services, {}, new Date(now.getTime() + hours * HOUR_MS));
  expect((await after(24)).credit).toMatchObject({ stale: false, mode: 'live' });
  expect((await after(50)).credit).toMatchObject({ stale: true });
  // Whole as long as it is shown: the last day of the week too.
  const old = await dropInsOf(
    product.services,
    { day: Date.parse('2026-12-05') },
    new Date(now.getTime() + 95 * HOUR_MS),
  );
  expect(old.sessions.length).toBeGreaterThan(0);
  expect(await after(97)).toMatchObject({ state: 'old', credit: null, sessions: [], places: [] });
});

const as = (mode: 'off' | 'demo' | 'live') => {
  const { services } = product;
  return {
    ...services,
    config: { ...services.config, feeds: { modes: { toronto_dropin: mode }, keys: {} } },
  };
};

test('off, waiting and an example say what they are', async () => {
  expect(await dropInsOf(as('off'), {}, now)).toMatchObject({ state: 'off', credit: null });
  // What was fetched is no example.
  expect(await dropInsOf(as('demo'), {}, now)).toMatchObject({ state: 'waiting', sessions: [] });
  await takeSample(product.services.db, torontoDropIn, now);
  expect(await dropInsOf(as('demo'), {}, now)).toMatchObject({
    state: 'shown',
    credit: { mode: 'demo', stale: true, attribution: expect.stringContaining('Toronto') },
  });
});

test('the API answers with as many as were asked for, and counts all', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  await take(text);
  await product.services.changes.caughtUp();
  const { count, sessions } = (await product.call(api.dropIns.list, { query: { skip: 1, limit: 2 } })).json();
  expect([sessions.length, count > 3]).toEqual([2, true]);
  vi.useRealTimers();
});

test('an answer with what is over is kept no longer than a minute, of an example too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  await take(text);
  const after = async (hours: number, mode?: 'off' | 'demo' | 'live') => {
    vi.setSystemTime(new Date(now.getTime() + hours * HOUR_MS));
    const minutely = feedClocks([torontoDropIn]).filter(({ cron }) => cron === '* * * * *');
    if (mode) for (const job of minutely) await job.run(as(mode));
    await product.services.changes.caughtUp();
    return (await product.call(api.dropIns.list)).json().sessions.length;
  };
  const first = await after(0, 'live');
  // No row has changed.
  expect(await after(4)).toBe(first);
  const second = await after(4, 'demo');
  expect(second).toBeLessThan(first);
  // Staff have entered it.
  const third = await after(6, 'off');
  expect(third).toBeLessThan(second);
  expect(await after(8, 'live')).toBeLessThan(third);
  vi.useRealTimers();
});
