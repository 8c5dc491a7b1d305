import { realties } from '../db/schema/realties.ts';
import type { TestProduct } from './product.ts';

type Row = typeof realties.$inferInsert;

/** A listing as the database holds it, of the member unless `change` says otherwise, shown for another 60 days. Out: its id. */
export const storedRealty = async (
  { services, ids }: Pick<TestProduct, 'services' | 'ids'>,
  change: Partial<Row> = {},
): Promise<number> => {
  const [row] = await services.db
    .insert(realties)
    .values({
      userId: ids.member,
      title: '버나비 방 하나',
      regionId: 'CA59',
      cityId: 'CA595911606',
      reType: 9,
      txType: 2,
      price: 1200,
      bedroom: 1,
      bathroom: 1,
      area: 300,
      address: '#1203 - 4567 Kingsway, Burnaby, BC V5H 2A9',
      publicAddress: 'Kingsway, Burnaby',
      lat: 49.2301,
      lng: -123.0021,
      publicLat: 49.231,
      publicLng: -123.003,
      content: '메트로타운에서 걸어서 5분이에요.',
      phone: '604-555-0123',
      expiresAt: new Date(Date.now() + 60 * 24 * 3600_000),
      ...change,
    })
    .returning({ id: realties.id });
  if (!row) throw new Error('no realty row');
  return row.id;
};
