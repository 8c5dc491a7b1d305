import { readFile } from 'node:fs/promises';
import { imageVariant } from '@hanca/common/image-variants.ts';
import { RENT } from '@hanca/common/realties.ts';
import type { FactReason, StoredReason } from '@hanca/common/screening.ts';
import { MESSAGE_MAX } from '@hanca/common/text-limits.ts';
import type { Executor } from '../../db/executor.ts';
import type { Services } from '../../services.ts';
import { compare, findHome } from '../realties/around.ts';
import { lookThrough } from './look-through.ts';
import { bandsOf, perceptualHash } from './perceptual-hash.ts';
import {
  findListing,
  findSamePhones,
  findSamePictures,
  type ListingPicture,
  putTraces,
  type ScreenedListing,
} from './queries.ts';
import { raise } from './raise.ts';
import { isFarUnder } from './rules/far-under-median.ts';
import type { Raised } from './text-rules.ts';

type Screening = Pick<Services, 'db' | 'store'>;

/** All that its lister writes. */
const textOf = ({ title, content, availableDate, housemates, houseRules }: ScreenedListing): string =>
  [title, content, availableDate, housemates, houseRules].filter((text) => text !== '').join('\n');

/** What its pictures look like; one without a file looks like nothing. */
const lookAt = async (
  { store }: Screening,
  { images, known }: ScreenedListing,
): Promise<ListingPicture[]> => {
  const pictures: ListingPicture[] = [];
  for (const path of new Set(images)) {
    const before = known.find((picture) => picture.path === path);
    const opened = before ? null : await store.open(imageVariant(path, 'small'), '');
    const hash = opened ? await perceptualHash(await readFile(opened.file)) : null;
    pictures.push(before ?? { path, hash, bands: hash === null ? [] : bandsOf(hash) });
  }
  return pictures;
};

const priceReasons = async (db: Executor, id: number): Promise<FactReason[]> => {
  // Read once more, with its price: it may be of another kind by now.
  const home = await findHome(db, id);
  if (home?.txType !== RENT) return [];
  const { price } = home;
  const likeHomes = await compare(db, home);
  if (!likeHomes || !isFarUnder(price, likeHomes.median)) return [];
  const { median, count, placeName } = likeHomes;
  return [{ code: 'price', price, median, count, placeName }];
};

const unique = (ids: number[]): number[] => [...new Set(ids)];

const phoneReasons = async (db: Executor, userId: number, phones: string[]): Promise<FactReason[]> => {
  const same = phones.length > 0 ? await findSamePhones(db, userId, phones) : [];
  const [first] = same;
  if (!first) return [];
  const userIds = unique(same.map((one) => one.userId));
  return [
    { code: 'phone', phone: first.phone, userIds, realtyIds: unique(same.map(({ realtyId }) => realtyId)) },
  ];
};

const pictureReasons = async (
  db: Executor,
  userId: number,
  looks: readonly ListingPicture[],
): Promise<FactReason[]> => {
  const same = [];
  for (const { path, hash, bands } of looks) {
    if (hash === null) continue;
    for (const one of await findSamePictures(db, userId, { hash, bands })) same.push({ path, ...one });
  }
  if (same.length === 0) return [];
  const pictures = same.map(({ path, other, realtyId }) => ({ path, other, realtyId }));
  return [{ code: 'picture', userIds: unique(same.map((one) => one.userId)), pictures }];
};

/** A description may be one sentence of 200,000 letters: staff are shown as much of it as a message can hold. */
const textReasons = (text: string, raised: readonly Raised[]): StoredReason[] =>
  raised.map(({ code, start, end }) => ({
    code,
    text: text.slice(start, Math.min(end, start + MESSAGE_MAX)).trim(),
  }));

/**
 * Screens a listing as it is now, and calls `done` in the transaction that stores what was found. Of one that is hidden or has
 * ended only what others are compared with is stored. Out: whether staff have something new to look at.
 */
export const screenListing = async (
  services: Screening,
  id: number,
  done: (tx: Executor) => Promise<void>,
): Promise<boolean> => {
  const { db } = services;
  const listing = await findListing(db, id);
  if (!listing) {
    await done(db);
    return false;
  }
  const { userId } = listing;
  // Its number last, so that places in the text stay as they are.
  const text = textOf(listing);
  const { raised, phones } = await lookThrough(`${text}\n${listing.phone}`);
  const pictures = await lookAt(services, listing);
  const reasons = listing.offered
    ? [
        ...(await priceReasons(db, id)),
        ...(await phoneReasons(db, userId, phones)),
        ...(await pictureReasons(db, userId, pictures)),
        ...textReasons(text, raised),
      ]
    : [];
  return db.transaction(async (tx) => {
    await putTraces(tx, id, { phones, pictures });
    const isRaised = await raise(tx, { realtyId: id }, reasons);
    await done(tx);
    return isRaised;
  });
};
