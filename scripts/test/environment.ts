// What all parts of a test run share: a folder that is thrown away, and PostgreSQL where it is installed.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresql } from '../postgresql.ts';

/** Returns /dev/shm if it has 2 GB free and allows executables, else the folder for temporary files. */
const scratchParent = (): string => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    const probe = join('/dev/shm', `hanca-probe-${process.pid}`);
    writeFileSync(probe, '#!/bin/sh\n', { mode: 0o700 });
    const { status } = spawnSync(probe);
    rmSync(probe);
    return status === 0 && bavail * bsize > 2e9 ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
};

export interface TestEnvironment {
  /** Removed when the run ends. */
  folder: string;
  /** The file in which tests count what they use of the budget. */
  uses: string;
}

/** Sets the environment variables of a run. Its server and files are removed when this process ends, also on a signal. */
export const prepareEnvironment = async (): Promise<TestEnvironment> => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const folder = mkdtempSync(join(scratchParent(), 'hanca-tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // The user postgres must reach its data folder in here.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // All processes of a run share compiled modules.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const uses = join(folder, 'uses');
  process.env.TEST_USES = uses;
  if (!process.env.TEST_DATABASE_URL) {
    const postgresql = await startPostgresql(['fsync=off', 'max_connections=200']);
    if (postgresql) {
      process.prependOnceListener('exit', () => postgresql.stop());
      process.env.TEST_DATABASE_URL = postgresql.url;
    }
  }
  return { folder, uses };
};
