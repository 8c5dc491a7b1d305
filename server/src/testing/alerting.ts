import type { Alert, Notification } from '@hanca/common/contract/alerts.ts';
import { api } from '@hanca/common/contract/index.ts';
import { expect } from 'vitest';
import { alertPreferences, alertSubjects, alerts, notifications } from '../db/schema/alerts.ts';
import { attempts } from '../db/schema/attempts.ts';
import { mails } from '../db/schema/mails.ts';
import { posts } from '../db/schema/posts.ts';
import { realties } from '../db/schema/realties.ts';
import { users } from '../db/schema/users.ts';
import { alertDigest, alertMatching } from '../features/alerts/jobs.ts';
import type { Role, TestProduct } from './product.ts';
import { type PostRow, storing } from './stored.ts';

const HOUR_MS = 3600_000;

/** What tests of alerts have in common. In: the product, once it has started. */
export const alerting = (product: () => TestProduct) => {
  /** Nobody waits for anything, and everybody can be told. */
  const clear = async () => {
    const { db } = product().services;
    for (const table of [notifications, alerts, alertPreferences, posts, realties, mails, attempts]) {
      await db.delete(table);
    }
    await db.delete(alertSubjects);
    await db.update(users).set({ verifiedAt: new Date(), suspended: false, deleteAt: null });
  };

  /** What is done within a minute, and in the morning. */
  const tick = () => alertMatching.run(product().services);
  // Within a day, of which the longest has 25 hours, it is morning in every zone.
  const morning = () => alertDigest(() => Date.now() + 25 * HOUR_MS).run(product().services);
  const queued = () => product().services.db.select().from(mails).orderBy(mails.id);
  const subjects = async () =>
    (await queued()).map(({ recipient, subject }) => [recipient.split('@')[0], subject]);

  const subscribed = async (
    topic: string,
    criteria: Record<string, unknown>,
    {
      as = 'other',
      mode = 'instant',
      channels = ['email'],
    }: { as?: Role; mode?: string; channels?: string[] } = {},
  ) => {
    const response = await product().call(api.alerts.create, {
      as,
      body: { topic, criteria, channels, mode },
    });
    expect(response.statusCode).toBe(201);
    return response.json<Alert>();
  };
  const told = async (as: Role = 'other') =>
    (await product().call(api.alerts.notifications, { as })).json<Notification[]>();
  const titles = async (as: Role = 'other') => (await told(as)).map(({ title }) => title);

  let lastPost = 500_000;
  const write = async (change: Omit<Partial<PostRow>, 'id'> = {}) => {
    lastPost += 1;
    await storing(product().services.db, product().ids).posts({
      id: lastPost,
      createdAt: new Date(),
      ...change,
    });
    return lastPost;
  };

  return { clear, tick, morning, queued, subjects, subscribed, told, titles, write };
};
