// Alerts of every topic as members choose them, and what is new for each: for alerts.ts.
import { readFileSync } from 'node:fs';
import type { AlertCriteria, AlertTopic } from '@hanca/common/alerts.ts';
import { CROSSING_SLUGS } from '@hanca/common/border.ts';
import { STATION_GRADES } from '@hanca/common/fuel-stations.ts';
import { roundKinds } from '@hanca/common/immigration/rounds.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { AUDIENCES, PROGRAM_GROUPS } from '@hanca/common/registrations.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../server/src/db/executor.ts';
import { flyerItems } from '../server/src/db/schema/flyer-items.ts';
import { fuelPrices, fuelStations } from '../server/src/db/schema/fuel.ts';
import { golfCourses } from '../server/src/db/schema/golf-courses.ts';
import { posts } from '../server/src/db/schema/posts.ts';
import { registrations } from '../server/src/db/schema/registrations.ts';
import { topics } from '../server/src/features/alerts/topics/all.ts';
import { storeWaits } from '../server/src/features/border/queries.ts';
import { cities } from '../server/src/features/geo/places.ts';
import { findCourse } from '../server/src/features/golf-courses/queries.ts';
import { openingOf } from '../server/src/features/golf-courses/reminders.ts';
import { ircc } from '../server/src/features/immigration/ircc.ts';
import { takeAnswer } from '../server/src/feeds/take.ts';
import { type Random, seeded } from './random.ts';

const MEMBERS = 20_000;
const ALERTS = 100_000;
const THINGS = 300;
const COURSES = 30;

const DAY_MS = 24 * 3600_000;
const dayAfter = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const places = cities.map(({ id }) => id);
/** Where most of those live who come from Korea. */
const large = places.slice(0, 20);
const KEYWORDS = [
  ...['룸메이트', '운전면허', '바리스타', '주방 보조'],
  ...['데이케어', '겨울 타이어', '중고 책상', '치과'],
];
const FOODS = ['삼겹살', '현미', '두부', '김치', '라면', '쌀', '무'];
/** Days to play, of which bookings open a week before. */
const days = Array.from({ length: 6 }, (_, n) => dayAfter(n + 9));

/** As members choose: mostly homes in the larger cities, and some of everything. */
const makers: Record<AlertTopic, [part: number, make: (random: Random) => AlertCriteria]> = {
  realties: [
    0.5,
    (random) => ({
      regionId: random.pick(random.chance(0.7) ? large : places),
      ...(random.chance(0.8) && { bedroom: random.whole(0, 3) }),
      ...(random.chance(0.7) && { priceMax: random.whole(8, 40) * 100 }),
      ...(random.chance(0.2) && { furnished: true }),
      ...{ txType: 2, status: 0 },
    }),
  ],
  posts: [0.15, (random) => ({ keyword: random.pick(KEYWORDS), ...(random.chance(0.4) && { jobs: true }) })],
  flyer_items: [0.05, (random) => ({ keyword: random.pick(FOODS) })],
  border: [
    0.05,
    (random) => ({
      crossing: random.pick(CROSSING_SLUGS),
      direction: random.pick(['US', 'CA']),
      below: random.pick([10, 15, 20, 30, 45, 60]),
    }),
  ],
  rounds: [
    0.05,
    (random) => ({
      ...(random.chance(0.5) && { kind: random.pick(roundKinds) }),
      score: random.whole(380, 560),
    }),
  ],
  registrations: [
    0.07,
    (random) => ({
      regionId: random.pick(large),
      ...(random.chance(0.5) && { group: random.pick(PROGRAM_GROUPS).code }),
      ...(random.chance(0.5) && { audience: random.pick(AUDIENCES).code }),
    }),
  ],
  golf: [0.03, (random) => ({ courseId: random.whole(1, COURSES), day: random.pick(days) })],
  fuel: [
    0.05,
    (random) => ({
      regionId: random.pick(large),
      grade: random.pick(STATION_GRADES).code,
      cents: random.whole(120, 200),
      ...(random.chance(0.3) && { everyone: true }),
    }),
  ],
  coupons: [
    0.05,
    (random) => ({
      ...(random.chance(0.7) && { keyword: random.pick(KEYWORDS) }),
      ...(random.chance(0.7) && { regionId: random.pick(large) }),
    }),
  ],
};

/** Writes members and their alerts, of each topic its part. */
export const fillAlerts = async (db: Executor): Promise<void> => {
  await db.execute(sql`insert into users (email, name, verified_at)
    select 'alerted' || n || '@example.org', '회원' || n, now() from generate_series(1, ${MEMBERS}::int) as n`);
  const random = seeded(1);
  const rows = Object.entries(makers).flatMap(([name, [part, make]]) => {
    const topic = name as AlertTopic;
    return Array.from({ length: ALERTS * part }, () => {
      const criteria = make(random);
      const index = topics[topic].indexOf(criteria);
      if (!index) throw new Error(`no alert: ${topic} ${JSON.stringify(criteria)}`);
      return { topic, criteria, n: random.whole(1, MEMBERS), ...index };
    });
  });
  await db.execute(sql`
    insert into alerts (user_id, topic, criteria, channels, mode, key, facts, words, places, since)
    select u.id, a.topic, a.criteria, array['email'], 'daily', a.key, a.facts, a.words, a.places, now() - interval '1 day'
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as a (topic text, criteria jsonb, n int, key text, facts text[], words text[], places text[])
    join users u on u.email = 'alerted' || a.n || '@example.org'
    on conflict do nothing`);
  await db.execute(sql`vacuum analyze`);
};

const idsOf = async (db: Executor, table: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${sql.identifier(table)} order by md5(id::text) limit ${THINGS}`,
  );
  return rows.map(({ id }) => String(id));
};

/** Stores a long wait and a short one at each crossing. */
const makeWaits = async (db: Executor): Promise<string[]> => {
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  const subjects: string[] = [];
  for (const crossing of CROSSING_SLUGS) {
    for (const [minutes, ago] of [
      [90, 10],
      [5, 5],
    ] as const) {
      const at = new Date(now - ago * 60_000).toISOString();
      const wait = {
        crossing,
        direction: 'US',
        lane: 'car',
        minutes,
        state: 'open',
        lanesOpen: null,
      } as const;
      await storeWaits(db, 'cbp', [{ ...wait, hours: '', at }]);
      if (minutes === 5) subjects.push(`${crossing} US ${at}`);
    }
  }
  return subjects;
};

const takeRounds = async (db: Executor): Promise<string[]> => {
  const text = readFileSync(ircc.sample, 'utf8');
  await takeAnswer(db, ircc, { text, origin: 'live' }, new Date());
  const rows = ircc.parse(text, new Date()).rows as { number: string }[];
  return rows.slice(0, THINGS).map(({ number }) => number);
};

const makeItems = async (db: Executor): Promise<string[]> => {
  const page = '/images/page.webp';
  const { rows } = await db.execute<{ id: number }>(sql`select min(id) as id from users`);
  const flyer = { title: '이번 주 전단지', postType: FLYER, regionId: 'CA59', content: '', images: [page] };
  const [post] = await db
    .insert(posts)
    .values({ ...flyer, contentType: 1, userId: rows[0]?.id ?? 1 })
    .returning({ id: posts.id });
  if (!post) throw new Error('no flyer');
  const random = seeded(2);
  const item = { postId: post.id, page, area: { x: 0, y: 0, width: 10, height: 10 }, unit: 'each' };
  await db.insert(flyerItems).values(
    Array.from({ length: THINGS }, (_, n) => {
      const title = `${random.pick(FOODS)} ${n}`;
      return { ...item, title, price: 5, unitPrice: 5, words: title.replaceAll(' ', '') };
    }),
  );
  return idsOf(db, 'flyer_items');
};

const makeOpenings = async (db: Executor): Promise<string[]> => {
  const opens = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 3 * DAY_MS);
  const random = seeded(3);
  const rows = await db
    .insert(registrations)
    .values(
      Array.from({ length: THINGS }, (_, n) => ({
        ...{ title: `수영 ${n}`, regionId: random.pick(large), year: 2027, season: 'spring' as const },
        ...{ group: random.pick(PROGRAM_GROUPS).code, opensTime: opens.toISOString().slice(0, 16) },
        ...{ zone: 'UTC', opensDate: opens, url: 'https://example.org', source: '시청' },
      })),
    )
    .returning({ id: registrations.id });
  return rows.map(({ id }) => `${id}:everyone:${opens.getTime()}:week`);
};

const makeCourses = async (db: Executor): Promise<string[]> => {
  const course = { regionId: 'CA59', windowDays: 7, windowTime: '07:00', source: '골프장' };
  const made = await db
    .insert(golfCourses)
    .values(Array.from({ length: COURSES }, (_, n) => ({ ...course, title: `골프장 ${n}` })))
    .returning({ id: golfCourses.id });
  const subjects: string[] = [];
  for (const { id } of made) {
    const row = await findCourse(db, id);
    for (const day of days) if (row) subjects.push(`${id}:${day}:${openingOf(row, day)}:hour`);
  }
  return subjects;
};

const makePrices = async (db: Executor): Promise<string[]> => {
  const random = seeded(4);
  const station = { address: '1 Kingsway', location: { lat: 49.2, lng: -123 }, source: '직접 확인' };
  const stations = await db
    .insert(fuelStations)
    .values(
      Array.from({ length: THINGS }, (_, n) => ({
        ...station,
        ...{ title: `주유소 ${n}`, regionId: random.pick(large), membership: n % 5 === 0 },
      })),
    )
    .returning({ id: fuelStations.id });
  const seenDate = new Date();
  const price = { grade: 'regular', kind: 'cash', seenDate } as const;
  await db
    .insert(fuelPrices)
    .values(stations.map(({ id: stationId }) => ({ ...price, stationId, cents: random.whole(130, 190) })));
  // The day by the clocks of British Columbia, seven hours behind UTC.
  const day = new Date(seenDate.getTime() - 7 * 3600_000).toISOString().slice(0, 10);
  return stations.map(({ id }) => `${id} regular ${day}`);
};

/** Stores what is new. Out: the subjects of each topic; homes, posts and coupons are there already. */
export const makeNews = async (db: Executor): Promise<Record<AlertTopic, string[]>> => ({
  realties: await idsOf(db, 'realties'),
  posts: await idsOf(db, 'posts'),
  flyer_items: await makeItems(db),
  border: await makeWaits(db),
  rounds: await takeRounds(db),
  registrations: await makeOpenings(db),
  golf: await makeCourses(db),
  fuel: await makePrices(db),
  coupons: await idsOf(db, 'coupons'),
});
