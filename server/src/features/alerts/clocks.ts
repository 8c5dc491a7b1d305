import { dayAt, momentShown, ZONES } from '@hanca/common/zones.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alertPreferences } from '../../db/schema/alerts.ts';
import { users } from '../../db/schema/users.ts';

const HOUR_MS = 3600_000;
const MORNING_MS = 8 * HOUR_MS;

/** Returns the last moment at which the clocks of a zone showed eight in the morning. In and out: milliseconds. */
export const lastMorning = (now: number, zone: string): number => {
  const today = dayAt(now, zone);
  const morning = momentShown(today + MORNING_MS, zone);
  return morning <= now ? morning : momentShown(today - 24 * HOUR_MS + MORNING_MS, zone);
};

const zones = Object.entries(ZONES).map(([province, zone]) => sql`when ${province}::text then ${zone}::text`);

/** The zone of the region that the member's newest alert with a region names; null without one. */
const alertZone = sql`(select case left(place, 4) ${sql.join(zones, sql` `)} else 'America/Vancouver' end
  from (select id, coalesce(criteria ->> 'regionId', criteria ->> 'cityId') as place
    from alerts where user_id = ${users.id}) named
  where place like 'CA%' and place <> 'CA00' order by id desc limit 1)`;

/**
 * The zone of a member's clocks: the one they chose, else that of the browser in which they signed in last, else that of
 * their region. For queries of `users` with `alertPreferences` joined.
 */
export const memberZone: SQL<string> = sql<string>`coalesce(${alertPreferences.chosenZone}, ${users.zone}, ${alertZone}, 'America/Vancouver')`;
