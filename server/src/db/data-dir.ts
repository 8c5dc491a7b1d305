import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

type Holder = { pid: number; host: string };

/** Another process holds the data directory. `holder` is null when it cannot be read. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
  readonly holder: Holder | null;

  constructor(dir: string, holder: Holder | null, advice = '') {
    const who = holder ? `process ${holder.pid} on host ${holder.host}` : 'another process';
    super(`DATA_DIR ${dir} is in use by ${who}${advice}`);
    this.holder = holder;
  }
}

/**
 * Takes `dir` for this process alone, creating it with mode 0700; the returned function lets it go.
 * `flock` names the flock(1) program; where there is none a pid file takes its place.
 * Throws DataDirInUse, and Error when the file system cannot lock.
 */
export const lockDataDir = (dir: string, { flock = 'flock' } = {}): (() => void) => {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  chmodSync(dir, 0o700);
  const path = join(dir, 'lock');
  const fd = openSync(path, 'a+', 0o600);
  // The lock belongs to the open file, which this process keeps: it outlives flock(1) and ends with us.
  const run = spawnSync(flock, ['-n', '-x', '3'], { stdio: ['ignore', 'ignore', 'pipe', fd] });
  if (run.status === 0) {
    ftruncateSync(fd);
    writeSync(fd, describeSelf());
    return once(() => closeSync(fd));
  }
  closeSync(fd);
  if (run.error && 'code' in run.error && run.error.code === 'ENOENT')
    return lockByPidFile(dir, `${path}.pid`);
  if (run.status === 1) throw new DataDirInUse(dir, readHolder(path));
  throw new Error(`DATA_DIR ${dir} cannot be locked: ${run.error?.message ?? run.stderr.toString().trim()}`);
};

const heldHere = new Set<string>();

/** The lock where flock(1) is missing (macOS, Windows): weaker, as it judges a holder by its pid. */
const lockByPidFile = (dir: string, path: string): (() => void) => {
  for (let attempt = 0; attempt < 3; attempt++) {
    if (linkInto(path)) {
      heldHere.add(path);
      const release = once(() => {
        process.off('exit', release);
        heldHere.delete(path);
        rmSync(path, { force: true });
      });
      process.once('exit', release);
      return release;
    }
    const holder = readHolder(path);
    if (holder && holder.host !== hostname()) {
      throw new DataDirInUse(dir, holder, `; if that host is gone, delete ${path}`);
    }
    if (holder && (heldHere.has(path) || isOtherAlive(holder.pid))) throw new DataDirInUse(dir, holder);
    moveAway(path, holder);
  }
  throw new DataDirInUse(dir, readHolder(path));
};

/** link(2) makes the file appear whole or not at all, and fails when it is there already. */
const linkInto = (path: string): boolean => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, describeSelf(), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
};

/** Removes a stale pid file, unless a live process replaced it since it was read. */
const moveAway = (path: string, seen: Holder | null): void => {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    const moved = readHolder(aside);
    if (moved?.pid !== seen?.pid || moved?.host !== seen?.host) linkSync(aside, path);
    unlinkSync(aside);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
};

const readHolder = (path: string): Holder | null => {
  try {
    const [pid, host] = readFileSync(path, 'utf8').trim().split(' ');
    return pid && host ? { pid: Number(pid), host } : null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

const describeSelf = () => `${process.pid} ${hostname()}\n`;

/** Our own pid in the file is a leftover: containers give every run the same pid. */
const isOtherAlive = (pid: number): boolean => {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const once = (action: () => void): (() => void) => {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
};
