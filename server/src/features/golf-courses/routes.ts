import { calendarFile } from '@hanca/common/calendar-file.ts';
import type { GolfCourse, GolfCourseCard } from '@hanca/common/contract/golf-courses.ts';
import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { golfCoursePath } from '@hanca/common/golf.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import { zoneOf } from '@hanca/common/zones.ts';
import { golfCourses } from '../../db/schema/golf-courses.ts';
import { serveCrud } from '../../http/crud.ts';
import { found, Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { cityById, regionName } from '../geo/places.ts';
import { refusalOf } from './check.ts';
import { bookingOpens, daylightOf, dayText, todayIn } from './day.ts';
import { importCourses } from './import.ts';
import { type CourseRow, findCourse, findCourses, hasJoins, lockSame, summaryOf } from './queries.ts';
import { noTeeTimes, type TeeTimes } from './tee-times.ts';

const { cards, card, day, file, import: take, ...plain } = api.golfCourses;

const taken = {
  ko: '이 도시에 같은 이름의 골프장이 이미 있어요. 그것을 고쳐 주세요.',
  en: 'This city has a course of that name already. Change that.',
};

const joined = {
  ko: '회원이 올린 조인이 있어서 지울 수 없어요.',
  en: 'Members have rounds at this course.',
};

const staffRoutes = serveCrud(plain, golfCourses, {
  check: async (record, db) => {
    const refusal = refusalOf(record);
    if (refusal) {
      const { field: path, why: message } = refusal;
      throw new Problem('bad-request', { errors: () => [{ path, message, code: 'course' }] });
    }
    const key = { regionId: String(record.regionId), title: String(record.title) };
    if (await lockSame(db, key, record.id)) throw new Problem('conflict', { detail: taken });
  },
  beforeRemove: async (record, db) => {
    if (await hasJoins(db, Number(record.id))) throw new Problem('conflict', { detail: joined });
  },
});

const present = ({ createdAt, updatedAt, ...row }: CourseRow): GolfCourse => ({
  ...row,
  createdDate: toWireDate(createdAt),
  updatedDate: toWireDate(updatedAt),
});

/** A course with where it is: its own position or that of its city. */
const cardOf = (row: CourseRow): GolfCourseCard => {
  const city = cityById.get(row.regionId);
  return {
    ...present(row),
    cityName: regionName(row.regionId) ?? '',
    zone: zoneOf(row.regionId),
    point: row.location ?? (city ? { lat: city.lat, lng: city.lng } : null),
    isExact: row.location !== null,
  };
};

/** In: where free tee times come from, by default from nowhere. */
const publicRoutes = (teeTimes: TeeTimes = noTeeTimes) =>
  serve(
    { cards, card, day, file, import: take },
    {
      cards: async ({ db }) => (await findCourses(db)).map(cardOf),

      card: async ({ db, params }) => cardOf(found(await findCourse(db, params.id))),

      day: async ({ db, params, query }) => {
        const row = found(await findCourse(db, params.id));
        const { point, zone } = cardOf(row);
        const today = todayIn(zone);
        const played = query.day ?? today;
        const opens = bookingOpens(played, row, zone);
        return {
          day: dayText(played),
          today: dayText(today),
          ...daylightOf(played, point, zone),
          opensTime: opens?.time ?? null,
          opensDate: opens && toWireDate(new Date(opens.moment)),
          teeTimes: await teeTimes.find(row.id, dayText(played)),
        };
      },

      file: async ({ db, params, query, config, reply }) => {
        const row = found(await findCourse(db, params.id));
        const { cityName, zone } = cardOf(row);
        const opens = found(bookingOpens(query.day, row, zone));
        const played = dayText(query.day);
        const text = calendarFile({
          uid: `golf-${row.id}-${played}@hanca`,
          start: new Date(opens.moment),
          title: `${row.title} ${played} 예약 열림`,
          place: cityName,
          url: absoluteUrl(config, golfCoursePath(row.id)),
          now: new Date(),
          changed: row.updatedAt,
        });
        reply
          .header('cache-control', 'no-cache')
          .header('content-disposition', `attachment; filename="hanca-golf-${row.id}-${played}.ics"`)
          .type('text/calendar; charset=utf-8')
          .send(text);
      },

      import: ({ db, body }) => db.transaction((tx) => importCourses(tx, body.text)),
    },
  );

export const golfCourseRoutes = [
  ...staffRoutes,
  ...publicRoutes().map((one) =>
    one.endpoint === take
      ? { ...one, state: ({ db }: { db: Parameters<typeof summaryOf>[0] }) => summaryOf(db) }
      : one,
  ),
];
