import { z } from 'zod';
import { get, post } from '../endpoint.ts';
import { wireDate } from '../fields.ts';
import { type Limit, perHour, perMinute } from '../limits.ts';

/** How long a code can be approved: milliseconds. */
export const QR_LASTS_MS = 5 * 60_000;

/** Of one address: ids and codes that do not exist, or belong to another browser. */
export const QR_GUESSES: Limit = perMinute(100, {
  shared: 'qr-guesses',
  unit: 'ids and codes that are none',
});

/** Of one address: the page needs one in five minutes, and a school has one address. */
export const QR_DRAWN: Limit = perHour(300, { unit: 'codes' });

const id = z.string({ error: 'required' }).min(1, { error: 'required' }).max(100, { error: 'qr.unknown' });

/** The two digits that the other screen shows. */
const number = z
  .int({ error: 'qr.format' })
  .min(10, { error: 'qr.format' })
  .max(99, { error: 'qr.format' })
  .meta({ title: '숫자' });

export const approvalForm = z.object({
  // A form sends what was typed.
  number: z.preprocess((typed) => (typeof typed === 'string' ? Number(typed.trim()) : typed), number),
});

const drawn = z.object({
  /** What the browser polls with. */
  sessionId: z.string(),
  /** A PNG in base64, without a prefix. */
  qrCode: z.string(),
  /** What the owner of the phone enters there. */
  number: z.number(),
});
export type DrawnQr = z.output<typeof drawn>;

const checked = z.object({
  status: z.enum(['PENDING', 'APPROVED', 'REFUSED', 'EXPIRED']),
  /** Both of APPROVED, which is answered once. */
  accessToken: z.string().optional(),
  userName: z.string().optional(),
});
export type CheckedQr = z.output<typeof checked>;

const request = z.object({
  /** Browser and system of the other screen. */
  device: z.string(),
  /** ISO 3166; null for unknown. */
  country: z.string().nullable(),
  createdDate: wireDate,
});
export type QrRequest = z.output<typeof request>;

const code = id;

/** Signing in a browser by a phone that is signed in. */
export const qr = {
  generate: get('/v1/account/qr-generate', {
    summary: 'Draws a QR code of five minutes for this browser; sets a cookie that binds it to the browser',
    limit: QR_DRAWN,
    reply: drawn,
    secret: true,
  }),
  check: get('/v1/account/check-qr-session', {
    summary: 'What became of a QR code; signs in its browser once after an approval',
    limit: QR_GUESSES,
    query: z.object({ sessionId: id }),
    reply: checked,
    secret: true,
  }),
  request: get('/v1/account/qr/{code}', {
    summary: 'Who would be signed in by approving a QR code',
    access: 'member',
    limit: QR_GUESSES,
    params: z.object({ code }),
    reply: request,
  }),
  approve: post('/v1/account/qr-approve', {
    summary: 'Signs in the browser of a QR code as the caller; the third wrong number refuses it',
    access: 'member',
    limit: QR_GUESSES,
    body: z.object({ code, number }),
    reply: z.void(),
    status: 204,
    small: true,
  }),
  refuse: post('/v1/account/qr-refuse', {
    summary: 'Refuses a QR code for good',
    access: 'member',
    limit: QR_GUESSES,
    body: z.object({ code }),
    reply: z.void(),
    status: 204,
    small: true,
  }),
};
