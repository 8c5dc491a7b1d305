import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/src/testing/process.ts';

/** Debian's folder of versions. */
const INSTALLED = '/usr/lib/postgresql';

export interface PostgresqlServer {
  url: string;
  /** Stops the server and removes its data; waits for neither connections nor other processes. */
  stop(): void;
}

/** Returns the folder of the newest installed server's programs; a client alone has no initdb. */
const installedPrograms = (): string | undefined =>
  (existsSync(INSTALLED) ? readdirSync(INSTALLED) : [])
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));

/**
 * Starts a PostgreSQL server with data of its own on a free port.
 * @param settings As `-c` takes them: 'fsync=off'. The others are PostgreSQL's defaults.
 * @returns null where PostgreSQL is not installed
 * @throws Error where it is installed and does not start
 */
export const startPostgresql = async (settings: readonly string[] = []): Promise<PostgresqlServer | null> => {
  const bin = installedPrograms();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'hanca-postgresql-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const [command, before] = isRoot ? ['runuser', ['-u', 'postgres', '--']] : ['env', []];
  const run = (tool: string, ...args: string[]) =>
    execFileSync(command, [...before, join(bin, tool), '-D', data, ...args], {
      stdio: 'ignore',
      cwd: folder,
    });
  const port = await freePort();
  const options = [`-p ${port} -h 127.0.0.1 -k ${folder}`, ...settings.map((setting) => `-c ${setting}`)];
  try {
    if (isRoot) chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), -1);
    run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
    run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', options.join(' '), 'start');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error('PostgreSQL is installed but does not start: name another server by TEST_DATABASE_URL', {
      cause: error,
    });
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
