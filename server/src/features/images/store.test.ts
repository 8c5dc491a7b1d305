import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { IMAGE_PATH, imageVariant, joinImages, splitImages } from '@hanca/common/images.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ImageQueueFull, StorageFull } from './errors.ts';
import { type Disk, localDisk } from './local-disk.ts';
import { encodeAs, type ProcessedImage, processImage } from './process.ts';
import { jpeg, photo } from './sample-files.ts';
import { createImageStore } from './store.ts';

const NOW = new Date('2025-11-21T09:00:00Z');
const HOUR = 3_600_000;
const AVIF_BROWSER = 'image/avif,image/webp,image/png,*/*;q=0.8';
const WEBP_BROWSER = 'image/webp,*/*';

let root: string;
let red: ProcessedImage;
let landscape: ProcessedImage;

beforeAll(async () => {
  red = await processImage(await jpeg());
  landscape = await processImage(await photo(1200, 900));
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hanca-images-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Every file below the root, by its path from there. */
const files = async (): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
};

/** The name of an image without its ending. */
const hashOf = ({ path }: { path: string }) => basename(path, '.jpg');

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

/** setTime (is it there?), makeFolder, three writes, setTime, two renames, syncFolder, rename, syncFolder */
const STEPS = 11;
const eachStep = Array.from({ length: STEPS }, (_, step) => step);

describe('save', () => {
  test('keeps three files under a path of target, month and hash', async () => {
    const saved = await createImageStore(root).save('realty', 7, red, NOW);
    expect(saved.path).toMatch(/^\/images\/realty\/2025\/11\/[0-9a-f]{32}\.jpg$/);
    expect(saved.path).toMatch(IMAGE_PATH);
    const folder = '/realty/2025/11/';
    const names = ['.jpg', '_600.jpg', '_small.jpg'].map((ending) => folder + hashOf(saved) + ending);
    expect(await files()).toEqual(names);
    const kept = await Promise.all(names.map((name) => readFile(join(root, name))));
    expect(kept).toEqual([red.original, red.tall, red.small]);
    expect(saved.bytes).toBe(kept.reduce((sum, file) => sum + file.length, 0));
  });

  test('one user twice is one image, two users are two', async () => {
    const store = createImageStore(root);
    const [first, again, other] = await Promise.all([
      store.save('post', 7, red, NOW),
      store.save('post', 7, red, NOW),
      store.save('post', 8, red, NOW),
    ]);
    expect(again).toEqual(first);
    expect(hashOf(other)).not.toBe(hashOf(first));
    expect(await files()).toHaveLength(6);
  });

  test('the path tells a UTC month', async () => {
    const { path } = await createImageStore(root).save('post', 7, red, new Date('2026-01-01T00:30:00+09:00'));
    expect(path).toContain('/2025/12/');
  });

  test.each(eachStep)('a full disk at step %i leaves nothing and says so', async (at) => {
    const disk = diskWith((step) => (step === at ? Promise.reject(failure('ENOSPC')) : null));
    const save = createImageStore(root, { disk }).save('post', 7, red, NOW);
    await expect(save).rejects.toBeInstanceOf(StorageFull);
    expect(await files()).toEqual([]);
    const saved = await createImageStore(root).save('post', 7, red, NOW);
    expect(await files()).toContain(saved.path.slice('/images'.length));
  });

  test('another error comes out as it is and leaves nothing', async () => {
    const disk = diskWith((step) => (step === 7 ? Promise.reject(failure('EIO')) : null));
    await expect(createImageStore(root, { disk }).save('post', 7, red, NOW)).rejects.toThrow('EIO');
    expect(await files()).toEqual([]);
  });

  test.each(eachStep)(
    'killed at step %i: no original without its variants, and the rest is swept',
    async (at) => {
      const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
      const disk = diskWith((step) => {
        if (step !== at) return null;
        reach();
        return new Promise<never>(() => {});
      });
      void createImageStore(root, { disk }).save('post', 7, red, NOW);
      await reached;
      const left = await files();
      for (const original of originals(left)) {
        expect(left).toEqual(
          expect.arrayContaining(['small', '600'].map((v) => `${original.slice(0, -4)}_${v}.jpg`)),
        );
      }
      expect(originals(left)).toHaveLength(at === STEPS - 1 ? 1 : 0);

      const restarted = createImageStore(root);
      await restarted.sweep({ isReferenced: async () => new Set(), olderThan: new Date(Date.now() + HOUR) });
      expect(await files()).toEqual([]);
    },
  );

  test('a save after a kill completes the image', async () => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const disk = diskWith((step) => {
      if (step !== 7) return null;
      reach();
      return new Promise<never>(() => {});
    });
    void createImageStore(root, { disk }).save('post', 7, red, NOW);
    await reached;
    const store = createImageStore(root);
    const { path } = await store.save('post', 7, red, NOW);
    for (const variant of ['small', '600'] as const) {
      expect(await store.open(imageVariant(path, variant), '')).not.toBeNull();
    }
  });
});

describe('open', () => {
  test('answers the format the browser accepts, AVIF for variants only', async () => {
    const store = createImageStore(root);
    const { path } = await store.save('post', 7, landscape, NOW);
    const small = imageVariant(path, 'small');
    const asked = async (address: string, accept: string) => (await store.open(address, accept))?.type;
    expect(await asked(path, '')).toBe('image/jpeg');
    expect(await asked(path, '*/*')).toBe('image/jpeg');
    expect(await asked(path, WEBP_BROWSER)).toBe('image/webp');
    expect(await asked(path, AVIF_BROWSER)).toBe('image/webp');
    expect(await asked(small, AVIF_BROWSER)).toBe('image/avif');
    expect(await asked(small, 'image/avif;q=0, IMAGE/WEBP;q=0.5')).toBe('image/webp');
    expect(await asked(small, 'image/avif;q=0.0,image/webp;q=0')).toBe('image/jpeg');
    expect((await files()).some((file) => file.endsWith('.tmp'))).toBe(false);
  });

  test('tells the size, the file and a tag that differs by format and variant', async () => {
    const store = createImageStore(root);
    const { path } = await store.save('post', 7, landscape, NOW);
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
    expect(await createImageStore(root).open(path, WEBP_BROWSER)).toEqual(found[1]);
  });

  test('many readers of one alternative encode it once', async () => {
    let encoded = 0;
    const encode: typeof encodeAs = (...input) => {
      encoded += 1;
      return encodeAs(...input);
    };
    const store = createImageStore(root, { encode });
    const { path } = await store.save('post', 7, landscape, NOW);
    const small = imageVariant(path, 'small');
    const found = await Promise.all(Array.from({ length: 20 }, () => store.open(small, AVIF_BROWSER)));
    expect(new Set(found.map((image) => image?.type))).toEqual(new Set(['image/avif']));
    expect(await store.open(small, AVIF_BROWSER)).toEqual(found[0]);
    expect(encoded).toBe(1);
  });

  test('falls back to JPEG when the alternative cannot be made, and tells why unless it was only busy', async () => {
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    const { path } = await createImageStore(root).save('post', 7, red, NOW);
    const failing: Parameters<typeof createImageStore>[1][] = [
      { encode: () => Promise.reject(new Error('no encoder')), report },
      { disk: { ...localDisk, write: () => Promise.reject(failure('ENOSPC')) }, report },
      { disk: { ...localDisk, rename: () => Promise.reject(failure('EIO')) }, report },
      { encode: () => Promise.reject(new ImageQueueFull()), report },
    ];
    for (const parts of failing) {
      expect(await createImageStore(root, parts).open(path, WEBP_BROWSER)).toMatchObject({
        type: 'image/jpeg',
      });
    }
    expect(reported.map(String)).toEqual(['Error: no encoder', 'Error: ENOSPC', 'Error: EIO']);
    expect(await files()).toHaveLength(3);
    expect(await createImageStore(root).open(path, WEBP_BROWSER)).toMatchObject({ type: 'image/webp' });
  });

  test('hostile and unknown paths answer null, whatever lies there', async () => {
    const store = createImageStore(root);
    const { path } = await store.save('post', 7, red, NOW);
    const hash = hashOf({ path });
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
      expect(await store.remove(address), JSON.stringify(address)).toBe(false);
    }
    expect(await store.open(path, '')).not.toBeNull();
    expect(await files()).toEqual(expect.arrayContaining(planted.map((file) => `/${file}`)));
  });
});

describe('remove', () => {
  test('takes variants and alternatives along, and nothing else', async () => {
    const store = createImageStore(root);
    const { path } = await store.save('post', 7, red, NOW);
    const kept = await store.save('post', 8, red, NOW);
    await store.open(path, WEBP_BROWSER);
    await store.open(imageVariant(path, 'small'), AVIF_BROWSER);
    expect(await store.remove(imageVariant(path, 'small'))).toBe(false);
    expect(await store.remove(path)).toBe(true);
    expect(await store.remove(path)).toBe(false);
    expect(await store.open(path, '')).toBeNull();
    expect((await files()).every((file) => file.includes(hashOf(kept)))).toBe(true);
    expect(await files()).toHaveLength(3);
  });

  test('an alternative that is finished after the removal is not left behind', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const encode: typeof encodeAs = async (...input) => {
      begin();
      await finished;
      return encodeAs(...input);
    };
    const store = createImageStore(root, { encode });
    const { path } = await store.save('post', 7, red, NOW);
    const opening = store.open(path, WEBP_BROWSER);
    await begun;
    await store.remove(path);
    finish();
    expect(await opening).toBeNull();
    expect(await files()).toEqual([]);
  });
});

describe('sweep', () => {
  const nobody = async () => new Set<string>();
  const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

  test('removes what no row names, once its grace is over', async () => {
    const store = createImageStore(root);
    const old = await store.save('post', 7, red, NOW);
    const named = await store.save('coupon', 7, red, NOW);
    const fresh = await store.save('realty', 7, red, later(2));
    await store.open(old.path, WEBP_BROWSER);
    const asked: string[] = [];
    const isReferenced = async (paths: string[]) => {
      asked.push(...paths);
      return new Set([named.path]);
    };
    expect(await store.sweep({ isReferenced, olderThan: NOW })).toEqual({ removed: [], leftovers: 0 });
    expect(await store.sweep({ isReferenced, olderThan: later(1) })).toEqual({
      removed: [old.path],
      leftovers: 0,
    });
    expect(asked.sort()).toEqual([old.path, named.path].sort());
    expect(originals(await files())).toEqual(
      [named.path, fresh.path].map((path) => path.slice('/images'.length)),
    );
    expect((await files()).some((file) => file.includes(hashOf(old)) && file.startsWith('/post'))).toBe(
      false,
    );
  });

  test('the same picture uploaded again starts its grace anew, even during the sweep', async () => {
    const store = createImageStore(root);
    const { path } = await store.save('post', 7, red, NOW);
    const isReferenced = async () => {
      await store.save('post', 7, red, later(30));
      return new Set<string>();
    };
    expect(await store.sweep({ isReferenced, olderThan: later(6) })).toEqual({ removed: [], leftovers: 0 });
    expect(await store.open(imageVariant(path, 'small'), '')).not.toBeNull();
  });

  test('removes old temporary files and variants without an original; leaves young and foreign ones', async () => {
    const store = createImageStore(root);
    const hash = hashOf(await store.save('post', 7, red, NOW));
    const folder = join(root, 'post/2025/11');
    const other = 'a'.repeat(32);
    const old = [`.${other}_small.1-2.tmp`, `${other}_small.jpg`, `${other}_600.webp`];
    const young = [`.${other}.3-4.tmp`];
    const foreign = ['README.md', `${other}.jpg.bak`];
    for (const file of [...old, ...young, ...foreign]) await writeFile(join(folder, file), 'x');
    for (const file of [...old, ...foreign]) await utimes(join(folder, file), later(-48), later(-48));
    const isReferenced = async () => new Set([`/images/post/2025/11/${hash}.jpg`]);
    const swept = await store.sweep({ isReferenced, olderThan: later(-24) });
    expect(swept).toEqual({ removed: [`/images/post/2025/11/${other}.jpg`], leftovers: 1 });
    const own = ['', '_600', '_small'].map((suffix) => `${hash}${suffix}.jpg`);
    expect((await readdir(folder)).sort()).toEqual([...young, ...foreign, ...own].sort());
  });

  test('removes nothing when the database does not answer, and has nothing to do before the first image', async () => {
    const store = createImageStore(join(root, 'not-made-yet'));
    expect(await store.sweep({ isReferenced: nobody, olderThan: later(99) })).toEqual({
      removed: [],
      leftovers: 0,
    });
    await store.save('post', 7, red, NOW);
    const broken = { isReferenced: () => Promise.reject(new Error('no database')), olderThan: later(99) };
    await expect(store.sweep(broken)).rejects.toThrow('no database');
    expect(await files()).toHaveLength(3);
  });
});

test('variants and lists of paths', () => {
  const path = `/images/post/2025/11/${'a'.repeat(32)}.jpg`;
  expect(imageVariant(path, 'small')).toBe(`/images/post/2025/11/${'a'.repeat(32)}_small.jpg`);
  expect(imageVariant(`https://img.example.com${path}`, '600')).toMatch(
    /^https:\/\/img\.example\.com\/.*a_600\.jpg$/,
  );
  expect(imageVariant('blob:http://127.0.0.1:3000/1b2c', 'small')).toBe('blob:http://127.0.0.1:3000/1b2c');
  expect(path).toMatch(IMAGE_PATH);
  expect(imageVariant(path, 'small')).not.toMatch(IMAGE_PATH);
  expect(splitImages(` ${path}, ,b.jpg,`)).toEqual([path, 'b.jpg']);
  expect(splitImages('')).toEqual([]);
  expect(joinImages(splitImages(`${path},b.jpg`))).toBe(`${path},b.jpg`);
});
