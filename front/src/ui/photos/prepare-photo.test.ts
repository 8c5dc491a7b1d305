import { beforeEach, expect, test, vi } from 'vitest';
import { heicFile } from '../../testing/heic.ts';
import type { PhotoAnswer, PhotoJob } from './photo-worker.ts';
import { PhotoRefused, preparePhoto } from './prepare-photo.ts';

const jobs: PhotoJob[] = [];
let terminated = 0;

/** A worker that answers so; 'error' stands for one that cannot be fetched or fails, null for one that is busy. */
const stubWorker = (answer: PhotoAnswer | 'error' | null) =>
  vi.stubGlobal(
    'Worker',
    class {
      onmessage = (_: unknown) => {};
      onerror = (_: unknown) => {};
      postMessage(job: PhotoJob) {
        jobs.push(job);
        if (answer === 'error') queueMicrotask(() => this.onerror(new Event('error')));
        else if (answer) queueMicrotask(() => this.onmessage({ data: answer }));
      }
      terminate() {
        terminated += 1;
      }
    },
  );

const photo = new File(['\xff\xd8\xff'], 'IMG_1.HEIC', { type: 'image/jpeg' });
const smaller = new Blob(['x'], { type: 'image/jpeg' });
const { signal } = new AbortController();

beforeEach(() => {
  jobs.length = 0;
  terminated = 0;
});

test('a large photo is replaced by a smaller one, what is HEIC is told by its content', async () => {
  stubWorker({ jpeg: smaller });
  expect(await preparePhoto(photo, signal)).toBe(smaller);
  expect(await preparePhoto(heicFile('a.jpg'), signal)).toBe(smaller);
  expect(jobs.map(({ heic }) => heic)).toEqual([false, true]);
  expect(terminated).toBe(2);
});

test.each(['good', 'error'] as const)('a photo is left as it is where the answer is %s', async (answer) => {
  stubWorker(answer);
  expect(await preparePhoto(photo, signal)).toBe(photo);
});

test.each([
  ['unreadable', false],
  ['error', true],
] as const)('HEIC is refused where the answer is %s', async (answer, again) => {
  stubWorker(answer);
  const refused = await preparePhoto(heicFile('a.heic'), signal).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PhotoRefused);
  expect(refused).toMatchObject({ again, message: expect.stringContaining('JPG로 저장해서') });
});

test('a file that is gone is refused before anything is done with it', async () => {
  stubWorker('good');
  const gone = new File(['x'], 'a.jpg');
  const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
  Object.assign(gone, { slice });
  const refused = await preparePhoto(gone, signal).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PhotoRefused);
  expect(refused).toMatchObject({ again: false });
  expect(jobs).toEqual([]);
});

test('a browser without workers uploads as it did', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await preparePhoto(photo, signal)).toBe(photo);
  await expect(preparePhoto(heicFile('a.heic'), signal)).rejects.toThrow(PhotoRefused);
});

test('what is not wanted any more ends its worker', async () => {
  stubWorker(null);
  const end = new AbortController();
  const waiting = preparePhoto(photo, end.signal);
  await vi.waitFor(() => expect(jobs).toHaveLength(1));
  end.abort();
  await expect(waiting).rejects.toThrow();
  expect(terminated).toBe(1);
});
