import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { HTML, MARKDOWN } from '@hanca/common/posts.ts';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { Problem } from '../../http/problems.ts';
import { fieldProblem } from '../../http/validate.ts';
import { type Body, bodyOf } from './body.ts';
import type { Saved, Task } from './body-worker.ts';

/** How long a body may take, milliseconds: four times as long as the longest that was found, and within what the database waits for. */
const WITHIN_MS = 4000;

/** A worker that has read its code: that takes no time from its first body. Throws for one that ends before. */
const whenReady = async (started: Worker): Promise<Worker> => {
  const ended = new AbortController();
  started.once('exit', () => ended.abort(new Error('the thread of bodies ended before it was ready')));
  await once(started, 'message', { signal: ended.signal });
  return started;
};

/**
 * Runs tasks in a worker. In: how to start one, which says something when it is ready. Out: what runs a task; it throws
 * Problem for one that takes too long, which ends the worker: 400 for a new body, else 503.
 */
export const tasksIn = (start: () => Worker) => {
  let worker: Worker | null = null;
  /** One after the other: a body of 200,000 characters keeps a processor busy for a good part of a second. */
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
      if (!late.aborted) throw error;
      throw 'written' in task ? fieldProblem('content', 'content.heavy') : new Problem('unavailable');
    }
  };

  return <Answer>(task: Task): Promise<Answer> => tasks.add(() => run<Answer>(task));
};

const inWorker = tasksIn(() => new Worker(new URL('./body-worker.ts', import.meta.url)));

/** Stored HTML by what is shown for it, so that reading a post again costs nothing. */
const shown = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (html, stored) => html.length + stored.length + 1,
});

/**
 * A body as it is stored, from one that was written; HTML and markdown are read in a thread of their own, so that
 * requests go on. Throws Problem 400 beside `content` for one that is nested too deep, grows too large or takes too
 * long.
 */
export const renderBody = async (contentType: number, written: string): Promise<Body> => {
  if (contentType !== HTML && contentType !== MARKDOWN) return bodyOf(contentType, written);
  const body = await inWorker<Saved>({ contentType, written });
  if ('refused' in body) throw fieldProblem('content', body.refused);
  // Sanitised a moment ago: by the same rules it is shown as it is.
  shown.set(body.contentHtml, body.contentHtml);
  return body;
};

/** Stored HTML as it is shown: sanitised again, in case the rules are stricter now than when it was saved. */
export const shownHtml = async (stored: string): Promise<string> => {
  const known = stored === '' ? '' : shown.get(stored);
  if (known !== undefined) return known;
  const html = await inWorker<string>({ stored });
  shown.set(stored, html);
  return html;
};
