import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailVerifications } from '../../db/schema/account.ts';
import { createPerson } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { insertAudit } from '../audits/queries.ts';
import { lockAdmins } from '../users/queries.ts';
import { hashToken } from './tokens.ts';
import { verifyAddress } from './verification.ts';
import { replaceVerification } from './verification-queries.ts';
import { holdAccount } from './ways-in.ts';

// The embedded database does one transaction after the other.
describe.runIf(process.env.ENGINE === 'postgresql')('of two at once none waits for the other', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const waiting = async () => {
    const { rowCount } = await product.services.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (rowCount ?? 0) > 0;
  };

  test('what an admin did is written down while all admins are locked', async () => {
    const { db } = product.services;
    await db.transaction(async (tx) => {
      await lockAdmins(tx);
      await insertAudit(db, { userId: product.ids.admin, feature: 'users', action: 'endSessions' });
    });
  });

  test('whoever opens the link of an address waits for its account before they use it up', async () => {
    const { services } = product;
    const { id: userId } = await createPerson(product);
    const token = 'the token of a link';
    const expiresAt = new Date('2100-01-01');
    const given = { userId, tokenHash: hashToken(token), codeHash: '', expiresAt };
    await replaceVerification(services.db, given);
    const request = { headers: {}, ip: '127.0.0.1' };
    const { verifying } = await services.db.transaction(async (tx) => {
      await holdAccount(tx, userId);
      const verifying = verifyAddress({ ...services, request }, { token });
      while (!(await waiting()));
      await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
      return { verifying };
    });
    expect(await verifying).toBe('no');
  });
});
