import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

const never = new AbortController().signal;

/** Lets all that can go on without waiting go on. */
const settle = async () => {
  for (let n = 0; n < 20; n += 1) await new Promise(setImmediate);
};

/** Takes a slot and notes its name when it has it. */
const taker = (slots: Slots) => {
  const order: string[] = [];
  const free = new Map<string, () => void>();
  const take = async (name: string, address: string, signal = never) => {
    free.set(name, await slots.take(address, signal));
    order.push(name);
  };
  return { order, take, free: (name: string) => free.get(name)?.() };
};

test('one address takes no more than its share, all together no more than there is', async () => {
  const { order, take, free } = taker(new Slots({ atOnce: 3, perAddress: 2 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void take(name, 'a');
  for (const name of ['b1', 'b2']) void take(name, 'b');
  await settle();
  expect(order).toEqual(['a1', 'a2', 'b1']);
  free('a1');
  await settle();
  // The second address waited for all, longer than the first one's next.
  expect(order).toEqual(['a1', 'a2', 'b1', 'b2']);
  free('b1');
  await settle();
  expect(order).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
  free('a2');
  free('b2');
  await settle();
  expect(order.at(-1)).toBe('a4');
});

test('who stops waiting takes no slot', async () => {
  const { order, take, free } = taker(new Slots({ atOnce: 2, perAddress: 1 }));
  const gone = new AbortController();
  await take('first', 'a');
  const leaving = expect(take('gone', 'a', gone.signal)).rejects.toBe('left');
  void take('next', 'a');
  gone.abort('left');
  await leaving;
  free('first');
  await settle();
  expect(order).toEqual(['first', 'next']);
});

test('the event loop turns between two slots, also when no work ever waits', async () => {
  const slots = new Slots({ atOnce: 1, perAddress: 1 });
  let turns = 0;
  const count = () => {
    turns += 1;
    turning = setImmediate(count);
  };
  let turning = setImmediate(count);
  const work = async () => (await slots.take('a', never))();
  await Promise.all(Array.from({ length: 50 }, work));
  clearImmediate(turning);
  expect(turns).toBeGreaterThanOrEqual(49);
});
