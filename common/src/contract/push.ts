import { z } from 'zod';
import { del, get, post, put } from '../endpoint.ts';
import { idParams, wireDate } from '../fields.ts';
import { perDay, perHour } from '../limits.ts';
import { isPushAddress, PUSH_DEVICES_MAX, PUSH_OUTCOMES } from '../push.ts';

const bytes = (characters: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${characters}}$`), { error: 'push.key' });

/** The browser's PushSubscription as JSON. */
const subscription = z.object({
  endpoint: z
    .string()
    .max(1000)
    .refine(isPushAddress, { error: 'push.address' })
    .meta({ title: '푸시 주소' }),
  keys: z.object({
    /** A point of P-256, 65 bytes. */
    p256dh: bytes(87).meta({ title: '푸시 공개 키' }),
    /** 16 bytes. */
    auth: bytes(22).meta({ title: '푸시 비밀 값' }),
  }),
});
export type PushSubscriptionInput = z.output<typeof subscription>;

const device = z.object({
  id: z.number(),
  /** Browser and system in words. */
  device: z.string(),
  /** By which a browser knows itself: the beginning of the SHA-256 of its address, base64url. */
  mark: z.string(),
  createdDate: wireDate,
  /** When its push service last took one; null for never. */
  sentDate: wireDate.nullable(),
});
export type PushDevice = z.output<typeof device>;

const limit = perDay(100, { shared: 'push' });

/** Browsers that show a member's alerts while the site is not open. */
export const push = {
  list: get('/v1/account/push', {
    summary: `The caller's browsers that take pushes, ${PUSH_DEVICES_MAX} at most, and the key that they subscribe with`,
    access: 'member',
    reply: z.object({
      /** Null where the server sends no worker to browsers, so that none can take pushes. */
      key: z.string().nullable(),
      devices: z.array(device),
    }),
  }),
  subscribe: put('/v1/account/push', {
    summary:
      'Has this browser take pushes; it is the same browser by its address. Of more than ten the oldest goes',
    access: 'member',
    limit,
    body: subscription,
    reply: z.void(),
  }),
  renew: put('/v1/account/push/renewal', {
    summary:
      'Puts a new address in the place of one that the browser has replaced, by the secret of the old one',
    limit: perHour(30),
    body: z.object({
      old: z.object({ endpoint: subscription.shape.endpoint, auth: subscription.shape.keys.shape.auth }),
      subscription,
    }),
    reply: z.void(),
    small: true,
  }),
  spread: post('/v1/account/push/alerts', {
    summary: 'Has all alerts of the caller tell by push too',
    access: 'member',
    limit,
    reply: z.void(),
    status: 204,
  }),
  test: post('/v1/account/push/{id}/test', {
    summary: 'Sends a push to one of the browsers at once, and says what its push service answered',
    access: 'member',
    limit: perHour(20),
    params: idParams,
    reply: z.object({ outcome: z.enum(PUSH_OUTCOMES) }),
    status: 200,
  }),
  remove: del('/v1/account/push/{id}', {
    summary: 'Has one of the browsers take none any more',
    access: 'member',
    limit,
    params: idParams,
    reply: z.void(),
  }),
};
