import { count, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { realties } from '../../db/schema/realties.ts';
import { allOf, allOfKeyword, byRow, byTerms, onlyByIndex, type Search, wantedTerms } from './conditions.ts';

/** Up to so many are counted as the rarest of a list are found, which is quick. */
const FEW = 1000;

const countFew = async (db: Executor, search: Search, terms: string[]): Promise<number> => {
  const few = db
    .select({ one: sql`1`.as('one') })
    .from(realties)
    .where(terms.length === 0 ? byRow(search) : byTerms(search, terms))
    .limit(FEW)
    .as('few');
  const [row] = await db.select({ n: count() }).from(few);
  return row?.n ?? 0;
};

const countKeyword = (db: Executor, search: Search, keyword: string): Promise<number> =>
  db.transaction(async (tx) => {
    const condition = allOfKeyword(search, keyword);
    if (!condition) return 0;
    await tx.execute(onlyByIndex);
    const [row] = await tx.select({ n: count() }).from(realties).where(condition);
    return row?.n ?? 0;
  });

/** How many listings a search finds. */
export const countRealties = async (db: Executor, search: Search): Promise<number> => {
  const terms = wantedTerms(search);
  if (!terms) return 0;
  const few = await countFew(db, search, terms);
  if (few < FEW) return few;
  if (search.keyword) return countKeyword(db, search, search.keyword);
  const [row] = await db.select({ n: count() }).from(realties).where(allOf(search));
  return row?.n ?? 0;
};
