import { shownAt } from '@hanca/common/clocks.ts';
import { momentShown, zoneOf } from '@hanca/common/zones.ts';
import { eq } from 'drizzle-orm';
import { golfCourses } from '../server/src/db/schema/golf-courses.ts';
import { golfJoins, golfRequests } from '../server/src/db/schema/golf-joins.ts';
import type { Setting } from './setting.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** Stores rounds that members offer, some days from now, and who asked to join them. */
export const storeGolfJoins = async ({ tx, content, now, memberId }: Setting): Promise<void> => {
  for (const { course, host, inDays, time, closeHours, accepted, asked, ...join } of content.golfJoins) {
    const [found] = await tx
      .select({ id: golfCourses.id, regionId: golfCourses.regionId })
      .from(golfCourses)
      .where(eq(golfCourses.title, course));
    if (!found) throw new Error(`no course ${course}`);
    const zone = zoneOf(found.regionId);
    const day = new Date(shownAt(now.getTime() + inDays * DAY_MS, zone)).toISOString().slice(0, 10);
    const tee = momentShown(Date.parse(`${day}T${time}Z`), zone);
    const [row] = await tx
      .insert(golfJoins)
      .values({
        ...join,
        ...{ userId: memberId(host), courseId: found.id, taken: accepted.length },
        ...{ teeDate: new Date(tee), closesDate: new Date(tee - closeHours * HOUR_MS) },
      })
      .returning({ id: golfJoins.id });
    const requests = [
      ...accepted.map((name) => ({ name, note: '', status: 'accepted' as const, acceptedAt: now })),
      ...asked.map((one) => ({ ...one, status: 'asked' as const, acceptedAt: null })),
    ];
    for (const { name, ...request } of requests)
      await tx.insert(golfRequests).values({ ...request, joinId: row?.id ?? 0, userId: memberId(name) });
  }
};
