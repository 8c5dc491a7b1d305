import { pnpPools } from '../server/src/db/schema/pnp.ts';
import { importDraws } from '../server/src/features/pnp-draws/import.ts';
import type { Setting } from './setting.ts';

/** Stores the sample of provincial draws as staff take in a file, and the pool beside it. */
export const storePnp = async ({ tx, content }: Setting): Promise<void> => {
  await importDraws(tx, content.pnpDraws);
  for (const pool of content.pnpPools) await tx.insert(pnpPools).values(pool);
};
