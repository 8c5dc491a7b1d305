import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Database } from '../../server/src/db/connect.ts';
import { claims, coupons } from '../../server/src/db/schema/coupons.ts';
import { images } from '../../server/src/db/schema/images.ts';
import { posts } from '../../server/src/db/schema/posts.ts';
import { realties } from '../../server/src/db/schema/realties.ts';
import { users } from '../../server/src/db/schema/users.ts';
import { createImageStore } from '../../server/src/features/images/store.ts';
import { removeUnreferenced } from '../../server/src/features/images/unreferenced.ts';
import { createUploads } from '../../server/src/features/images/uploads.ts';
import { describe, imageFiles } from './check.ts';
import { type Book, type Draft, isSame, type Ledger, stateOf } from './ledger.ts';

const HOUR_MS = 3_600_000;

const compare = (kind: string, { entries }: Book, rows: readonly (Draft & { id: number })[]): string[] => {
  const faults: string[] = [];
  const left = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { state }] of entries) {
    const row = left.get(id);
    const found = row ? stateOf(row) : null;
    if (!isSame(found, state))
      faults.push(`${kind} ${id}: found ${describe(found)}, acknowledged ${describe(state)}`);
    left.delete(id);
  }
  for (const id of left.keys()) faults.push(`${kind} ${id} was never sent`);
  return faults;
};

const checkClaims = async ({ db }: Database, ledger: Ledger): Promise<string[]> => {
  const faults: string[] = [];
  const stored = await db.select({ id: claims.id, couponId: claims.couponId }).from(claims);
  const ids = new Set(stored.map(({ id }) => id));
  for (const claim of [...ledger.coupons.values()].flatMap((coupon) => coupon.claims)) {
    if (!ids.has(claim)) faults.push(`claim ${claim} is lost`);
  }
  for (const { id, issuedQuantity, totalQuantity } of await db.select().from(coupons)) {
    const count = stored.filter(({ couponId }) => couponId === id).length;
    if (count !== issuedQuantity || count > totalQuantity)
      faults.push(`coupon ${id}: ${count} claims, ${issuedQuantity} of ${totalQuantity} issued`);
  }
  return faults;
};

/** The stored paths of the rows, and the files below the folder of pictures as such paths. */
const storedImages = async ({ db }: Database, dataDir: string) => {
  const rows = await db.select({ path: images.path }).from(images);
  const folder = join(dataDir, 'images');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/images/${relative(folder, join(entry.parentPath, entry.name))}`);
  return { rows: rows.map(({ path }) => path), files };
};

const orphansAmong = ({ rows, files }: Awaited<ReturnType<typeof storedImages>>) => {
  const due = rows.flatMap(imageFiles);
  const [present, known] = [new Set(files), new Set(due)];
  return {
    lost: due.filter((file) => !present.has(file)).map((file) => `${file} has a row and no file`),
    left: files.filter((file) => !known.has(file)).map((file) => `${file} has no row`),
  };
};

interface DatabaseCheck {
  /** What is lost or torn, or left over by the sweep. */
  faults: string[];
  /** How many files of cut-off uploads the sweep took. */
  swept: number;
}

/** Compares all rows with the ledger, sweeps as if a day had gone by, and compares rows and files of pictures. */
export const checkDatabase = async (
  database: Database,
  dataDir: string,
  ledger: Ledger,
): Promise<DatabaseCheck> => {
  const { db } = database;
  const records = { posts: await db.select().from(posts), listings: await db.select().from(realties) };
  const before = await storedImages(database, dataDir);
  const cutOff = orphansAmong(before);

  const later = new Date(Date.now() + HOUR_MS);
  await removeUnreferenced(db, later);
  await createImageStore(join(dataDir, 'images'), db, { nameKey: new Uint8Array() }).sweep(later);
  const uploads = createUploads(join(dataDir, 'uploads'), { hasRoomFor: () => true });
  const received = await uploads.sweep(later);
  const after = await storedImages(database, dataDir);
  const orphans = orphansAmong(after);
  const shown = [...records.posts, ...records.listings].flatMap((record) => record.images);
  const admins = (await db.select().from(users)).filter(({ roles }) => roles.includes('admin'));
  const faults = [
    ...compare('post', ledger.posts, records.posts),
    ...compare('listing', ledger.listings, records.listings),
    ...(await checkClaims(database, ledger)),
    ...ledger.images.filter((path) => !before.rows.includes(path)).map((path) => `${path} is lost`),
    ...cutOff.lost,
    ...orphans.lost,
    ...orphans.left,
    ...shown.filter((path) => !after.rows.includes(path)).map((path) => `${path} is shown and swept`),
    ...(admins.length === 1 ? [] : [`${admins.length} admins in place of one`]),
  ];
  return { faults, swept: cutOff.left.length + received };
};
