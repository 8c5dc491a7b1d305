// Runs on both engines: SELECT pg_advisory_xact_lock(…) while the files of a picture are stored or removed.
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { imageVariant } from '@hanca/common/image-variants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { images } from '../../db/schema/images.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { jpeg } from '../../testing/sample-files.ts';
import { type Disk, localDisk } from './local-disk.ts';
import { type ProcessedImage, processImage } from './process.ts';
import { createImageStore, type ImageStore } from './store.ts';

const DAY_MS = 24 * 3_600_000;

let product: TestProduct;
let root: string;
let picture: ProcessedImage;
beforeAll(async () => {
  product = await startProduct();
  root = await mkdtemp(join(tmpdir(), 'hanca-lock-'));
  picture = await processImage(await jpeg());
});
afterAll(async () => {
  await product.close();
  await rm(root, { recursive: true, force: true });
});

/** A store as another process on the same database and folder has one. */
const newStore = (disk: Partial<Disk> = {}): ImageStore =>
  createImageStore(root, product.services.db, { nameKey: new Uint8Array(), disk: { ...localDisk, ...disk } });

const save = (store: ImageStore) => store.save('realty', product.ids.member, picture, new Date());

/** Whether a save waits for the lock; on the embedded database it waits for the only connection. */
const isWaiting = async (): Promise<boolean> => {
  const { database } = product.services;
  if (database.engine === 'embedded') return database.pool.waitingCount > 0;
  const { rows } = await database.pool.query(
    "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
  );
  return rows.length > 0;
};

/** Goes on once the task is over, or can go no further. */
const untilOverOrWaiting = async (task: Promise<unknown>): Promise<void> => {
  let over = false;
  void task.finally(() => {
    over = true;
  });
  while (!over && !(await isWaiting())) await nextTurn();
};

/** Stores the picture, without a row and as if two days ago, so that a sweep takes it. Out: its path. */
const storeOld = async (): Promise<string> => {
  const path = await save(newStore());
  await product.services.db.delete(images);
  const old = new Date(Date.now() - 2 * DAY_MS);
  await utimes(join(root, path.slice('/images'.length)), old, old);
  return path;
};

const sweep = (store: ImageStore) => store.sweep(new Date(Date.now() - DAY_MS));

const expectStored = async (path: string) => {
  const rows = await product.services.db.select({ path: images.path }).from(images);
  expect(rows).toEqual([{ path }]);
  for (const file of [path, imageVariant(path, 'small'), imageVariant(path, '600')]) {
    expect(await newStore().open(file, '')).not.toBeNull();
  }
};

test('a picture that is stored again while another process is about to remove its files is there', async () => {
  const path = await storeOld();
  let saving: Promise<string> | null = null;
  let looks = 0;
  const look: Disk['look'] = async (file) => {
    const found = await localDisk.look(file);
    looks += 1;
    // The last look before the files go.
    if (looks === 2) {
      saving = save(newStore());
      await untilOverOrWaiting(saving);
    }
    return found;
  };
  expect(await sweep(newStore({ look }))).toMatchObject({ removed: [path] });
  expect(await saving).toBe(path);
  await expectStored(path);
});

test('a sweep that found the old files leaves those that another process is storing', async () => {
  const path = await storeOld();
  const placing = Promise.withResolvers<void>();
  let saving: Promise<string> | null = null;
  let sweeping: ReturnType<typeof sweep> | null = null;
  const rename: Disk['rename'] = async (from, to) => {
    placing.resolve();
    if (sweeping) await untilOverOrWaiting(sweeping);
    await localDisk.rename(from, to);
  };
  const look: Disk['look'] = async (file) => {
    const found = await localDisk.look(file);
    if (!saving) {
      saving = save(newStore({ rename }));
      await placing.promise;
    }
    return found;
  };
  sweeping = sweep(newStore({ look }));
  expect(await sweeping).toMatchObject({ removed: [] });
  expect(await saving).toBe(path);
  await expectStored(path);
});
