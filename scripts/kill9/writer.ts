import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Client } from '@hanca/common/client.ts';
import sharp from 'sharp';
import { BadAnswer } from './calls.ts';
import type { Book, Draft, Entry, Ledger } from './ledger.ts';
import { listingsOf, postsOf, type Records } from './records.ts';

const SIDE_PX = 48;
const CONTENT_BYTES_MAX = 3000;
const PICTURES_MAX = 3;
const COUPONS_MAX = 5;
const DAY_MS = 24 * 3_600_000;

/** A picture unlike any other. */
const picture = (): Promise<Buffer> =>
  sharp(randomBytes(SIDE_PX * SIDE_PX * 3), { raw: { width: SIDE_PX, height: SIDE_PX, channels: 3 } })
    .jpeg()
    .toBuffer();

const newDraft = (images: readonly string[]): Draft => ({
  title: `중단 시험 ${randomUUID()}`,
  content: `본문 ${randomBytes(randomInt(100, CONTENT_BYTES_MAX)).toString('base64')}`,
  images,
});

/** The product's rules (none left, enough for today), and a server that is busy: nobody knows whether it wrote. */
const REFUSALS = [409, 429, 503];

/** Creates, changes and deletes records of its own. */
const recordWriter = (records: Records, book: Book, images: () => readonly string[]) => {
  const own: [number, Entry][] = [];

  const create = async () => {
    const draft = newDraft(images());
    book.unanswered.set(draft.title, draft);
    const { id } = await records.create(draft);
    const entry: Entry = { state: draft };
    own.push([id, entry]);
    book.entries.set(id, entry);
    book.unanswered.delete(draft.title);
  };

  const change = async ([id, entry]: [number, Entry]) => {
    const next = newDraft(images());
    entry.pending = next;
    await records.update(id, next);
    entry.state = next;
    delete entry.pending;
    own.push([id, entry]);
  };

  const remove = async ([id, entry]: [number, Entry]) => {
    entry.pending = null;
    await records.remove(id);
    entry.state = null;
    delete entry.pending;
  };

  return async () => {
    const dice = randomInt(100);
    // Taken out, since nobody knows how it is while there is no answer.
    const [one] = own.length > 0 && dice < 55 ? own.splice(randomInt(own.length), 1) : [];
    if (!one) await create();
    else if (dice < 40) await change(one);
    else await remove(one);
  };
};

export interface Clients {
  /** Writes posts and coupons. */
  staff: Client;
  /** Stores pictures, writes listings and claims coupons. */
  member: Client;
  /** The shop whose coupons are issued. */
  shop: number;
}

/** Writes until the server is gone. */
export const writeUntilKilled = async ({ staff, member, shop }: Clients, ledger: Ledger): Promise<void> => {
  const paths: string[] = [];
  const some = () => paths.slice(-randomInt(PICTURES_MAX + 1));
  const writePost = recordWriter(postsOf(staff), ledger.posts, some);
  const writeListing = recordWriter(listingsOf(member), ledger.listings, some);

  const upload = async () => {
    const files = new FormData();
    files.set('target', 'realty');
    files.set('file', new Blob([new Uint8Array(await picture())]), 'picture.jpg');
    const stored = await member.images.upload({ files });
    paths.push(...stored);
    ledger.images.push(...stored);
  };

  const issue = async () => {
    const quantity = randomInt(1, COUPONS_MAX + 1);
    const times = { startDate: Date.now() - DAY_MS, endDate: Date.now() + DAY_MS };
    const terms = { type: 1, discount: 5, totalQuantity: quantity, perMember: COUPONS_MAX } as const;
    const code = randomUUID();
    const text = { title: '중단 시험', content: '쿠폰', code };
    const body = { ...text, ...terms, ...times, regionId: 'CA59', bizId: shop, isActive: true };
    const { id } = await staff.coupons.create({ body });
    ledger.coupons.set(id, { quantity, claims: [] });
  };

  /** Of the newest, which the other writers claim too. */
  const claim = async () => {
    const newest = [...ledger.coupons].at(-1);
    if (!newest) return issue();
    const [id, { claims }] = newest;
    claims.push((await member.coupons.claim({ params: { id } })).id);
  };

  const writeOne = () => {
    const dice = randomInt(100);
    if (dice < 25) return writeListing();
    if (dice < 50) return claim();
    if (dice < 65) return upload();
    return dice < 72 ? issue() : writePost();
  };

  for (;;) {
    try {
      await writeOne();
      ledger.acknowledged += 1;
    } catch (error) {
      // A connection that was cut is the end that was meant to come.
      if (error instanceof TypeError) return;
      if (!(error instanceof BadAnswer && REFUSALS.includes(error.status))) throw error;
    }
  }
};
