import { dayAt, startOfDay, zoneOf } from '@hanca/common/zones.ts';
import { eventJoins, events } from '../server/src/db/schema/events.ts';
import type { Setting } from './setting.ts';

const DAY_MS = 24 * 3600_000;
const HOUR_MS = 3600_000;

/** Stores the events, and which members come. */
export const storeEvents = async ({ tx, content, now, memberId, pathsOf }: Setting): Promise<void> => {
  const members = content.members.filter(({ staff }) => !staff).map(({ name }) => memberId(name));
  for (const { inDays, hour, hours, joined, pictures, key: _key, ...event } of content.events) {
    const zone = zoneOf(event.regionId);
    const start = startOfDay(dayAt(now.getTime() + inDays * DAY_MS, zone), zone) + hour * HOUR_MS;
    const [row] = await tx
      .insert(events)
      .values({
        ...event,
        seats: event.seats ?? 0,
        fee: event.fee ?? 0,
        cancelled: event.cancelled ?? false,
        startDate: new Date(start),
        endDate: new Date(start + hours * HOUR_MS),
        images: pathsOf('post', pictures).join(','),
        joined,
      })
      .returning({ id: events.id });
    if (!row || joined === 0) continue;
    await tx
      .insert(eventJoins)
      .values(members.slice(0, joined).map((userId) => ({ eventId: row.id, userId })));
  }
};
