import { calendarFile } from '@hanca/common/calendar-file.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { Registration } from '@hanca/common/contract/registrations.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { openingUid, registrationPath, type Season, seasonTitle } from '@hanca/common/registrations.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import { registrations } from '../../db/schema/registrations.ts';
import { serveCrud } from '../../http/crud.ts';
import { found, Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { regionName } from '../geo/places.ts';
import { refusalOf } from './check.ts';
import { homes } from './city-names.ts';
import { importRows } from './import.ts';
import { findCalendar, findRegistration, lockSame, type RegistrationRow, summaryOf } from './queries.ts';
import { MOMENTS, momentsOf } from './times.ts';

const { calendar, clock, file, import: take, ...plain } = api.registrations;

const taken = {
  ko: '이 도시와 시즌에 같은 프로그램이 이미 있어요. 그것을 고쳐 주세요.',
  en: 'This city and season has the program already. Change that.',
};

const staffRoutes = serveCrud(plain, registrations, {
  derived: { columns: MOMENTS, of: momentsOf },
  check: async (record, db) => {
    const refusal = refusalOf(record);
    if (refusal) {
      const { field: path, why: message } = refusal;
      throw new Problem('bad-request', { errors: () => [{ path, message, code: 'registration' }] });
    }
    const key = {
      regionId: String(record.regionId),
      year: Number(record.year),
      // The contract has checked it.
      season: record.season as Season,
      title: String(record.title),
    };
    if (await lockSame(db, key, record.id)) throw new Problem('conflict', { detail: taken });
  },
});

const present = ({
  reminders: _,
  createdAt,
  updatedAt,
  residentsDate,
  opensDate,
  ...row
}: RegistrationRow): Registration => ({
  ...row,
  residentsDate: residentsDate && toWireDate(residentsDate),
  opensDate: toWireDate(opensDate),
  createdDate: toWireDate(createdAt),
  updatedDate: toWireDate(updatedAt),
});

const otherRoutes = serve(
  { calendar, clock, file, import: take },
  {
    calendar: async ({ db }) => ({
      registrations: (await findCalendar(db)).map((row) => ({
        ...present(row),
        cityName: regionName(row.regionId) ?? '',
      })),
      homes,
    }),

    clock: async () => ({ now: Date.now() }),

    file: async ({ db, params, config, reply }) => {
      const row = found(await findRegistration(db, params.id));
      const { id, title, residentsDate, opensDate, zone, updatedAt, expected } = row;
      const name = `${regionName(row.regionId) ?? ''} ${seasonTitle(row)} ${title}`;
      // Who lives elsewhere finds their own time in the title: a file has one time.
      const start = residentsDate ?? opensDate;
      const text = calendarFile({
        uid: openingUid(id, residentsDate ? 'residents' : 'everyone'),
        start,
        zone,
        title: `${expected ? '[예상] ' : ''}${name} 등록 시작${residentsDate ? ` (거주자; 모두는 ${row.opensTime})` : ''}`,
        place: regionName(row.regionId) ?? '',
        url: absoluteUrl(config, registrationPath(id)),
        now: new Date(),
        changed: updatedAt,
      });
      reply
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="hanca-registration-${id}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(text);
    },

    import: ({ db, body }) => db.transaction((tx) => importRows(tx, body.text)),
  },
);

export const registrationRoutes = [
  ...staffRoutes,
  ...otherRoutes.map((one) =>
    one.endpoint === take
      ? { ...one, state: ({ db }: { db: Parameters<typeof summaryOf>[0] }) => summaryOf(db) }
      : one,
  ),
];
