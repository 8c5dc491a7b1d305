import { HOME_TYPES_PID, TRANSACTION_TYPES_PID } from '@hanca/common/realties.ts';
import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import { countRows } from '../../db/rows.ts';
import { categories } from '../../db/schema/categories.ts';
import { listers } from '../../db/schema/listers.ts';
import { type Absent, realties, realtyViews } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];
export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];
export type DetailRow = NonNullable<Awaited<ReturnType<typeof findRealty>>>;
/** The titles of a listing's types. */
const homeTypes = alias(categories, 'home_types');
const transactionTypes = alias(categories, 'transaction_types');

/** What everybody is shown of a listing in a list. */
const cardColumns = {
  id: realties.id,
  title: realties.title,
  // As JSON, which is read ten times as fast as PostgreSQL's own form of arrays.
  images: sql<string[]>`to_json(${realties.images})`,
  regionId: realties.regionId,
  cityId: realties.cityId,
  reType: realties.reType,
  reTypeTitle: homeTypes.title,
  txType: realties.txType,
  price: realties.price,
  previousPrice: realties.previousPrice,
  priceSince: realties.priceSince,
  bedroom: realties.bedroom,
  bathroom: realties.bathroom,
  area: realties.area,
  publicAddress: realties.publicAddress,
  publicLat: realties.publicLat,
  publicLng: realties.publicLng,
  furnished: realties.furnished,
  parking: realties.parking,
  absent: sql<Absent[]>`to_json(${realties.absent})`,
  availability: realties.availability,
  availableDate: realties.availableDate,
  roomKind: realties.roomKind,
  bathKind: realties.bathKind,
  utilitiesIncluded: realties.utilitiesIncluded,
  womenOnly: realties.womenOnly,
  status: realties.status,
  userId: realties.userId,
  userName: users.name,
  createdAt: realties.createdAt,
  updatedAt: realties.updatedAt,
  inquiredAt: realties.inquiredAt,
  unconfirmed: realties.unconfirmed,
  visible: realties.visible,
};

/** And what its owner and staff are shown: holds the exact place of the home, so it goes through `presentSummary`. */
const summaryColumns = {
  ...cardColumns,
  address: realties.address,
  lat: realties.lat,
  lng: realties.lng,
  expiresAt: realties.expiresAt,
  hiddenReason: realties.hiddenReason,
  unverified: realties.unverified,
  viewCount: realtyViews.count,
};

const detailColumns = {
  ...summaryColumns,
  txTypeTitle: transactionTypes.title,
  availableFrom: realties.availableFrom,
  minTermMonths: realties.minTermMonths,
  pets: realties.pets,
  content: realties.content,
  facing: realties.facing,
  buildYear: realties.buildYear,
  options: realties.options,
  parkingFee: realties.parkingFee,
  deposit: realties.deposit,
  utilities: realties.utilities,
  utilitiesFee: realties.utilitiesFee,
  smoking: realties.smoking,
  laundry: realties.laundry,
  storey: realties.storey,
  housemates: realties.housemates,
  houseRules: realties.houseRules,
  phone: realties.phone,
  userSince: users.createdAt,
  confirmedAt: realties.confirmedAt,
  answersWithin: listers.answersWithin,
  done: listers.done,
  verified: sql<boolean>`${users.verifiedAt} is not null`,
};

const isHomeType = and(
  eq(homeTypes.pid, sql.raw(String(HOME_TYPES_PID))),
  eq(homeTypes.value, realties.reType),
);
const isTransactionType = and(
  eq(transactionTypes.pid, sql.raw(String(TRANSACTION_TYPES_PID))),
  eq(transactionTypes.value, realties.txType),
);

/** Listings as `presentCard` takes them; the caller adds joins, conditions and the order. */
export const selectCards = (db: Executor) =>
  db
    .select(cardColumns)
    .from(realties)
    .innerJoin(users, eq(users.id, realties.userId))
    .leftJoin(homeTypes, isHomeType);

/** The same as `presentSummary` takes them. */
export const selectSummaries = (db: Executor) =>
  db
    .select(summaryColumns)
    .from(realties)
    .innerJoin(users, eq(users.id, realties.userId))
    .leftJoin(homeTypes, isHomeType)
    .leftJoin(realtyViews, eq(realtyViews.realtyId, realties.id));

/** Those of some listings that can be seen, as `presentCard` takes them, in no order. */
export const findCardsById = (db: Executor, ids: readonly number[]) =>
  selectCards(db).where(and(inArray(realties.id, [...ids]), realties.visible));

/** Listings as `presentDetail` takes them, whether they can be seen or not. */
const selectDetails = (db: Pick<Executor, 'select'>) =>
  db
    .select(detailColumns)
    .from(realties)
    .innerJoin(users, eq(users.id, realties.userId))
    .leftJoin(homeTypes, isHomeType)
    .leftJoin(transactionTypes, isTransactionType)
    .leftJoin(listers, eq(listers.id, realties.userId))
    .leftJoin(realtyViews, eq(realtyViews.realtyId, realties.id));

/** One listing as `presentDetail` takes it, whether it can be seen or not, or null. */
export const findRealty = async (db: Executor, id: number) => {
  const [row] = await prepared(db, 'realties.get', (name) =>
    selectDetails(db)
      .where(eq(realties.id, sql.placeholder('id')))
      .prepare(name),
  ).execute({ id });
  return row ?? null;
};

/** What a statement writes and returns, as `presentDetail` takes it: for the rest of the query it is the table. */
export const selectWritten = (db: Executor, written: SQLWrapper) =>
  selectDetails(db.with(db.$with('realties', {}).as(written.getSQL())));

/** Whose a listing is, or null. */
export const findOwner = async (db: Executor, id: number): Promise<number | null> => {
  const [row] = await prepared(db, 'realties.owner', (name) =>
    db
      .select({ userId: realties.userId })
      .from(realties)
      .where(eq(realties.id, sql.placeholder('id')))
      .prepare(name),
  ).execute({ id });
  return row?.userId ?? null;
};

/** How many listings a member has, seen or not. */
export const countListings = (db: Executor, userId: number): Promise<number> =>
  countRows(db, realties, eq(realties.userId, userId));
