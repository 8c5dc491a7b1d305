import { dayAt, zoneOf } from '@hanca/common/zones.ts';
import { registrations } from '../server/src/db/schema/registrations.ts';
import { columnsOf } from '../server/src/features/registrations/times.ts';
import type { Setting } from './setting.ts';

const DAY_MS = 24 * 3600_000;
/** Programs begin some weeks after their registration. */
const BEGINS_MS = 40 * DAY_MS;
const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;
const SOURCE = '한카의 예시(실제 일정이 아니에요)';

/** Stores openings around today. */
export const storeRegistrations = async ({ tx, content, now }: Setting): Promise<void> => {
  for (const { inDays, hour, minute, residentsDaysBefore, ...one } of content.registrations) {
    const day = dayAt(now.getTime(), zoneOf(one.regionId)) + inDays * DAY_MS;
    const timeOf = (start: number) =>
      new Date(start + hour * 3600_000 + minute * 60_000).toISOString().slice(0, 16).replace('T', ' ');
    const times = {
      opensTime: timeOf(day),
      residentsTime: residentsDaysBefore ? timeOf(day - residentsDaysBefore * DAY_MS) : '',
    };
    const begins = new Date(day + BEGINS_MS);
    await tx.insert(registrations).values({
      ...{
        ...one,
        ...times,
        ...columnsOf({ ...one, ...times }),
        source: SOURCE,
        note: one.note ?? '',
        expected: one.expected ?? false,
      },
      year: begins.getUTCFullYear(),
      season: SEASONS[Math.floor(begins.getUTCMonth() / 3)] ?? 'winter',
    });
  }
};
