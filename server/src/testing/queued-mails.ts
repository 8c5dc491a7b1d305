import { asc, eq } from 'drizzle-orm';
import { mails } from '../db/schema/mails.ts';
import { NEW_DEVICE_SUBJECT } from '../features/account/new-device.ts';
import type { TestProduct } from './product.ts';

const allFor = async ({ services }: TestProduct, recipient: string) => {
  await services.afterReply.idle();
  const rows = await services.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(asc(mails.id));
  return rows.map(({ subject, text }) => ({
    subject,
    text,
    token: /\?token=([\w-]{43})(?:\n|$)/.exec(text)?.[1] ?? '',
  }));
};

/**
 * The mails that wait for an address, the oldest first, each with the token of its link, '' for none; without those of
 * sign-ins in new browsers, which every other sign-in of a test is.
 */
export const queuedFor = async (product: TestProduct, recipient: string) =>
  (await allFor(product, recipient)).filter(({ subject }) => subject !== NEW_DEVICE_SUBJECT);

/** The mails of sign-ins in new browsers that wait for an address, the oldest first. */
export const newDeviceMailsFor = async (product: TestProduct, recipient: string) =>
  (await allFor(product, recipient)).filter(({ subject }) => subject === NEW_DEVICE_SUBJECT);

/** All mails that wait, the oldest first. */
export const queuedMails = ({ services: { db } }: TestProduct) =>
  db
    .select({ recipient: mails.recipient, subject: mails.subject, text: mails.text })
    .from(mails)
    .orderBy(mails.id);
