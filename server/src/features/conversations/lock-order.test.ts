import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realties } from '../../db/schema/realties.ts';
import { conversationCalls } from '../../testing/conversation-calls.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { deleteRealty, lockRealty } from '../realties/write-queries.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const { open, answer, list } = conversationCalls(() => product);

// The embedded database does one transaction after the other.
test.runIf(process.env.ENGINE === 'postgresql')(
  'a listing is deleted while somebody answers about it, and neither fails',
  async () => {
    const { db } = product.services;
    const waiting = async () => {
      const { rowCount } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return (rowCount ?? 0) > 0;
    };
    const realtyId = await storedRealty(product);
    const id = await open(realtyId, '하나');
    const { answering } = await db.transaction(async (tx) => {
      await lockRealty(tx, realtyId);
      const answering = answer(id, '둘');
      while (!(await waiting()));
      await deleteRealty(tx, realtyId);
      return { answering };
    });
    expect((await answering).statusCode).toBe(201);
    expect(await db.select().from(realties).where(eq(realties.id, realtyId))).toEqual([]);
    expect(await list('other')).toMatchObject([{ id, realtyId: 0, lastMessage: '둘' }]);
  },
);
