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

/**
 * Starts a PostgreSQL server with data of its own on a free port.
 * @param settings As `-c` takes them: 'fsync=off'. The others are PostgreSQL's defaults.
 * @returns null where PostgreSQL is not installed.
 */
export const startPostgresql = async (settings: readonly string[] = []): Promise<PostgresqlServer | null> => {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : [];
  if (versions.length === 0) return null;
  const bin = join(INSTALLED, String(Math.max(...versions)), 'bin');
  const folder = mkdtempSync(join(tmpdir(), 'hanca-postgresql-'));
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const [command, before] = isRoot ? ['runuser', ['-u', 'postgres', '--']] : ['env', []];
  if (isRoot) chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), -1);
  const data = join(folder, 'data');
  const run = (tool: string, ...args: string[]) =>
    execFileSync(command, [...before, join(bin, tool), '-D', data, ...args], {
      stdio: 'ignore',
      cwd: folder,
    });
  const port = await freePort();
  const options = [`-p ${port} -h 127.0.0.1 -k ${folder}`, ...settings.map((setting) => `-c ${setting}`)];
  run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', options.join(' '), 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
