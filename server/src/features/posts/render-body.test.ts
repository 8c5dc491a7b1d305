import { EventEmitter } from 'node:events';
import { HTML } from '@hanca/common/posts.ts';
import { expect, test, vi } from 'vitest';

/** In place of the worker's thread, which says nothing by itself. */
class Thread extends EventEmitter {
  static readonly started: Thread[] = [];
  readonly ref = vi.fn();
  readonly unref = vi.fn();
  readonly terminate = vi.fn();
  readonly postMessage = vi.fn();

  constructor() {
    super();
    Thread.started.push(this);
  }
}
vi.mock('node:worker_threads', () => ({ Worker: Thread }));
const deadline = vi.spyOn(AbortSignal, 'timeout');

test('the time of a body begins when its thread has read its code', async () => {
  vi.resetModules();
  const { renderBody } = await import('./render-body.ts');
  const written = '<p>글</p>';
  const body = renderBody(HTML, written);
  await expect.poll(() => Thread.started).toHaveLength(1);
  const [thread] = Thread.started;
  expect(thread?.postMessage).not.toHaveBeenCalled();
  expect(deadline).not.toHaveBeenCalled();
  thread?.emit('message', 'ready');
  await expect.poll(() => thread?.postMessage.mock.calls).toEqual([[{ contentType: HTML, written }]]);
  expect(deadline).toHaveBeenCalledOnce();
  thread?.emit('message', { contentHtml: written });
  expect(await body).toEqual({ contentHtml: written });
});
