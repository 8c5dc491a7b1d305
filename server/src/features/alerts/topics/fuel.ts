import { fuelAlert } from '@hanca/common/contract/alerts.ts';
import { longDateTime, TIME_ZONE } from '@hanca/common/dates.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { gradeTitle, kindTitle, STATION_GRADES, stationPath } from '@hanca/common/fuel-stations.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { alerts } from '../../../db/schema/alerts.ts';
import { findPrices, findStation, type ShownPrice } from '../../fuel-stations/queries.ts';
import { placesOfThing, placesWanted, topicOf } from './topic.ts';

/** Minutes after which a price is not worth driving for: what a mail may wait for. */
const MAIL_MINUTES = 180;

/** British Columbia's clocks are so far behind UTC all year, as its trigger says. */
const BEHIND_MS = 7 * 3_600_000;

const dayIn = (moment: Date): string => new Date(moment.getTime() - BEHIND_MS).toISOString().slice(0, 10);

/** In: '7 regular 2026-11-23', a station, a grade, and the day. Out: null for none of ours. */
const readSubject = (subject: string) => {
  const [id, code, day = ''] = subject.split(' ');
  const grade = STATION_GRADES.find((one) => one.code === code)?.code;
  return grade && /^\d{1,9}$/.test(id ?? '') ? { id: Number(id), grade, day } : null;
};

/** A station that a subject is of, with what the grade cost there on its day by the word of whom one believes; nothing once that is over. */
const findNow = async (db: Executor, subject: string) => {
  const about = readSubject(subject);
  const station = about && (await findStation(db, about.id));
  if (!about || !station) return null;
  const prices = (await findPrices(db, [about.id])).filter(
    ({ grade, seenDate }) => grade === about.grade && dayIn(seenDate) === about.day,
  );
  return { station, grade: about.grade, prices };
};

/** The lowest of some prices; null of none. */
const lowestOf = (prices: readonly ShownPrice[]): ShownPrice | null =>
  prices.toSorted((a, b) => a.cents - b.cents)[0] ?? null;

const limit = sql`(${alerts.criteria}->>'cents')::float8`;
const isForEveryone = sql`coalesce((${alerts.criteria}->>'everyone')::boolean, false)`;

/** What costs at most what somebody says, at a station of a place; by its subject once for each station, grade and day. */
export const fuelTopic = topicOf({
  schema: fuelAlert,
  lasts: MAIL_MINUTES,

  indexOf: ({ regionId, grade }) => ({ key: grade, facts: [], words: [], places: placesWanted(regionId) }),

  find: async (db, subject) => {
    const now = await findNow(db, subject);
    const lowest = now && lowestOf(now.prices);
    if (!now || !lowest) return null;
    const open = now.station.membership ? [] : now.prices.filter(({ kind }) => kind !== 'member');
    // What nobody can buy costs more than anybody would say.
    const forEveryone = lowestOf(open)?.cents ?? 1e6;
    return {
      keys: [now.grade],
      facts: [],
      letters: '',
      places: placesOfThing(now.station.regionId),
      userId: null,
      where: sql`${limit} >= case when ${isForEveryone} then ${forEveryone}::float8 else ${lowest.cents}::float8 end`,
    };
  },

  show: async (db, subjects) => {
    const shown = new Map<string, { title: string; href: string }>();
    for (const subject of subjects) {
      const now = await findNow(db, subject);
      if (!now) continue;
      const { station, grade, prices } = now;
      const price = lowestOf(prices);
      const what = price
        ? `${gradeTitle(grade)} ${price.cents.toFixed(1)}¢ (${kindTitle(price.kind)}) · ${longDateTime(toWireDate(price.seenDate), TIME_ZONE)} 기준`
        : `${gradeTitle(grade)} 가격이 그 뒤로 바뀌었어요`;
      shown.set(subject, { title: `${station.title} ${what}`, href: stationPath(station.id) });
    }
    return shown;
  },
});
