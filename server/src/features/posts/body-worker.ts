import { parentPort } from 'node:worker_threads';
import { type Body, BodyRefused, bodyOf, sanitise } from './body.ts';

/** A body that was written, to be stored; or one that was stored, to be shown. */
export type Task = { contentType: number; written: string } | { stored: string };

/** A body as it is stored, or why it cannot be. */
export type Saved = Body | { refused: BodyRefused['code'] };

const save = (contentType: number, written: string): Saved => {
  try {
    return bodyOf(contentType, written);
  } catch (error) {
    if (error instanceof BodyRefused) return { refused: error.code };
    // Longer than any string may be.
    if (error instanceof RangeError) return { refused: 'content.heavy' };
    throw error;
  }
};

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage('stored' in task ? sanitise(task.stored) : save(task.contentType, task.written));
});

parentPort?.postMessage('ready');
