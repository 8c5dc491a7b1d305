import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDisk } from './disk.ts';

const MB = 1024 * 1024;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let free = 0;
const statfs = vi.fn(async () => ({ bavail: free / 4096, bsize: 4096 }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test.each([
  [500 * MB, 'ok'],
  [500 * MB - 4096, 'no-uploads'],
  [200 * MB, 'no-uploads'],
  [200 * MB - 4096, 'read-only'],
  [0, 'read-only'],
])('%d free bytes are %s', async (bytes, state) => {
  free = bytes;
  const disk = watchDisk('/data', { log, statfs });
  await disk.check();
  expect(disk.state()).toBe(state);
  disk.stop();
});

test('follows the disk every 10 s, logging each change once, until stopped', async () => {
  free = 900 * MB;
  const disk = watchDisk('/data', { log, statfs });
  await vi.advanceTimersByTimeAsync(0);
  expect(disk.state()).toBe('ok');

  free = 100 * MB;
  await vi.advanceTimersByTimeAsync(9_999);
  expect(disk.state()).toBe('ok');
  await vi.advanceTimersByTimeAsync(20_001);
  expect(disk.state()).toBe('read-only');
  expect(log.warn).toHaveBeenCalledTimes(1);

  free = 900 * MB;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(disk.state()).toBe('ok');
  expect(log.info).toHaveBeenCalledTimes(1);

  const readings = statfs.mock.calls.length;
  disk.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(statfs).toHaveBeenCalledTimes(readings);
});

test('a failed reading is logged and keeps the last state', async () => {
  free = 300 * MB;
  const disk = watchDisk('/data', { log, statfs });
  await disk.check();
  statfs.mockRejectedValueOnce(new Error('EIO'));
  await disk.check();
  expect(disk.state()).toBe('no-uploads');
  expect(log.error).toHaveBeenCalledTimes(1);
  disk.stop();
});

test('uploads have room down to the mark at which they are refused', async () => {
  free = 600 * MB;
  const disk = watchDisk('/data', { log, statfs });
  expect(disk.hasRoomFor(1000 * MB)).toBe(true);
  await disk.check();
  expect([disk.hasRoomFor(100 * MB), disk.hasRoomFor(100 * MB + 1)]).toEqual([true, false]);
  disk.stop();
});

test('reads a real file system', async () => {
  const disk = watchDisk('/', { log });
  await disk.check();
  expect(log.error).not.toHaveBeenCalled();
  disk.stop();
});
