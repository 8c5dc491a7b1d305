import type { Client } from '@hanca/common/client.ts';
import { IMAGE_VARIANTS, imageVariant } from '@hanca/common/image-variants.ts';
import { BadAnswer } from './calls.ts';
import { type Book, type Coupon, type Entry, isSame, type State } from './ledger.ts';
import type { Records } from './records.ts';

const PAGE = 100;

const find = async (records: Records, id: number): Promise<State> => {
  try {
    return await records.get(id);
  } catch (error) {
    if (error instanceof BadAnswer && error.status === 404) return null;
    throw error;
  }
};

export const describe = (state: State | undefined): string =>
  state
    ? `'${state.title}' (${state.content.length}, ${state.images.length} pictures)`
    : state === null
      ? 'deleted'
      : 'nothing';

/** What is found becomes what must be found from now on. Out: a fault, or null. */
const settle = (id: number, entry: Entry, found: State): string | null => {
  const { state, pending } = entry;
  const isGood = isSame(found, state) || (pending !== undefined && isSame(found, pending));
  entry.state = found;
  delete entry.pending;
  return isGood
    ? null
    : `record ${id}: found ${describe(found)}, acknowledged ${describe(state)}, sent ${describe(pending)}`;
};

/** Compares the records of one round with what the server now has; adopts those whose answer was lost. Out: faults. */
export const checkBook = async (
  records: Records,
  { entries, unanswered }: Book,
  since: ReadonlySet<number>,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const [id, entry] of entries) {
    if (since.has(id)) continue;
    const fault = settle(id, entry, await find(records, id));
    if (fault) faults.push(fault);
  }
  for (let skip = 0; ; skip += PAGE) {
    const found = await records.list({ skip, limit: PAGE });
    const isNew = found.filter(({ id }) => !since.has(id));
    for (const { id, title } of isNew.filter((summary) => !entries.has(summary.id))) {
      const state = await find(records, id);
      if (!isSame(state, unanswered.get(title) ?? null))
        faults.push(`record ${id}: ${title} is not as it was sent`);
      entries.set(id, { state });
    }
    if (isNew.length < PAGE) break;
  }
  unanswered.clear();
  return faults;
};

/** Whether of each coupon at least what was acknowledged and at most what there is was issued. Out: faults. */
export const checkCoupons = async (
  client: Client,
  coupons: Iterable<[number, Coupon]>,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const [id, { quantity, claims }] of coupons) {
    const { issuedQuantity } = await client.coupons.get({ params: { id } });
    if (issuedQuantity < claims.length || issuedQuantity > quantity)
      faults.push(`coupon ${id}: ${issuedQuantity} of ${quantity} issued, ${claims.length} acknowledged`);
  }
  return faults;
};

/** Returns the paths of all files that are stored for a picture: the picture itself and its resized copies. */
export const imageFiles = (path: string): string[] => [
  path,
  ...IMAGE_VARIANTS.map((variant) => imageVariant(path, variant)),
];

/** Returns a fault for each size of the acknowledged pictures that is not served whole to staff. */
export const checkImages = async (
  url: string,
  client: Client,
  paths: readonly string[],
): Promise<string[]> => {
  const faults: string[] = [];
  for (const path of paths) {
    // Signed where nothing shows the picture.
    const [signed] = await client.images.addresses({ query: { paths: path } });
    const query = signed?.address.split('?')[1] ?? '';
    for (const size of imageFiles(path)) {
      const reply = await fetch(`${url}${size}?${query}`, { headers: { accept: 'image/jpeg' } });
      const bytes = Buffer.from(await reply.arrayBuffer());
      const isWhole = bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
      if (reply.status !== 200 || !isWhole) faults.push(`${size}: ${reply.status}, ${bytes.length} bytes`);
    }
  }
  return faults;
};
