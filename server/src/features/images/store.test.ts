import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { IMAGE_VARIANTS, imageVariant } from '@hanca/common/image-variants.ts';
import { IMAGE_PATH, type ImageTarget } from '@hanca/common/images.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Executor } from '../../db/executor.ts';
import { images } from '../../db/schema/images.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { jpeg, photo } from '../../testing/sample-files.ts';
import { ImageQueueFull, StorageFull } from './errors.ts';
import { type Disk, localDisk } from './local-disk.ts';
import { encodeAs, type ProcessedImage, processImage } from './process.ts';
import { createImageStore, type ImageStore } from './store.ts';

const NOW = new Date('2025-11-21T09:00:00Z');
const HOUR = 3_600_000;
/** What the names of the stored files end in, before their `.jpg`. */
const SUFFIXES = ['', ...IMAGE_VARIANTS.map((variant) => `_${variant}` as const)] as const;
const AVIF_BROWSER = 'image/avif,image/webp,image/png,*/*;q=0.8';
const WEBP_BROWSER = 'image/webp,*/*';

let product: TestProduct;
let db: Executor;
let root: string;
let red: ProcessedImage;
let landscape: ProcessedImage;

beforeAll(async () => {
  product = await startProduct();
  db = product.services.db;
  red = await processImage(await jpeg());
  landscape = await processImage(await photo(500, 380));
});
afterAll(() => product.close());
beforeEach(async () => {
  await db.delete(images);
  root = await mkdtemp(join(tmpdir(), 'hanca-images-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A store on the database of the product, with a folder of its own. */
const newStore = (parts: Partial<Parameters<typeof createImageStore>[2]> = {}) =>
  createImageStore(root, db, { nameKey: new Uint8Array([1]), ...parts });

/** Stores a picture of the member. */
const save = (store: ImageStore, target: ImageTarget, image: ProcessedImage, now = NOW) =>
  store.save(target, product.ids.member, image, now);

const rows = () => db.select().from(images).orderBy(images.path);

/** Every file below the root, by its path from there. */
const files = async (): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
};

/** The name of an image without its ending. */
const hashOf = (path: string) => basename(path, '.jpg');

const failure = (code: string) => Object.assign(new Error(code), { code });
const originals = (all: string[]) => all.filter((file) => /\/[0-9a-f]{32}\.jpg$/.test(file));

type Step = 'makeFolder' | 'write' | 'setTime' | 'rename' | 'syncFolder';

/** The local disk, but before its n-th step (from 0) `instead` happens; a `null` lets the step pass. */
const diskWith = (instead: (step: number) => Promise<never> | null): Disk => {
  let count = 0;
  const guard =
    <A extends unknown[], R>(act: (...input: A) => Promise<R>) =>
    (...input: A): Promise<R> =>
      instead(count++) ?? act(...input);
  return {
    ...localDisk,
    makeFolder: guard(localDisk.makeFolder),
    write: guard(localDisk.write),
    setTime: guard(localDisk.setTime),
    rename: guard(localDisk.rename),
    syncFolder: guard(localDisk.syncFolder),
  } satisfies Record<Step, unknown>;
};

/** The local disk of a process that is killed before its n-th step, so that it cleans nothing up. */
const diskUntil = (last: number): Disk => {
  const killed = () => Promise.reject(new Error('killed'));
  let alive = true;
  const disk = diskWith((step) => {
    alive = step < last;
    return alive ? null : killed();
  });
  return { ...disk, remove: (file) => (alive ? disk.remove(file) : killed()) };
};

/** makeFolder, four writes, setTime, three renames, syncFolder, rename, syncFolder */
const STEPS = 12;
const eachStep = Array.from({ length: STEPS }, (_, step) => step);
const tomorrow = () => new Date(Date.now() + 24 * HOUR);

describe('save', () => {
  test('keeps original and variants under a path of target, month and hash, and a row', async () => {
    const path = await save(newStore(), 'realty', red);
    expect(path).toMatch(/^\/images\/realty\/2025\/11\/[0-9a-f]{32}\.jpg$/);
    expect(path).toMatch(IMAGE_PATH);
    const folder = '/realty/2025/11/';
    const names = SUFFIXES.map((suffix) => `${folder}${hashOf(path)}${suffix}.jpg`);
    expect(await files()).toEqual(names.toSorted());
    const written = await Promise.all(names.map((name) => readFile(join(root, name))));
    expect(written).toEqual(SUFFIXES.map((suffix) => red.files[suffix]));
    const bytes = written.reduce((sum, file) => sum + file.length, 0);
    const { width, height } = red;
    const userId = product.ids.member;
    expect(await rows()).toMatchObject([{ path, userId, target: 'realty', bytes, width, height }]);
  });

  test('one user twice is one image, two users are two', async () => {
    const store = newStore();
    const [first = '', again, other = ''] = await Promise.all([
      save(store, 'post', red),
      save(store, 'post', red),
      store.save('post', product.ids.other, red, NOW),
    ]);
    expect(again).toEqual(first);
    expect(hashOf(other)).not.toBe(hashOf(first));
    expect([(await files()).length, (await rows()).length]).toEqual([8, 2]);
  });

  test('whose a picture is cannot be tried out from its name without the key', async () => {
    const names = await Promise.all(
      [1, 2].map((key) => save(newStore({ nameKey: new Uint8Array([key]) }), 'post', red)),
    );
    expect(new Set(names.map(hashOf)).size).toBe(2);
    const tried = createHash('sha256').update(`${product.ids.member}:`).update(red.files['']).digest('hex');
    expect(names.join()).not.toContain(tried.slice(0, 32));
  });

  test('the path tells a UTC month', async () => {
    const path = await save(newStore(), 'post', red, new Date('2026-01-01T00:30:00+09:00'));
    expect(path).toContain('/2025/12/');
  });

  test.each(eachStep)('a full disk at step %i leaves no row, says so, and the rest is swept', async (at) => {
    const disk = diskWith((step) => (step === at ? Promise.reject(failure('ENOSPC')) : null));
    await expect(save(newStore({ disk }), 'post', red)).rejects.toBeInstanceOf(StorageFull);
    expect(await rows()).toEqual([]);
    const left = await files();
    expect(left.filter((file) => file.endsWith('.tmp'))).toEqual([]);
    expect(originals(left)).toHaveLength(at === STEPS - 1 ? 1 : 0);
    await newStore().sweep(tomorrow());
    expect(await files()).toEqual([]);
  });

  test('another error comes out as it is', async () => {
    const disk = diskWith((step) => (step === 7 ? Promise.reject(failure('EIO')) : null));
    await expect(save(newStore({ disk }), 'post', red)).rejects.toThrow('EIO');
  });

  test('without its row an image is none: the files are swept', async () => {
    await expect(newStore().save('post', 2_000_000, red, NOW)).rejects.toThrow();
    await newStore().sweep(tomorrow());
    expect([await files(), await rows()]).toEqual([[], []]);
  });

  test.each(eachStep)(
    'killed at step %i: no original without its variants, no row, and the rest is swept',
    async (at) => {
      await expect(save(newStore({ disk: diskUntil(at) }), 'post', red)).rejects.toThrow('killed');
      const left = await files();
      for (const original of originals(left)) {
        expect(left).toEqual(
          expect.arrayContaining(IMAGE_VARIANTS.map((v) => `${original.slice(0, -4)}_${v}.jpg`)),
        );
      }
      expect(originals(left)).toHaveLength(at === STEPS - 1 ? 1 : 0);
      expect(await rows()).toEqual([]);
      await newStore().sweep(tomorrow());
      expect(await files()).toEqual([]);
    },
  );

  test('a save after a kill completes the image', async () => {
    await expect(save(newStore({ disk: diskUntil(7) }), 'post', red)).rejects.toThrow('killed');
    const store = newStore();
    const path = await save(store, 'post', red);
    for (const variant of IMAGE_VARIANTS) {
      expect(await store.open(imageVariant(path, variant), '')).not.toBeNull();
    }
  });
});

describe('open', () => {
  test('answers the format the browser accepts, AVIF for variants only', async () => {
    const store = newStore();
    const path = await save(store, 'post', landscape);
    const small = imageVariant(path, 'small');
    const typeOf = async (address: string, accept: string) => (await store.open(address, accept))?.type;
    expect(await typeOf(path, '')).toBe('image/jpeg');
    expect(await typeOf(path, '*/*')).toBe('image/jpeg');
    expect(await typeOf(path, WEBP_BROWSER)).toBe('image/webp');
    expect(await typeOf(path, AVIF_BROWSER)).toBe('image/webp');
    expect(await typeOf(small, AVIF_BROWSER)).toBe('image/avif');
    expect(await typeOf(small, 'image/avif;q=0, IMAGE/WEBP;q=0.5')).toBe('image/webp');
    expect(await typeOf(small, 'image/avif;q=0.0,image/webp;q=0')).toBe('image/jpeg');
    expect((await files()).some((file) => file.endsWith('.tmp'))).toBe(false);
  });

  test('tells the size, the file and a tag that differs by format and variant', async () => {
    const store = newStore();
    const path = await save(store, 'post', landscape);
    const found = [
      await store.open(path, ''),
      await store.open(path, WEBP_BROWSER),
      await store.open(imageVariant(path, '600'), ''),
      await store.open(imageVariant(path, '600'), AVIF_BROWSER),
    ];
    for (const image of found) {
      expect(image?.etag).toMatch(/^"[\w-]+"$/);
      expect((await readFile(image?.file ?? '')).length).toBe(image?.bytes);
    }
    expect(new Set(found.map((image) => image?.etag)).size).toBe(4);
    expect(await newStore().open(path, WEBP_BROWSER)).toEqual(found[1]);
  });

  test('many readers of one alternative encode it once', async () => {
    let encoded = 0;
    const encode: typeof encodeAs = (...input) => {
      encoded += 1;
      return encodeAs(...input);
    };
    const store = newStore({ encode });
    const path = await save(store, 'post', landscape);
    const small = imageVariant(path, 'small');
    const found = await Promise.all(Array.from({ length: 20 }, () => store.open(small, AVIF_BROWSER)));
    expect(new Set(found.map((image) => image?.type))).toEqual(new Set(['image/avif']));
    expect(await store.open(small, AVIF_BROWSER)).toEqual(found[0]);
    expect(encoded).toBe(1);
  });

  test('falls back to JPEG when the alternative cannot be made, and tells why unless it was only busy', async () => {
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    const path = await save(newStore(), 'post', red);
    const failing: Parameters<typeof newStore>[0][] = [
      { encode: () => Promise.reject(new Error('no encoder')), report },
      { disk: { ...localDisk, write: () => Promise.reject(failure('ENOSPC')) }, report },
      { disk: { ...localDisk, rename: () => Promise.reject(failure('EIO')) }, report },
      { encode: () => Promise.reject(new ImageQueueFull()), report },
    ];
    for (const parts of failing) {
      expect(await newStore(parts).open(path, WEBP_BROWSER)).toMatchObject({
        type: 'image/jpeg',
      });
    }
    expect(reported.map(String)).toEqual(['Error: no encoder', 'Error: ENOSPC', 'Error: EIO']);
    expect(await files()).toHaveLength(SUFFIXES.length);
    expect(await newStore().open(path, WEBP_BROWSER)).toMatchObject({ type: 'image/webp' });
  });

  test('hostile and unknown paths answer null, whatever lies there', async () => {
    const store = newStore();
    const path = await save(store, 'post', red);
    const hash = hashOf(path);
    const planted = [
      'post/2025/11/.hidden.jpg',
      `post/2025/11/${hash}.txt`,
      `secret/2025/11/${hash}.jpg`,
      'a.jpg',
    ];
    for (const file of planted) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), 'private');
    }
    const folder = `post/2025/11/${'0'.repeat(32)}.jpg`;
    await mkdir(join(root, folder));
    expect(await store.open(`/images/${folder}`, WEBP_BROWSER)).toBeNull();
    const hostile = [
      ...planted.map((file) => `/images/${file}`),
      '',
      '/',
      '/images',
      '/images/',
      '/images/post/2025/11/',
      path.slice(1),
      `${path}\0`,
      `${path}\n`,
      `${path}\0.png`,
      `${path}?x=1`,
      `${path}/`,
      `/${path}`,
      path.replace('/images/', '/images//'),
      path.replace('/images/', '/images/../images/'),
      path.replace('/images/', '/images/..%2fimages/'),
      path.replace('post', 'POST'),
      path.replace(/\//g, '\\'),
      path.replace('2025/11', '2025/13'),
      path.replace('2025/11', '2025%2f11'),
      path.replace('.jpg', '.JPG'),
      path.replace('.jpg', '.webp'),
      path.replace('.jpg', '.avif'),
      path.replace('.jpg', '_900.jpg'),
      path.replace('.jpg', '_small_small.jpg'),
      path.replace('.jpg', '_small.jpg.tmp'),
      `/images/post/2025/11/${hash.toUpperCase()}.jpg`,
      `/images/post/2025/11/${hash.slice(1)}.jpg`,
      `/images/post/2025/11/${'f'.repeat(32)}.jpg`,
      '/images/post/2025/11/../../../../../etc/passwd',
      '/images/..%2f..%2fetc/passwd',
      '/images/../../etc/passwd',
    ];
    for (const address of hostile) {
      expect(await store.open(address, WEBP_BROWSER), JSON.stringify(address)).toBeNull();
    }
    expect(await store.open(path, '')).not.toBeNull();
    expect(await files()).toEqual(expect.arrayContaining(planted.map((file) => `/${file}`)));
  });
});

describe('sweep', () => {
  const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
  const drop = (path: string) => db.delete(images).where(eq(images.path, path));

  test('removes what has no row, with variants and alternatives, once its grace is over', async () => {
    const store = newStore();
    const old = await save(store, 'post', red);
    const named = await save(store, 'coupon', red);
    const fresh = await save(store, 'realty', red, later(2));
    await store.open(old, WEBP_BROWSER);
    await store.open(imageVariant(old, 'small'), AVIF_BROWSER);
    for (const path of [old, fresh]) await drop(path);
    expect(await store.sweep(NOW)).toEqual({ removed: [], leftovers: 0 });
    expect(await store.sweep(later(1))).toEqual({ removed: [old], leftovers: 0 });
    expect(await store.open(old, '')).toBeNull();
    const left = await files();
    expect(originals(left)).toEqual([named, fresh].map((path) => path.slice('/images'.length)));
    expect(left.some((file) => file.startsWith('/post'))).toBe(false);
  });

  test('an alternative that is finished after the removal is not left behind', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const encode: typeof encodeAs = async (...input) => {
      begin();
      await finished;
      return encodeAs(...input);
    };
    const store = newStore({ encode });
    const path = await save(store, 'post', red);
    const opening = store.open(path, WEBP_BROWSER);
    await begun;
    await drop(path);
    await store.sweep(later(1));
    finish();
    expect(await opening).toBeNull();
    expect(await files()).toEqual([]);
  });

  test('removes old temporary files and variants without an original; leaves young and foreign ones', async () => {
    const store = newStore();
    const hash = hashOf(await save(store, 'post', red));
    const folder = join(root, 'post/2025/11');
    const other = 'a'.repeat(32);
    const old = [`.${other}_small.1-2.tmp`, `${other}_small.jpg`, `${other}_600.webp`];
    const young = [`.${other}.3-4.tmp`];
    const foreign = ['README.md', `${other}.jpg.bak`];
    for (const file of [...old, ...young, ...foreign]) await writeFile(join(folder, file), 'x');
    for (const file of [...old, ...foreign]) await utimes(join(folder, file), later(-48), later(-48));
    const swept = await store.sweep(later(-24));
    expect(swept).toEqual({ removed: [`/images/post/2025/11/${other}.jpg`], leftovers: 1 });
    const own = SUFFIXES.map((suffix) => `${hash}${suffix}.jpg`);
    expect((await readdir(folder)).sort()).toEqual([...young, ...foreign, ...own].sort());
  });

  test('removes nothing when the database does not answer, and has nothing to do before the first image', async () => {
    const nothing = { removed: [], leftovers: 0 };
    expect(
      await createImageStore(join(root, 'not-made-yet'), db, { nameKey: new Uint8Array() }).sweep(later(99)),
    ).toEqual(nothing);
    const path = await save(newStore(), 'post', red);
    await drop(path);
    const select = vi.spyOn(db, 'select').mockImplementation(() => {
      throw new Error('no database');
    });
    await expect(newStore().sweep(later(99))).rejects.toThrow('no database');
    select.mockRestore();
    expect(await files()).toHaveLength(SUFFIXES.length);
  });
});
