import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { asRequest, refuseAbandoned } from '../db/abandoned.ts';
import { type Answer, makeAnswer } from './answer.ts';
import { Body } from './body.ts';
import { ByteCache } from './cache.ts';
import { Versions } from './versions.ts';

const listening = (maxBytes?: number): ByteCache => {
  const versions = new Versions();
  versions.listening = true;
  return new ByteCache(versions, maxBytes);
};

const answer = ({ versions }: ByteCache, body: string, status = 200): Answer =>
  makeAnswer({ status, headers: {}, tags: ['posts'], moment: versions.moment, body });

/** An answer as it is cached: its text. */
const textOf = async (answered: Answer | undefined): Promise<string | undefined> =>
  answered && String(answered.body.in('identity'));

/** A making that ends when the test says so; its answer is of the moment it began. */
const slowly = (cache: ByteCache, body: string) => {
  const end = Promise.withResolvers<void>();
  const make = async (): Promise<Answer> => {
    const made = answer(cache, body);
    await end.promise;
    return made;
  };
  return { make, end: end.resolve };
};

test('an answer is cached until what it reads changes', async () => {
  const cache = listening();
  await cache.through('/a', async () => answer(cache, 'a'));
  cache.versions.raise(['users']);
  expect(await textOf(cache.find('/a'))).toBe('a');
  cache.versions.raise(['users', 'posts']);
  expect(cache.find('/a')).toBeUndefined();
});

test('an answer that was made while a write ended is not cached', async () => {
  const cache = listening();
  await cache.through('/a', async () => {
    const made = answer(cache, 'before');
    cache.versions.raise(['posts']);
    return made;
  });
  expect(cache.find('/a')).toBeUndefined();
});

test('what is not there is cached too; a failure and what lacks something are not', async () => {
  const cache = listening();
  await cache.through('/missing', async () => answer(cache, 'missing', 404));
  await cache.through('/broken', async () => answer(cache, 'broken', 500));
  await cache.through('/lacking', async () => ({ ...answer(cache, 'lacking'), moment: null }));
  expect(cache.find('/missing')?.status).toBe(404);
  expect(cache.find('/broken')).toBeUndefined();
  expect(cache.find('/lacking')).toBeUndefined();
});

test('those who read during a making that went out of date before share one new making', async () => {
  const cache = listening();
  let makings = 0;
  const first = slowly(cache, 'old');
  const second = slowly(cache, 'new');
  const read = (make: () => Promise<Answer>) =>
    cache.through('/a', () => {
      makings += 1;
      return make();
    });
  const early = read(first.make);
  const inTime = read(second.make);
  cache.versions.raise(['posts']);
  const late = Array.from({ length: 20 }, () => read(second.make));
  first.end();
  expect(await textOf(await early)).toBe('old');
  second.end();
  expect(await textOf(await inTime)).toBe('new');
  expect(new Set(await Promise.all(late.map(async (answered) => textOf(await answered))))).toEqual(
    new Set(['new']),
  );
  expect(makings).toBe(2);
  expect(await textOf(cache.find('/a'))).toBe('new');
});

test('nobody waits for a third making, however often it changes', async () => {
  const cache = listening();
  const first = slowly(cache, 'first');
  const second = slowly(cache, 'second');
  const leader = cache.through('/a', first.make);
  cache.versions.raise(['posts']);
  const waiting = cache.through('/a', second.make);
  first.end();
  await leader;
  cache.versions.raise(['posts']);
  second.end();
  expect(await textOf(await waiting)).toBe('second');
  expect(cache.find('/a')).toBeUndefined();
});

test('while changes may be missed, those who read at once still share a making', async () => {
  const cache = listening();
  cache.versions.listening = false;
  let makings = 0;
  const making = slowly(cache, 'a');
  const read = () =>
    cache.through('/a', () => {
      makings += 1;
      return making.make();
    });
  const all = Array.from({ length: 20 }, read);
  making.end();
  await Promise.all(all);
  expect(makings).toBe(2);
  expect(cache.find('/a')).toBeUndefined();
});

test('a failure is not cached, and the next one tries again', async () => {
  const cache = listening();
  const fail = () => cache.through('/a', () => Promise.reject(new Error('down')));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('down');
  await cache.through('/a', async () => answer(cache, 'up'));
  expect(cache.find('/a')).toBeDefined();
});

test('all bytes that are held count, compressed ones too; beyond the bound what was used last stays', async () => {
  const KB = 1024;
  const cache = listening(640 * KB);
  // Noise: it is as large compressed.
  const noise = randomBytes(50 * KB).toString('latin1');
  for (let n = 0; n < 8; n += 1) {
    const answered = await cache.through(`/${n}`, async () => answer(cache, noise));
    for (const coding of ['identity', 'br', 'gzip'] as const) answered.body.in(coding);
  }
  const held = Array.from({ length: 8 }, (_, n) => cache.find(`/${n}`)?.body.size ?? 0);
  const sum = held.reduce((all, size) => all + size, 0);
  expect(sum).toBeGreaterThan(400 * KB);
  expect(sum).toBeLessThanOrEqual(640 * KB);
  expect(held.at(-1)).toBeGreaterThan(150 * KB);
});

test('a text is held in the codings that were requested, each in a block of its own length', async () => {
  const text = '집 '.repeat(10_000);
  const body = new Body(text);
  const compressed = body.in('br');
  expect(body.size).toBe(compressed.length);
  expect(compressed.buffer.byteLength).toBe(compressed.length);
  const zipped = body.in('gzip');
  expect(body.size).toBe(compressed.length + zipped.length);
  expect(String(body.in('identity'))).toBe(text);
  expect(body.size).toBe(compressed.length + zipped.length + Buffer.byteLength(text));
});

test('an answer that others wait for is made to its end, though the request that began it is abandoned', async () => {
  const cache = listening();
  const gone = new AbortController();
  const { make, end } = slowly(cache, 'shared');
  const first = asRequest(gone.signal, () =>
    cache.through('/shared', async () => {
      const made = await make();
      refuseAbandoned();
      return made;
    }),
  );
  const second = cache.through('/shared', async () => answer(cache, 'another'));
  gone.abort();
  end();
  expect([await textOf(await first), await textOf(await second)]).toEqual(['shared', 'shared']);
});
