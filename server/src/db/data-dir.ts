import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../operator-error.ts';

type Holder = { pid: number; host: string };

/** Another process holds the data directory. `holder` is null when it cannot be read. */
export class DataDirInUse extends OperatorError {
  override readonly name = 'DataDirInUse';
  readonly holder: Holder | null;

  constructor(dir: string, holder: Holder | null) {
    const who = holder ? `process ${holder.pid} on host ${holder.host}` : 'another process';
    super(
      `DATA_DIR ${dir} is in use by ${who}. Stop the server first: the embedded database serves one process at a time.`,
    );
    this.holder = holder;
  }
}

/** A lock that nobody refers to would be closed as garbage. */
const held = new Set<DatabaseSync>();

/** Two that come at the same moment may each see the other's attempt. */
const SETTLED_WITHIN_MS = 250;

/** SQLite's code for a file that is locked. */
const SQLITE_BUSY = 5;

/**
 * Takes `dir` for this process alone, creating it with mode 0700. The lock is a transaction on the file `lock.db`: the
 * system ends it with the process, however that dies, on every platform and without another program.
 * @returns Lets it go.
 * @throws DataDirInUse; OperatorError when `lock.db` cannot be locked; the system's error for `dir` itself.
 */
export const lockDataDir = (dir: string): (() => void) => {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  chmodSync(dir, 0o700);
  // A file of its own: to open and close the locked one would end the lock.
  const holderFile = join(dir, 'lock');
  const lock = openLock(join(dir, 'lock.db'), () => new DataDirInUse(dir, readHolder(holderFile)));
  writeFileSync(holderFile, `${process.pid} ${hostname()}\n`, { mode: 0o600 });
  return () => {
    if (held.delete(lock)) lock.close();
  };
};

const openLock = (path: string, inUse: () => Error): DatabaseSync => {
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(path, { timeout: SETTLED_WITHIN_MS });
    lock.exec('BEGIN EXCLUSIVE');
    held.add(lock);
    return lock;
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === SQLITE_BUSY) throw inUse();
    throw new OperatorError(
      `${path} cannot be locked (${message}); give it to the user that runs the server, or delete it.`,
      { cause: error },
    );
  }
};

const readHolder = (path: string): Holder | null => {
  try {
    const [pid, host] = readFileSync(path, 'utf8').trim().split(' ');
    return pid && host ? { pid: Number(pid), host } : null;
  } catch {
    return null;
  }
};
