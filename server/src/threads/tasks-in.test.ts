import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { tasksIn } from './tasks-in.ts';

afterEach(() => vi.restoreAllMocks());

/** A thread that is ready when it gets its first message, and sends back all others. */
const ECHO = `const { parentPort } = require('node:worker_threads');
  parentPort.once('message', () => {
    parentPort.on('message', (message) => parentPort.postMessage(message));
    parentPort.postMessage('ready');
  });`;

/** Workers of these texts, one after the other, and what runs tasks in them. */
const start = (...texts: string[]) => {
  const started: Worker[] = [];
  const run = tasksIn<object>(() => {
    const worker = new Worker(texts[started.length] ?? '', { eval: true });
    started.push(worker);
    return worker;
  });
  return { started, run };
};
const task = { stored: '<p>글</p>' };

test('the time of a task begins when its thread has read its code', async () => {
  const deadline = vi.spyOn(AbortSignal, 'timeout');
  const { started, run } = start(ECHO);
  const answer = run(task);
  await expect.poll(() => started).toHaveLength(1);
  expect(deadline).not.toHaveBeenCalled();
  started[0]?.postMessage('begin');
  expect(await answer).toEqual(task);
  expect(deadline).toHaveBeenCalledOnce();
  await started[0]?.terminate();
});

test('a thread that ends before it is ready fails its task alone', async () => {
  const { started, run } = start('', ECHO);
  const [failed, answer] = [run(task), run(task)];
  await expect(failed).rejects.toMatchObject({
    cause: { message: expect.stringContaining('before it was ready') },
  });
  await expect.poll(() => started).toHaveLength(2);
  started[1]?.postMessage('begin');
  expect(await answer).toEqual(task);
  await started[1]?.terminate();
});
