import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';

/** How long a task may take, milliseconds: four times as long as the longest that was found, and within what the database waits for. */
const WITHIN_MS = 4000;

/** A task took too long: its thread was ended. */
export class TaskTooLong extends Error {
  override name = 'TaskTooLong';

  constructor() {
    super('the task of a thread took too long');
  }
}

/** A worker that has read its code: that takes no time from its first task. Throws for one that ends before. */
const whenReady = async (started: Worker): Promise<Worker> => {
  const ended = new AbortController();
  started.once('exit', () => ended.abort(new Error('a thread ended before it was ready')));
  await once(started, 'message', { signal: ended.signal });
  return started;
};

/**
 * Runs work on what members write in a thread of its own, one task after the other, so that requests go on whatever it takes.
 * In: how to start the thread, which says something when it is ready and then answers each message. Out: what runs a task; it
 * throws TaskTooLong for one that takes more than four seconds.
 */
export const tasksIn = <Task>(start: () => Worker) => {
  let worker: Worker | null = null;
  const tasks = new PQueue({ concurrency: 1 });

  const run = async <Answer>(task: Task): Promise<Answer> => {
    worker ??= await whenReady(start());
    worker.ref();
    worker.postMessage(task);
    const late = AbortSignal.timeout(WITHIN_MS);
    try {
      const [answer] = await once(worker, 'message', { signal: late });
      worker.unref();
      return answer;
    } catch (error) {
      void worker.terminate();
      worker = null;
      throw late.aborted ? new TaskTooLong() : error;
    }
  };

  return <Answer>(task: Task): Promise<Answer> => tasks.add(() => run<Answer>(task));
};
