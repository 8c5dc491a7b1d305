import { expect, test } from 'vitest';
import { ImageQueueFull } from './errors.ts';
import { createGate } from './gate.ts';

/** Tasks that end when `end` is called, and a record of what began. */
const stage = () => {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      began.push(name);
      ends.set(name, () => resolve(name));
    });
  return { began, task, end: (name: string) => ends.get(name)?.() };
};

test('lets two in, holds the next ones in order, refuses beyond its limit', async () => {
  const gate = createGate({ lanes: 2, waiting: 2 });
  const { began, task, end } = stage();
  const runs = ['a', 'b', 'c', 'd'].map((name) => gate.run(task(name)));
  await expect(gate.run(task('e'))).rejects.toBeInstanceOf(ImageQueueFull);
  expect(began).toEqual(['a', 'b']);
  end('b');
  await runs[1];
  expect(began).toEqual(['a', 'b', 'c']);
  end('a');
  await runs[0];
  expect(began).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(runs)).toEqual(['a', 'b', 'c', 'd']);
});

test('a task that is to be alone is, and those behind it do not overtake', async () => {
  const gate = createGate({ lanes: 2, waiting: 5 });
  const { began, task, end } = stage();
  const light = gate.run(task('light'));
  const heavy = gate.run(task('heavy'), { alone: true });
  const later = gate.run(task('later'));
  await Promise.resolve();
  expect(began).toEqual(['light']);
  end('light');
  await light;
  expect(began).toEqual(['light', 'heavy']);
  end('heavy');
  await heavy;
  expect(began).toEqual(['light', 'heavy', 'later']);
  end('later');
  await later;
});

test('a task of less importance is refused while others wait; a failure frees its lane', async () => {
  const gate = createGate({ lanes: 1, waiting: 5 });
  const { task, end } = stage();
  const first = gate.run(task('first'));
  const failing = gate.run(async () => {
    throw new Error('broken');
  });
  await expect(gate.run(task('unimportant'), { mostWaiting: 1 })).rejects.toBeInstanceOf(ImageQueueFull);
  end('first');
  await first;
  await expect(failing).rejects.toThrow('broken');
  expect(await gate.run(async () => 'next')).toBe('next');
});
