import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, type ServerProcess, spawnServer, untilReady } from '../server/src/testing/process.ts';
import type { BareAnswer } from './bare.ts';

const READY_WITHIN_MS = 60_000;

/** The first admin of the product that is measured. */
export const ADMIN = { email: 'bench@example.org', password: 'measured by this one' } as const;

export interface Started {
  url: string;
  stop(): Promise<void>;
}

export interface StartedProcess extends Started {
  pid: number;
  kill(): Promise<void>;
}

const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** The demonstration's pictures are drawn after the server listens, which would be measured with the rest. */
const untilDrawn = async (server: ServerProcess): Promise<void> => {
  let ended = false;
  void server.ended.then(() => {
    ended = true;
  });
  while (!ended && !server.stdout().includes('every picture is drawn')) await pause(100);
};

/** The product as `npm start` runs it, on an address of its own. In: its other settings. */
export const startServer = async (settings: Record<string, string>): Promise<StartedProcess> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawnServer(
    { PORT: String(port), PUBLIC_URL: url, ADMIN_PASSWORD: ADMIN.password, LOG_LEVEL: 'warn', ...settings },
    process.stderr,
  );
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    server.kill(signal);
    await server.ended;
  };
  try {
    await untilReady(server, READY_WITHIN_MS);
    if (settings.DEMO === '1') await untilDrawn(server);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return { url, pid: server.pid, stop: () => stop('SIGTERM'), kill: () => stop('SIGKILL') };
};

/** The product with the demonstration content on a fresh database. */
export const startProduct = async (databaseUrl: string | null): Promise<Started> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hanca-bench-'));
  const server = await startServer({
    DATA_DIR: dataDir,
    DEMO: '1',
    ADMIN_EMAIL: ADMIN.email,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
};

/** A program of this folder that sends its address once it listens. In: also what it is to be sent first. */
const startProgram = async (
  name: string,
  { args = [], message: given }: { args?: string[]; message?: BareAnswer[] },
): Promise<StartedProcess> => {
  const child = fork(join(import.meta.dirname, name), args, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (given) child.send(given);
  const [url] = await once(child, 'message');
  const stop = () => end(child);
  return { url: String(url), pid: child.pid ?? 0, stop, kill: stop };
};

export const startBare = (answers: BareAnswer[]): Promise<Started> =>
  startProgram('bare.ts', { message: answers });

/** The routes written by hand, on the database of an address. */
export const startByHand = (databaseUrl: string): Promise<StartedProcess> =>
  startProgram('cold-route.ts', { args: [databaseUrl] });
