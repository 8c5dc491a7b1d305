import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Role } from './product.ts';
import type { storing } from './stored.ts';
import type { Template } from './templates.ts';

type Person = Exclude<Role, 'nobody'>;
type Stored = ReturnType<typeof storing>;

export interface Cookie {
  name: string;
  value: string;
  httpOnly?: boolean | undefined;
}

/** What the thread of a product does for tests. */
export interface Actions {
  /** Takes away all that an earlier test has stored or changed. Out: where the product answers, and who there is. */
  begin(): Promise<{ origin: string; ids: Record<Person, number>; tokens: Record<Person, string> }>;
  /** Starts a session as sign-in does. Out: its cookies. */
  signIn(userId: number): Promise<Cookie[]>;
  /** Stores rows past the API (stored.ts). */
  store<T extends keyof Stored>(table: T, rows: Parameters<Stored[T]>): Promise<void>;
}

export interface Message {
  id: number;
  name: keyof Actions;
  args: unknown[];
}

type Answer = { id: number; value?: unknown; error?: unknown };

const startThread = (template: Template): Actions => {
  const thread = new Worker(join(import.meta.dirname, 'thread.ts'), {
    workerData: { template },
    // It is not closed, but ends with this process: what it stores goes with the template.
    env: { ...process.env, TMPDIR: template.folder },
    execArgv: [],
  });
  thread.unref();
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  thread.on('message', ({ id, value, error }: Answer) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(error);
    else resolve?.(value);
  });
  const end = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on('error', end);
  thread.on('exit', (code) => end(new Error(`the thread of the server ended with ${code}`)));

  let calls = 0;
  const call = (name: keyof Actions, ...args: unknown[]): Promise<never> => {
    calls += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(calls, answer);
    thread.postMessage({ id: calls, name, args } satisfies Message);
    return answer.promise as Promise<never>;
  };
  return {
    begin: () => call('begin'),
    signIn: (userId) => call('signIn', userId),
    store: (table, rows) => call('store', table, rows),
  };
};

let started: Actions | undefined;

/**
 * The real product in a thread of this process, which all files of a test worker share: for tests of a browser, whose
 * process has jsdom's classes in place of Node's. In: what its database is made from.
 */
export const productInThread = (template: Template): Actions => {
  started ??= startThread(template);
  return started;
};
