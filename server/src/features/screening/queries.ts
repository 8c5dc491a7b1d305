import { and, arrayOverlaps, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { countRows } from '../../db/rows.ts';
import { messages } from '../../db/schema/conversations.ts';
import { realties } from '../../db/schema/realties.ts';
import { realtyPhones, realtyPictures, toScreen } from '../../db/schema/screening.ts';
import { SAME_BITS } from './perceptual-hash.ts';

export type Due = Pick<typeof toScreen.$inferSelect, 'id' | 'realtyId' | 'messageId'>;
export type ScreenedListing = NonNullable<Awaited<ReturnType<typeof findListing>>>;
export type ListingPicture = Pick<typeof realtyPictures.$inferInsert, 'path' | 'bands'> & {
  hash: bigint | null;
};

/** As many members and listings as staff are shown of one reason. */
const SHOWN_MAX = 20;

/** What waits to be screened, the oldest first: of two listings with one picture the later is the copy. */
export const findDue = (db: Executor, most: number): Promise<Due[]> =>
  db
    .select({ id: toScreen.id, realtyId: toScreen.realtyId, messageId: toScreen.messageId })
    .from(toScreen)
    // Stored in whole milliseconds, of which the one of now may lie ahead.
    .where(lte(toScreen.dueAt, sql`now() + interval '1 millisecond'`))
    .orderBy(asc(toScreen.dueAt), asc(toScreen.id))
    .limit(most);

export const removeDue = async (db: Executor, ids: number[]): Promise<void> => {
  await db.delete(toScreen).where(inArray(toScreen.id, ids));
};

/** Tries what could not be screened again in ten minutes. */
export const postpone = async (db: Executor, ids: number[]): Promise<void> => {
  await db
    .update(toScreen)
    .set({ dueAt: sql`now() + interval '10 minutes'` })
    .where(inArray(toScreen.id, ids));
};

/** A listing as it is screened, with its pictures that were looked at before; null when it is gone. */
export const findListing = async (db: Executor, id: number) => {
  const { userId, title, content, phone, images, hiddenReason } = realties;
  const { availableDate, housemates, houseRules } = realties;
  const [listing] = await db
    .select({
      ...{ userId, title, content, phone, images },
      ...{ availableDate, housemates, houseRules },
      /** Whether it can be asked about, now or once its owner is verified. */
      offered: sql<boolean>`${hiddenReason} is null and ${realties.expiresAt} > now()`,
    })
    .from(realties)
    .where(eq(realties.id, id));
  if (!listing) return null;
  const { path, hash, bands } = realtyPictures;
  const known = await db
    .select({ path, hash, bands })
    .from(realtyPictures)
    .where(eq(realtyPictures.realtyId, id));
  return { ...listing, id, known };
};

/** Listings of other members that have one of the numbers. */
export const findSamePhones = (db: Executor, userId: number, phones: string[]) =>
  db
    .select({ phone: realtyPhones.phone, realtyId: realtyPhones.realtyId, userId: realties.userId })
    .from(realtyPhones)
    .innerJoin(realties, eq(realties.id, realtyPhones.realtyId))
    .where(and(inArray(realtyPhones.phone, phones), ne(realties.userId, userId)))
    .orderBy(asc(realtyPhones.realtyId))
    .limit(SHOWN_MAX);

/** Pictures in listings of other members that look like this one, the nearest first. */
export const findSamePictures = (
  db: Executor,
  userId: number,
  { hash, bands }: { hash: bigint; bands: number[] },
) => {
  const apart = sql`bit_count((${realtyPictures.hash} # ${hash}::bigint)::bit(64))`;
  return (
    db
      .select({ other: realtyPictures.path, realtyId: realtyPictures.realtyId, userId: realties.userId })
      .from(realtyPictures)
      .innerJoin(realties, eq(realties.id, realtyPictures.realtyId))
      .where(
        and(
          arrayOverlaps(realtyPictures.bands, bands),
          sql`${apart} <= ${SAME_BITS}`,
          ne(realties.userId, userId),
        ),
      )
      // An order that an index has would have all pictures walked in it: 365 ms of a million in place of 1.
      .orderBy(apart, asc(realtyPictures.realtyId))
      .limit(SHOWN_MAX)
  );
};

/** Stores what other listings are compared with, in place of what was stored of the listing before. */
export const putTraces = async (
  tx: Executor,
  realtyId: number,
  { phones, pictures }: { phones: string[]; pictures: ListingPicture[] },
): Promise<void> => {
  await tx.delete(realtyPhones).where(eq(realtyPhones.realtyId, realtyId));
  await tx.delete(realtyPictures).where(eq(realtyPictures.realtyId, realtyId));
  if (phones.length > 0) await tx.insert(realtyPhones).values(phones.map((phone) => ({ realtyId, phone })));
  if (pictures.length > 0)
    await tx.insert(realtyPictures).values(pictures.map((picture) => ({ realtyId, ...picture })));
};

/** A message, and how many there are in its conversation up to it; null when it is gone. */
export const findMessage = async (db: Executor, id: number) => {
  const { conversationId, fromUserId: writerId, text } = messages;
  const [row] = await db.select({ conversationId, writerId, text }).from(messages).where(eq(messages.id, id));
  if (!row) return null;
  const upTo = and(eq(messages.conversationId, row.conversationId), lte(messages.id, id));
  return { ...row, position: await countRows(db, messages, upTo) };
};
