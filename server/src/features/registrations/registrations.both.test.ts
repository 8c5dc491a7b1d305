// Runs on both engines: pg_advisory_xact_lock of new registrations.
import { api } from '@hanca/common/contract/index.ts';
import type { Registration, RegistrationCalendar } from '@hanca/common/contract/registrations.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registrations } from '../../db/schema/registrations.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(registrations);
});

const body = {
  title: '수영 레슨',
  regionId: 'CA595911606',
  year: 2027,
  season: 'spring',
  group: 'swim',
  residentsTime: '2027-03-02 10:00',
  opensTime: '2027-03-09 10:00',
  url: 'https://www.burnaby.ca/recreation',
  source: '2027 봄 안내서',
};
const create = (change: object = {}) =>
  product.call(api.registrations.create, { as: 'admin', body: { ...body, ...change } });
const listed = async () => (await product.call(api.registrations.list)).json<Registration[]>();
const take = (text: string) => product.call(api.registrations.import, { as: 'admin', body: { text } });

test('what the clocks of the city show becomes a moment, also on either side of a change of clocks', async () => {
  const made = (await create()).json<Registration>();
  expect(made).toMatchObject({
    ...body,
    zone: 'America/Vancouver',
    note: '',
    expected: false,
    // Since March 2026 the clocks of British Columbia do not change any more.
    residentsDate: { time: String(Date.parse('2027-03-02T17:00Z')) },
    opensDate: { time: String(Date.parse('2027-03-09T17:00Z')) },
  });
  const update = (change: object) =>
    product.call(api.registrations.update, { as: 'admin', body: { id: made.id, ...change } });
  const later = await update({ opensTime: '2027-03-16T10:00', residentsTime: '' });
  expect(later.json()).toMatchObject({
    opensTime: '2027-03-16 10:00',
    residentsTime: '',
    residentsDate: null,
    opensDate: { time: String(Date.parse('2027-03-16T17:00Z')) },
  });
  const moved = await update({ regionId: 'CA356167865' });
  expect(moved.json()).toMatchObject({
    zone: 'America/Toronto',
    // Toronto's change on 14 March 2027.
    opensDate: { time: String(Date.parse('2027-03-16T14:00Z')) },
  });
  expect((await update({ opensTime: '2027-03-09 10:00' })).json()).toMatchObject({
    opensDate: { time: String(Date.parse('2027-03-09T15:00Z')) },
  });
});

test.each([
  [{ regionId: 'CA59' }, 'regionId'],
  [{ opensTime: '2027-02-30 10:00' }, 'opensTime'],
  [{ opensTime: '내일' }, 'opensTime'],
  [{ opensTime: '' }, 'opensTime'],
  [{ regionId: 'CA356167865', opensTime: '2027-03-14 02:30', residentsTime: '' }, 'opensTime'],
  [{ residentsTime: '2027-03-10 10:00' }, 'residentsTime'],
  [{ url: 'http://www.burnaby.ca' }, 'url'],
  [{ url: 'javascript:alert(1)' }, 'url'],
  [{ season: 'autumn' }, 'season'],
  [{ year: 20 }, 'year'],
])('%j is refused beside its field, in Korean', async (change, path) => {
  const refused = await create(change);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toMatchObject([{ path, message: expect.stringMatching(/[가-힣]/) }]);
});

test('one program of a city and season is one row', async () => {
  expect([(await create()).statusCode, (await create()).statusCode]).toEqual([201, 409]);
  expect((await create({ title: '스케이트' })).statusCode).toBe(201);
});

const HEAD = 'title,city,year,season,group,residents,opens,url,source,note,expected';
const URL_ = 'https://www.burnaby.ca/recreation';
const row = (rest: string) => `${rest},${URL_},안내서,,`;

test('a file is stored whole; the same again is the same rows, and what differs is changed', async () => {
  const file = [
    HEAD,
    row('수영 레슨,버나비,2027,봄,수영,2027-03-02 10:00,2027-03-09 10:00'),
    row('수영 레슨,Richmond,2027,spring,swim,,2027-03-09 07:00'),
    `"스케이트, 아이스",토론토,2027,봄,스케이트,,2027-03-09 07:00,${URL_},"안내서\n둘째 줄",,예`,
  ].join('\r\n');
  expect((await take(`\uFEFF${file}`)).json()).toEqual({ added: 3, changed: 0, same: 0 });
  const before = await listed();
  expect(before.map(({ regionId, zone, expected }) => [regionId, zone, expected]).toSorted()).toEqual([
    ['CA356167865', 'America/Toronto', true],
    ['CA595911606', 'America/Vancouver', false],
    ['CA596122085', 'America/Vancouver', false],
  ]);
  expect((await take(file)).json()).toEqual({ added: 0, changed: 0, same: 3 });
  expect(await listed()).toEqual(before);
  const moved = file.replace('2027-03-09 07:00', '2027-03-10 07:00');
  expect((await take(moved)).json()).toEqual({ added: 0, changed: 1, same: 2 });
  expect((await listed()).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
});

test('a file without a column is refused, as it would empty what is stored', async () => {
  const refused = await take(
    `${HEAD.replace(',expected', '')}\n수영,버나비,2027,봄,수영,,2027-03-09 10:00,${URL_},안내서,`,
  );
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('열이 없어요: expected');
  expect(await listed()).toEqual([]);
});

test('each wrong line is named with its number and reason, and nothing is stored', async () => {
  const good = row('수영 레슨,버나비,2027,봄,수영,,2027-03-09 10:00');
  const refused = await take(
    [
      HEAD,
      good,
      '',
      row('수영,없는도시,2027,봄,수영,,2027-03-09 10:00'),
      row('수영,버나비,올해,봄,수영,,2027-03-09 10:00'),
      row('수영,버나비,2027,봄,체스,,2027-03-09 10:00'),
      row('수영,토론토,2027,봄,수영,,2027-03-14 02:30'),
      good,
      `${good},,,`,
      `수영,버나비,2027,봄,수영,,2027-03-09 10:00,${URL_},안내서,,미정`,
    ].join('\n'),
  );
  expect(refused.statusCode).toBe(400);
  expect(refused.json().detail).toBe('7줄을 고쳐 주세요. 아무것도 저장하지 않았어요.');
  expect(refused.json<{ errors: { message: string }[] }>().errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^4번째 줄: 도시/),
    expect.stringMatching(/^5번째 줄: 연도/),
    expect.stringMatching(/^6번째 줄: 분류/),
    expect.stringMatching(/^7번째 줄: 모두 시작: 서머타임/),
    expect.stringMatching(/^8번째 줄: 앞줄과/),
    expect.stringMatching(/^9번째 줄: 칸이 14개/),
    expect.stringMatching(/^10번째 줄: 예상/),
  ]);
  for (const [text, why] of [
    ['title,city\n수영,버나비', '열이 없어요'],
    [`${HEAD},title\n${good},`, '같은 열이 두 번'],
    [HEAD, '다음 줄부터'],
    [`${HEAD}\n"수영,버나비`, '2번째 줄: 따옴표'],
    [`${HEAD}\n"수영"x,버나비`, '2번째 줄: 따옴표'],
    [`${HEAD}\n${`${good}\n`.repeat(501)}`, '500줄까지'],
  ] as const) {
    expect((await take(text)).json().errors[0].message).toContain(why);
  }
  expect(await listed()).toEqual([]);
});

test('two files at once are no doubles', async () => {
  const file = `${HEAD}\n${row('수영 레슨,버나비,2027,봄,수영,,2027-03-09 10:00')}`;
  const done = await Promise.all([take(file), take(file), take(file)]);
  expect(done.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(await listed()).toHaveLength(1);
});

test('the calendar has what is to come and what was of late, in order, with names and homes', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
  await create({ title: '나중', opensTime: at(20), residentsTime: '' });
  await create({ title: '곧', opensTime: at(2), residentsTime: at(1) });
  await create({ title: '지난', opensTime: at(-30), residentsTime: '' });
  await create({ title: '오래전', opensTime: at(-200), residentsTime: '' });
  const calendar = (await product.call(api.registrations.calendar)).json<RegistrationCalendar>();
  expect(calendar.registrations.map(({ title, cityName }) => [title, cityName])).toEqual([
    ['지난', '버나비'],
    ['곧', '버나비'],
    ['나중', '버나비'],
  ]);
  expect(calendar.homes.map(({ name }) => name)).toEqual(['메트로밴쿠버', 'GTA']);
  expect(calendar.homes[0]?.cities).toContainEqual({ id: 'CA595911606', name: '버나비' });
});

test('the file for calendars has one id, the moment and the program; the clock is never kept', async () => {
  const { id } = (await create()).json<Registration>();
  const file = await product.call(api.registrations.file, { params: { id } });
  expect(file.headers['content-type']).toContain('text/calendar');
  expect(file.body).toContain(`UID:registration-${id}-residents@hanca`);
  expect(file.body).toContain('DTSTART;TZID=America/Vancouver:20270302T100000');
  expect(file.body.replaceAll('\r\n ', '')).toContain(`URL:https://hanca.example/recreation/${id}`);
  const clock = await product.call(api.registrations.clock);
  expect(clock.headers['cache-control']).toContain('no-store');
  expect(Math.abs(clock.json().now - Date.now())).toBeLessThan(60_000);
});

test('a file leaves one line in the trail of staff', async () => {
  await take(`${HEAD}\n${row('수영 레슨,버나비,2027,봄,수영,,2027-03-09 10:00')}`);
  const trail = await product.call(api.audits.list, { as: 'admin', query: { feature: 'registrations' } });
  expect(trail.json()[0]).toMatchObject({ action: 'import', before: { rows: 0 }, after: { rows: 1 } });
});
