import { Worker } from 'node:worker_threads';
import { HTML, MARKDOWN } from '@hanca/common/posts.ts';
import { LRUCache } from 'lru-cache';
import { Problem } from '../../http/problems.ts';
import { fieldProblem } from '../../http/validate.ts';
import { TaskTooLong, tasksIn } from '../../threads/tasks-in.ts';
import { type Body, bodyOf } from './body.ts';
import type { Saved, Task } from './body-worker.ts';

const inThread = tasksIn<Task>(() => new Worker(new URL('./body-worker.ts', import.meta.url)));

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
  const body = await inThread<Saved>({ contentType, written }).catch((error: unknown) => {
    throw error instanceof TaskTooLong ? fieldProblem('content', 'content.heavy') : error;
  });
  if ('refused' in body) throw fieldProblem('content', body.refused);
  // Sanitised a moment ago: by the same rules it is shown as it is.
  shown.set(body.contentHtml, body.contentHtml);
  return body;
};

/** Stored HTML as it is shown: sanitised again, in case the rules are stricter now than when it was saved. */
export const shownHtml = async (stored: string): Promise<string> => {
  const known = stored === '' ? '' : shown.get(stored);
  if (known !== undefined) return known;
  const html = await inThread<string>({ stored }).catch((error: unknown) => {
    throw error instanceof TaskTooLong ? new Problem('unavailable', { cause: error }) : error;
  });
  shown.set(stored, html);
  return html;
};
