import { setTimeout as pause } from 'node:timers/promises';
import { mailsTo } from '../../server/src/testing/mails.ts';
import { clientOf } from './calls.ts';
import type { Product } from './product.ts';

const WITHIN_MS = 30_000;
const EVERY_MS = 50;

/**
 * Verifies the address of a member who has just signed up, by the link that the product has written into its outbox.
 * @param accessToken of the member's session
 * @throws when no mail came within 30 s
 */
export const verifyByMail = async (product: Product, email: string, accessToken: string): Promise<void> => {
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    const [mail] = await mailsTo(email, product.dataDir);
    const token = /verify\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token) {
      await clientOf(product.server().url, accessToken).account.verify({ body: { token } });
      return;
    }
    if (performance.now() > deadline) throw new Error('the link that verifies an address did not come');
    await pause(EVERY_MS);
  }
};
