import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Clock ticks a second in /proc (USER_HZ), 100 on every Linux. */
const TICKS = 100;

/** CPU seconds of ended child processes and their children; null except on Linux. */
export const childCpuSeconds = (): number | null => {
  try {
    // proc(5): after the command in brackets, cutime and cstime are the 14th and 15th.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return null;
  }
};

const kill = (child: ChildProcess): void => {
  try {
    // Its process group, servers included.
    if (child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
};

/**
 * Runs a command in the project's folder and shows what it prints.
 * @param deadline Kills the command, with all that it has started.
 * @returns Whether it ended with 0.
 */
export const runCommand = async (
  command: string,
  args: readonly string[],
  { env = {}, deadline }: { env?: Record<string, string>; deadline: AbortSignal },
): Promise<boolean> => {
  const isWindows = process.platform === 'win32';
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    detached: !isWindows,
    env: { ...process.env, ...env },
  });
  const end = () => kill(child);
  deadline.addEventListener('abort', end);
  // Before the listener that stops PostgreSQL and removes the run's folder.
  process.prependOnceListener('exit', end);
  const [status] = await once(child, 'close').catch((error: unknown) => {
    console.error(`${command} did not start: ${error}`);
    return [1];
  });
  deadline.removeEventListener('abort', end);
  process.removeListener('exit', end);
  return status === 0;
};
