import { statfs } from 'node:fs/promises';
import type { BaseLogger } from 'pino';

const MB = 1024 * 1024;

/** Below this many free bytes uploads are refused: photos fill a disk first. */
const UPLOADS_NEED_FREE = 500 * MB;

/**
 * Below this many free bytes what changes content is refused: PGlite hangs once its disk is full, so it must not get
 * there. Sign-in, its renewal and its end go on, and so do jobs: they write little.
 */
const WRITES_NEED_FREE = 200 * MB;

const CHECK_EVERY_MS = 10_000;

/** `no-uploads`: refuse uploads with 507. `read-only`: refuse every write with 507 but the small ones. */
type DiskState = 'ok' | 'no-uploads' | 'read-only';

export interface DiskWatch {
  state(): DiskState;
  /** Whether uploads would still be taken after so many bytes more; true until the first reading. */
  hasRoomFor(bytes: number): boolean;
  /** Reads the disk now. A failed reading is logged and leaves the last state. */
  check(): Promise<void>;
  stop(): void;
}

interface WatchOptions {
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  statfs?: (dir: string) => Promise<{ bavail: number; bsize: number }>;
}

/** Reads the free space of the file system of `dir` at once and every 10 s; `ok` until the first reading. */
export const watchDisk = (dir: string, { log, statfs: read = statfs }: WatchOptions): DiskWatch => {
  let state: DiskState = 'ok';
  let free = Number.POSITIVE_INFINITY;

  const check = async (): Promise<void> => {
    try {
      const { bavail, bsize } = await read(dir);
      free = bavail * bsize;
    } catch (error) {
      log.error({ err: error, dir }, 'free disk space cannot be read');
      return;
    }
    const now = stateOf(free);
    if (now === state) return;
    state = now;
    const level = now === 'ok' ? 'info' : 'warn';
    log[level]({ dir, freeMb: Math.floor(free / MB), state }, 'disk space state changed');
  };

  const timer = setInterval(check, CHECK_EVERY_MS);
  timer.unref();
  void check();
  return {
    state: () => state,
    hasRoomFor: (bytes) => free - bytes >= UPLOADS_NEED_FREE,
    check,
    stop: () => clearInterval(timer),
  };
};

const stateOf = (free: number): DiskState => {
  if (free < WRITES_NEED_FREE) return 'read-only';
  return free < UPLOADS_NEED_FREE ? 'no-uploads' : 'ok';
};
