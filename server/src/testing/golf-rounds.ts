import { shownAt } from '@hanca/common/clocks.ts';
import type { GolfJoin, GolfJoinViewer } from '@hanca/common/contract/golf-joins.ts';
import { api } from '@hanca/common/contract/index.ts';
import { type Endpoint, hrefOf } from '@hanca/common/endpoint.ts';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { notifications } from '../db/schema/alerts.ts';
import { attempts } from '../db/schema/attempts.ts';
import { golfCourses } from '../db/schema/golf-courses.ts';
import { golfJoins } from '../db/schema/golf-joins.ts';
import { mails } from '../db/schema/mails.ts';
import { strikes } from '../db/schema/reports.ts';
import type { Role, TestProduct } from './product.ts';

export const HOUR = 3600_000;
export const DAY = 24 * HOUR;

/** What the clocks of Vancouver show so many milliseconds from now: '2026-11-28 08:30'. */
export const clockIn = (ms: number): string =>
  new Date(shownAt(Date.now() + ms, 'America/Vancouver')).toISOString().slice(0, 16).replace('T', ' ');

/** Calls about rounds of golf, by one of the people of a product, or by the token of anybody. */
export const golfRounds = (product: () => TestProduct) => {
  const clear = async (): Promise<void> => {
    const { db } = product().services;
    for (const table of [golfJoins, golfCourses, notifications, strikes, mails, attempts])
      await db.delete(table);
  };

  /** The one course of a test. */
  const course = async (): Promise<number> => {
    const [there] = await product().services.db.select({ id: golfCourses.id }).from(golfCourses);
    if (there) return there.id;
    const body = { title: 'Riverway', regionId: 'CA595911606', source: '골프장 안내' };
    const made = await product().call(api.golfCourses.create, { as: 'admin', body });
    expect(made.statusCode).toBe(201);
    return made.json<{ id: number }>().id;
  };

  const body = (courseId: number, change: object = {}) => {
    const [day, time] = clockIn(3 * DAY).split(' ');
    return {
      ...{ courseId, day, time, seats: 2, greenFee: 68, handicapMax: 24, pace: 'normal' },
      ...{ note: '편하게 쳐요.', contact: '카톡 riverway', closeHours: 2, ...change },
    };
  };

  /** A round of a member three days from now; in: what is otherwise. */
  const hosted = async (as: Role = 'member', change: object = {}): Promise<number> => {
    const made = await product().call(api.golfJoins.create, { as, body: body(await course(), change) });
    expect(made.statusCode).toBe(201);
    return made.json<GolfJoin>().id;
  };

  const act = async (as: Role | { token: string }, endpoint: Endpoint, params: object, given?: object) => {
    const answer =
      typeof as === 'string'
        ? await product().call(endpoint, { as, params: { ...params }, body: given })
        : await product().inject({
            method: endpoint.method,
            url: hrefOf(endpoint, { params: { ...params } }),
            headers: { authorization: `Bearer ${as.token}` },
            ...(given ? { payload: given } : {}),
          });
    return answer.statusCode;
  };

  const ask = (id: number, as: Role | { token: string } = 'other', note = '') =>
    act(as, api.golfJoins.ask, { id }, { note });
  const withdraw = (id: number, as: Role | { token: string } = 'other') =>
    act(as, api.golfJoins.withdraw, { id });
  const decide = (id: number, userId: number, accepted: boolean, as: Role = 'member') =>
    act(as, api.golfJoins.decide, { id, userId }, { accepted });
  const cancel = (id: number, as: Role = 'member') => act(as, api.golfJoins.cancel, { id });
  const mark = (id: number, userId: number, as: Role | { token: string } = 'member') =>
    act(as, api.golfJoins.markNoShow, { id, userId });

  const read = (id: number, as: Role = 'nobody') => product().call(api.golfJoins.get, { as, params: { id } });
  const viewer = async (id: number, as: Role) =>
    (await product().call(api.golfJoins.viewer, { as, params: { id } })).json<GolfJoinViewer>();

  /** As if a round had another time, or had ended otherwise. */
  const set = (id: number, values: Partial<typeof golfJoins.$inferInsert>) =>
    product().services.db.update(golfJoins).set(values).where(eq(golfJoins.id, id));
  /** As if its tee time were so many milliseconds from now. */
  const moveTo = (id: number, ms: number) =>
    set(id, { teeDate: new Date(Date.now() + ms), closesDate: new Date(Date.now() + ms - 2 * HOUR) });

  /** What the notification centre of somebody says, the newest first. */
  const told = async (as: Role) =>
    (await product().call(api.alerts.notifications, { as }))
      .json<{ title: string; href: string }[]>()
      .map(({ title }) => title.split(' · ')[0]);

  return {
    clear,
    course,
    body,
    hosted,
    act,
    ask,
    withdraw,
    decide,
    cancel,
    mark,
    read,
    viewer,
    set,
    moveTo,
    told,
  };
};
