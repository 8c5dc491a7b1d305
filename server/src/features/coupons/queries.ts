import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { ENDED, ISSUING, STOPPED, USED_UP, WAITING } from '@hanca/common/coupons.ts';
import { and, count, eq, gt, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../db/contains.ts';
import type { Executor } from '../../db/executor.ts';
import { forRegion } from '../../db/for-region.ts';
import { direction, onPage, orderOf, type Paging } from '../../db/paging.ts';
import { literal, offset, prepared, preparedPage } from '../../db/prepared.ts';
import { countRows } from '../../db/rows.ts';
import { CHANNEL } from '../../db/schema/announced.ts';
import { businesses } from '../../db/schema/businesses.ts';
import { claims, coupons } from '../../db/schema/coupons.ts';
import { users } from '../../db/schema/users.ts';

export type CouponValues = Omit<
  typeof coupons.$inferInsert,
  'id' | 'issuedQuantity' | 'createdAt' | 'updatedAt'
>;
export type CouponRow = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

interface CouponQuery {
  regionId?: string | undefined;
  status?: number | undefined;
  type?: number | undefined;
  bizId?: number | undefined;
  keyword?: string | undefined;
}

const columns = {
  id: coupons.id,
  title: coupons.title,
  regionId: coupons.regionId,
  bizId: coupons.bizId,
  vender: businesses.title,
  code: coupons.code,
  type: coupons.type,
  discount: coupons.discount,
  maxDiscount: coupons.maxDiscount,
  minOrder: coupons.minOrder,
  totalQuantity: coupons.totalQuantity,
  issuedQuantity: coupons.issuedQuantity,
  perMember: coupons.perMember,
  userLevel: coupons.userLevel,
  useLabel: coupons.useLabel,
  issueLabel: coupons.issueLabel,
  content: coupons.content,
  images: coupons.images,
  thumbnail: coupons.thumbnail,
  startAt: coupons.startAt,
  endAt: coupons.endAt,
  isActive: coupons.isActive,
  createdAt: coupons.createdAt,
  updatedAt: coupons.updatedAt,
};

const sortColumns = {
  id: coupons.id,
  title: coupons.title,
  startDate: coupons.startAt,
  endDate: coupons.endAt,
  createdDate: coupons.createdAt,
  updatedDate: coupons.updatedAt,
};

const ended = lte(coupons.endAt, sql`now()`);
const running = gt(coupons.endAt, sql`now()`);
const begun = lte(coupons.startAt, sql`now()`);
const usedUp = sql`(${coupons.totalQuantity} > 0 and ${coupons.issuedQuantity} >= ${coupons.totalQuantity})`;
const left = not(usedUp);

/** The states of `couponState` as conditions. */
export const stateConditions: Record<number, SQL | undefined> = {
  [ENDED]: ended,
  [USED_UP]: and(running, usedUp),
  [STOPPED]: and(running, left, eq(coupons.isActive, false), gt(coupons.issuedQuantity, 0)),
  [WAITING]: and(
    running,
    left,
    or(
      and(eq(coupons.isActive, false), eq(coupons.issuedQuantity, 0)),
      eq(coupons.totalQuantity, 0),
      and(eq(coupons.isActive, true), gt(coupons.startAt, sql`now()`)),
    ),
  ),
  [ISSUING]: and(running, left, begun, eq(coupons.isActive, true), gt(coupons.totalQuantity, 0)),
};

/** The filters that hold by an equal value: zero means none. */
const filtersOf = ({ type, bizId }: CouponQuery) => ({
  ...(type ? { type } : {}),
  ...(bizId ? { bizId } : {}),
});

/** The filters that many coupons may match or none. */
const searchOf = ({ regionId, keyword }: CouponQuery) =>
  and(
    regionId && regionId !== ALL_REGIONS ? forRegion(coupons.regionId, regionId) : undefined,
    keyword ? contains(coupons.title, keyword) : undefined,
  );

const stateOf = ({ status = -1 }: CouponQuery) => (status < 0 ? undefined : stateConditions[status]);

const where = (query: CouponQuery, all: boolean) =>
  and(
    all ? undefined : eq(coupons.isActive, true),
    stateOf(query),
    ...Object.keys(filtersOf(query)).map((name) =>
      eq(coupons[name as 'type' | 'bizId'], sql.placeholder(name)),
    ),
    searchOf(query),
  );

const selectCoupons = (db: Executor) =>
  db.select(columns).from(coupons).innerJoin(businesses, eq(businesses.id, coupons.bizId));

/** Coupons; those that are switched off only with `all`. */
export const findCoupons = (
  db: Executor,
  query: CouponQuery & Paging<keyof typeof sortColumns>,
  all: boolean,
) => {
  const order = orderOf(query, sortColumns);
  const { skip = 0, limit = 10 } = query;
  const form = `${query.status ?? ''}${all ? ' all' : ''}`;
  const listed = { ...query, filters: filtersOf(query), search: searchOf(query), form, skip, limit };
  const page = { where: where(query, all), order, skip: offset(skip), limit: literal(limit) };
  return preparedPage(db, 'coupons.list', listed, (name) =>
    selectCoupons(db)
      .where(onPage(db, coupons, page))
      .orderBy(...order)
      .prepare(name),
  );
};

export const countCoupons = (db: Executor, query: CouponQuery, all: boolean): Promise<number> =>
  countRows(db, coupons, where(query, all), filtersOf(query));

/** One coupon, switched off or not, or null. */
export const findCoupon = async (db: Executor, id: number) => {
  const [row] = await prepared(db, 'coupons.get', (name) =>
    selectCoupons(db)
      .where(eq(coupons.id, sql.placeholder('id')))
      .prepare(name),
  ).execute({ id });
  return row ?? null;
};

/** Coupons of these ids that are on and have not ended; with `onlyIssuing` those that members can take now. */
export const findShownCoupons = (db: Executor, ids: number[], { onlyIssuing = false } = {}) =>
  selectCoupons(db).where(
    and(
      inArray(coupons.id, ids),
      eq(coupons.isActive, true),
      running,
      ...(onlyIssuing
        ? // One that begins this millisecond is found as it is due, which may be a part of it too early.
          [left, gt(coupons.totalQuantity, 0), lte(coupons.startAt, sql`now() + interval '1 millisecond'`)]
        : []),
    ),
  );

/** Locks a coupon against changes and claims of others until the transaction ends. */
export const lockCoupon = async (db: Executor, id: number): Promise<void> => {
  await db.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, id)).for('update');
};

/** The id of the coupon with this code, or null; until the transaction ends nobody else can take the code. */
export const findCode = async (db: Executor, code: string): Promise<number | null> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupon ${code}`}, 0))`);
  const [row] = await db.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code));
  return row?.id ?? null;
};

export const businessExists = async (db: Executor, id: number): Promise<boolean> => {
  const rows = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(eq(businesses.id, id))
    .for('share');
  return rows.length > 0;
};

/** Out: the new id. */
export const insertCoupon = async (db: Executor, values: CouponValues): Promise<number> => {
  const [row] = await db.insert(coupons).values(values).returning({ id: coupons.id });
  if (!row) throw new Error('no coupon row');
  return row.id;
};

export const updateCoupon = async (db: Executor, id: number, values: CouponValues): Promise<void> => {
  await db
    .update(coupons)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(coupons.id, id));
};

export const deleteCoupon = async (db: Executor, id: number): Promise<void> => {
  await db.delete(coupons).where(eq(coupons.id, id));
};

/** A member's grade; until the transaction ends staff cannot change it. */
export const findLevel = async (db: Executor, userId: number): Promise<number> => {
  const [row] = await db.select({ level: users.level }).from(users).where(eq(users.id, userId)).for('share');
  return row?.level ?? 0;
};

/** Takes one from what is left of a coupon that is locked. */
export const takeOne = async (db: Executor, id: number): Promise<void> => {
  await db
    .update(coupons)
    .set({ issuedQuantity: sql`${coupons.issuedQuantity} + 1` })
    .where(eq(coupons.id, id));
};

export const countClaims = (db: Executor, couponId: number, userId?: number): Promise<number> => {
  const own = userId === undefined ? undefined : eq(claims.userId, userId);
  return countRows(db, claims, and(eq(claims.couponId, couponId), own));
};

const claimColumns = {
  id: claims.id,
  couponId: claims.couponId,
  code: coupons.code,
  claimedAt: claims.claimedAt,
  usedAt: claims.usedAt,
};

export type ClaimRow = NonNullable<Awaited<ReturnType<typeof findClaim>>>;

/** One of a member's coupons, or null. */
export const findClaim = async (db: Executor, id: number, userId: number) => {
  const [row] = await db
    .select(claimColumns)
    .from(claims)
    .innerJoin(coupons, eq(coupons.id, claims.couponId))
    .where(and(eq(claims.id, id), eq(claims.userId, userId)));
  return row ?? null;
};

/** Out: the new id. */
export const insertClaim = async (db: Executor, couponId: number, userId: number): Promise<number> => {
  const [row] = await db.insert(claims).values({ couponId, userId }).returning({ id: claims.id });
  if (!row) throw new Error('no claim row');
  return row.id;
};

/** Marks a member's coupon as used. Out: false when it was used before, or is not theirs. */
export const useClaim = async (db: Executor, id: number, userId: number): Promise<boolean> => {
  const rows = await db
    .update(claims)
    .set({ usedAt: sql`now()` })
    .where(and(eq(claims.id, id), eq(claims.userId, userId), isNull(claims.usedAt)))
    .returning({ id: claims.id });
  return rows.length > 0;
};

/** A member's coupons, last claimed first. */
export const findClaims = (db: Executor, userId: number, query: Paging<'id'>) =>
  db
    .select({ claim: claimColumns, coupon: columns })
    .from(claims)
    .innerJoin(coupons, eq(coupons.id, claims.couponId))
    .innerJoin(businesses, eq(businesses.id, coupons.bizId))
    .where(eq(claims.userId, userId))
    .orderBy(direction(query, 'DESC')(claims.id))
    .offset(query.skip ?? 0)
    .limit(query.limit ?? 20);

export const countOwnClaims = (db: Executor, userId: number): Promise<number> =>
  countRows(db, claims, eq(claims.userId, userId));

/** Announces coupons that began or ended after `since`, as the triggers announce changes of their rows. */
export const announceStates = async (db: Executor, since: Date): Promise<void> => {
  const within = (moment: typeof coupons.startAt) => and(gt(moment, since), lte(moment, sql`now()`));
  await db
    .select({ announced: sql`pg_notify(${CHANNEL}, 'coupons,coupons:' || ${coupons.id})` })
    .from(coupons)
    .where(and(eq(coupons.isActive, true), or(within(coupons.startAt), within(coupons.endAt))));
};

/** How many of a member's coupons can still be used. */
export const countUsableClaims = async (db: Executor, userId: number): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(claims)
    .innerJoin(coupons, eq(coupons.id, claims.couponId))
    .where(and(eq(claims.userId, userId), isNull(claims.usedAt), gt(coupons.endAt, sql`now()`)));
  return row?.n ?? 0;
};
