import { AMENITIES } from '@hanca/common/amenities.ts';
import { type RealtyInput, realtyInput } from '@hanca/common/contract/realty-input.ts';
import { IN_DEAL, LISTING_DAYS } from '@hanca/common/realties.ts';
import { landmarks } from '../server/src/db/schema/landmarks.ts';
import { realties, realtyViews } from '../server/src/db/schema/realties.ts';
import { reports } from '../server/src/db/schema/reports.ts';
import { savedRealties } from '../server/src/db/schema/saved.ts';
import { realtyPictures } from '../server/src/db/schema/screening.ts';
import { findListingTypes } from '../server/src/features/categories/queries.ts';
import { toValues } from '../server/src/features/realties/columns.ts';
import { checkReferences } from '../server/src/features/realties/input.ts';
import { visibleNow } from '../server/src/features/realties/write-queries.ts';
import type { Content } from './content.ts';
import { idsByKey, named, oldestFirst, type Setting } from './setting.ts';
import { storeConversations } from './store-conversations.ts';

type DemoRealty = Content['realties'][number];

/** A listing as its owner would have sent it. Throws ZodError where it breaks a rule of the contract. */
export const realtyInputOf = (
  { options, absent, availableFrom, ...realty }: DemoRealty,
  images: string[],
  now: Date,
): RealtyInput =>
  realtyInput.parse({
    ...realty,
    locationBy: 'pin',
    images,
    options: Object.fromEntries(
      AMENITIES.map(({ code }) => [code, options.includes(code) || (absent.includes(code) ? false : null)]),
    ),
    availableFrom: availableFrom
      ? Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + availableFrom.months, availableFrom.day)
      : null,
  });

/** Listings that are older were confirmed since. */
const CONFIRMED_AFTER_DAYS = 14;

/** Stores the listings, oldest first, and what happened to them since. */
export const storeRealties = async (setting: Setting): Promise<void> => {
  const { tx, content, now, before, memberId, pathsOf, pointKey, staffId } = setting;
  const list = oldestFirst(content.realties);
  const types = await findListingTypes(tx);
  const values = [];
  for (const realty of list) {
    const { author, daysAgo, previousPrice = null, hiddenReason = null } = realty;
    const input = realtyInputOf(realty, pathsOf('realty', realty.pictures), now);
    const references = await checkReferences(tx, input, { types, callerId: staffId });
    values.push({
      ...toValues(input, { ...references, userId: memberId(author), pointKey }),
      previousPrice,
      priceSince: before(previousPrice === null ? daysAgo : daysAgo / 2),
      hiddenReason,
      createdAt: before(daysAgo),
      confirmedAt: daysAgo > CONFIRMED_AFTER_DAYS ? before(daysAgo / 4) : null,
      updatedAt: before(previousPrice === null ? daysAgo : daysAgo / 2),
      expiresAt: before(daysAgo - LISTING_DAYS),
    });
  }
  const stored = await tx
    .insert(realties)
    .values(values)
    .returning({ id: realties.id, images: realties.images });
  const ids = idsByKey(list, stored);
  // One drawing stands in homes of several members here: screening, which looks at each picture once, takes none for a copy.
  await tx
    .insert(realtyPictures)
    .values(
      stored.flatMap(({ id: realtyId, images }) =>
        images.map((path) => ({ realtyId, path, hash: null, bands: [] })),
      ),
    );
  await tx.update(realties).set({ visible: visibleNow() });

  const idOf = (key: string): number => named(ids, 'listing', key);
  await tx.insert(realtyViews).values(list.map(({ key, views }) => ({ realtyId: idOf(key), count: views })));
  await tx.insert(savedRealties).values(
    content.saves.flatMap(({ realty, members, note = '', price }) =>
      (members?.map(memberId) ?? [staffId]).map((userId) => ({
        ...{ userId, realtyId: idOf(realty), note },
        ...(price ? { price, status: IN_DEAL, seenPrice: price, seenStatus: IN_DEAL } : {}),
      })),
    ),
  );
  await tx.insert(reports).values(
    oldestFirst(content.reports).map(({ realty, author, daysAgo, reason, text, status }) => ({
      realtyId: idOf(realty),
      userId: memberId(author),
      reason,
      text: text ?? '',
      status,
      createdAt: before(daysAgo),
      updatedAt: before(daysAgo),
    })),
  );
  await tx.insert(landmarks).values(content.landmarks.map((one) => ({ ...one, titleEn: one.titleEn ?? '' })));
  await storeConversations(setting, idOf);
};
