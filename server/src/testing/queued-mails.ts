import { eq } from 'drizzle-orm';
import { mails } from '../db/schema/mails.ts';
import type { TestProduct } from './product.ts';

/** The mails that wait for an address, the oldest first, each with the token of its link, '' for none. */
export const queuedFor = async ({ services }: TestProduct, recipient: string) => {
  await services.afterReply.idle();
  const rows = await services.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);
  return rows.map(({ subject, text }) => ({
    subject,
    text,
    token: /\?token=([\w-]{43})(?:\n|$)/.exec(text)?.[1] ?? '',
  }));
};
