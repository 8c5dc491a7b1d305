import { asc, eq } from 'drizzle-orm';
import { contains } from '../../db/contains.ts';
import type { Executor } from '../../db/executor.ts';
import { hasRows } from '../../db/rows.ts';
import { businesses } from '../../db/schema/businesses.ts';
import { coupons } from '../../db/schema/coupons.ts';

const FOUND_MAX = 20;

/** Shops whose title holds the keyword, at most 20; without one the first of all. */
export const findBusinesses = (db: Executor, keyword = '') =>
  db
    .select({ id: businesses.id, title: businesses.title })
    .from(businesses)
    .where(keyword ? contains(businesses.title, keyword) : undefined)
    .orderBy(asc(businesses.title), asc(businesses.id))
    .limit(FOUND_MAX);

/** Whether a shop has issued coupons. */
export const hasCoupons = (db: Executor, bizId: number): Promise<boolean> =>
  hasRows(db, coupons, eq(coupons.bizId, bizId));
