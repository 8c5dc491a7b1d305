import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Clients of a process of their own that send the next request as soon as they are answered. */
export interface Flood {
  url: string;
  /** Requested in turn; every `*` in them is made up anew each time. */
  paths: string[];
  connections: number;
  /** Of this machine (127.0.0.0/8), from which the connections come in turn. */
  addresses: string[];
  /** Connections besides that send 30 requests at once, again and again. */
  bursts?: number;
}

export interface Counts {
  answered: number;
  refused: number;
  failed: number;
}

/** Lets clients send requests for some milliseconds. Out: what came of it. */
export const flood = async (what: Flood, forMs: number, meanwhile?: () => Promise<void>): Promise<Counts> => {
  const child = fork(join(import.meta.dirname, 'flood.ts'), [JSON.stringify(what)]);
  try {
    await once(child, 'spawn');
    await Promise.all([pause(forMs), meanwhile?.()]);
    const counts = once(child, 'message') as Promise<[Counts]>;
    child.send('stop');
    return (await counts)[0];
  } finally {
    child.kill('SIGKILL');
  }
};
