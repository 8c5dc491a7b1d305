import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../main.ts');
const LOOK_EVERY_MS = 20;
/** Only ends what hangs: a start takes several seconds of a processor, and tests share it. */
const READY_WITHIN_MS = 600_000;

/** The server as an operator runs it: a process of its own. */
export interface ServerProcess {
  pid: number;
  url: string;
  /** What it has printed so far. */
  stdout(): string;
  stderr(): string;
  kill(signal: 'SIGTERM' | 'SIGKILL'): void;
  /** Waits for the end. Out: the exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>;
}

/** A port that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

/** What the stream has given so far; with `copy` it is written there too as it comes. */
const textOf = (stream: NodeJS.ReadableStream | null, copy?: NodeJS.WritableStream): (() => string) => {
  let text = '';
  stream?.on('data', (chunk) => {
    text += String(chunk);
    copy?.write(chunk);
  });
  return () => text;
};

/**
 * Starts the server with the given settings and no others, but where Node caches what it compiles; it may still be
 * starting. With `copy` all that it prints is also written there. `program` is what starts it in another way.
 */
export const spawnServer = (
  settings: Record<string, string>,
  copy?: NodeJS.WritableStream,
  program = MAIN,
): ServerProcess => {
  const { PATH = '', HOME = '', SystemRoot = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: { PATH, HOME, SystemRoot, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${settings.PORT}`,
    stdout: textOf(child.stdout, copy),
    stderr: textOf(child.stderr, copy),
    kill: (signal) => void child.kill(signal),
    // 'close' comes after the last of its output, unlike 'exit'.
    ended: once(child, 'close').then(([code, signal]) => code ?? signal),
  };
};

/** Waits until the server answers that it is ready. Throws with its output when it ends, or is not ready in time. */
export const untilReady = async (server: ServerProcess, withinMs = READY_WITHIN_MS): Promise<void> => {
  const deadline = performance.now() + withinMs;
  let end: number | string | null = null;
  void server.ended.then((how) => {
    end = how;
  });
  for (;;) {
    const reply = await fetch(`${server.url}/v1/ready`).catch(() => null);
    if (reply?.ok) return;
    if (end !== null || performance.now() > deadline) {
      const what = end === null ? 'is not ready' : `ended with ${end}`;
      throw new Error(`the server ${what}: ${server.stdout()}${server.stderr()}`);
    }
    await pause(LOOK_EVERY_MS);
  }
};
