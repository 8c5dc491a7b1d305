import { z } from 'zod';
import { ALERT_CHANNELS, ALERT_MODES, ALERT_TOPICS, ALERTS_MAX } from '../alerts.ts';
import { del, get, patch, post } from '../endpoint.ts';
import { idParams, text, wireDate } from '../fields.ts';
import { perDay, perHour } from '../limits.ts';
import { realtyFilter } from './realty-filter.ts';

/** What a member can set of an alert. */
const settings = {
  channels: z.array(z.enum(ALERT_CHANNELS)).min(1).max(10).meta({ title: '받는 방법' }),
  mode: z.enum(ALERT_MODES).meta({ title: '받는 때' }),
};

const alert = z.object({
  id: z.number(),
  topic: z.enum(ALERT_TOPICS),
  criteria: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]),
  ),
  channels: z.array(z.enum(ALERT_CHANNELS)),
  mode: z.enum(ALERT_MODES),
  paused: z.boolean(),
  createdDate: wireDate,
});
export type Alert = z.output<typeof alert>;

/** What alerts about homes are narrowed by: a search, as everybody can have it. */
export const alertFilter = realtyFilter.omit({ hidden: true });

const limit = perDay(100, { shared: 'alerts' });

/** What members want to know of as soon as it is there. */
export const alerts = {
  list: get('/v1/account/alerts', {
    summary: `The caller's alerts, newest first; there are ${ALERTS_MAX} at most`,
    access: 'member',
    reply: z.array(alert),
  }),
  create: post('/v1/account/alerts', {
    summary: 'Tells the caller of new homes that a search finds; the same criteria again are the same alert',
    access: 'member',
    limit,
    body: z.object({
      topic: z.enum(ALERT_TOPICS).meta({ title: '알림 종류' }),
      criteria: alertFilter.meta({ title: '조건' }),
      ...settings,
    }),
    reply: alert,
  }),
  update: patch('/v1/account/alerts/{id}', {
    summary: 'Pauses an alert or goes on with it; what came meanwhile is not mailed then',
    access: 'member',
    limit,
    params: idParams,
    body: z.object({ ...settings, paused: z.boolean() }).partial(),
    reply: alert,
  }),
  remove: del('/v1/account/alerts/{id}', {
    summary: 'Ends an alert',
    access: 'member',
    limit,
    params: idParams,
    reply: z.void(),
  }),
  unsubscribe: post('/v1/account/alerts/unsubscribe', {
    summary:
      "Pauses all alerts of who got the mail with this token, which its reader's sign-in has no part in",
    limit: perHour(100),
    body: z.object({ token: text(1, 100) }),
    reply: z.void(),
    status: 204,
    small: true,
  }),
};
