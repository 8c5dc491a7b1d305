import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What a thread opens: the folder of a database, or one in memory, new or from a dump. */
export type Source = { root: string } | { dump?: Blob };

/** What a thread is started with: what to open, and PGlite's compiled code. */
export type Start = Source & { code: WebAssembly.Module };

/** Messages of PostgreSQL's protocol, or a command. */
export type Request = Uint8Array | 'dump' | 'close';

export type Reply =
  | { bytes: Uint8Array<ArrayBuffer>; fsyncCount: number }
  | { done: true }
  | { failure: string };

/**
 * The embedded database stopped before it answered, and with it what was in progress.
 * Its code is PostgreSQL's for a failed connection, which callers get as 503.
 */
export class DatabaseStopped extends Error {
  override readonly name = 'DatabaseStopped';
  readonly code = '08006';
}

declare global {
  // Node has it, its types leave it out.
  namespace WebAssembly {
    function compile(code: Uint8Array): Promise<Module>;
  }
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** PGlite's code, compiled once for all threads of the process: a thread opens in about two thirds of the time. */
export const compile = (): Promise<WebAssembly.Module> => {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  compiled ??= readFile(join(folder, 'pglite.wasm')).then((code) => WebAssembly.compile(code));
  return compiled;
};

/** A worker thread with a PGlite, so that a statement that runs away does not hold the process. */
export class DatabaseThread {
  readonly #worker: Worker;
  #answer: PromiseWithResolvers<Reply> | null = null;
  #ended: DatabaseStopped | null = null;

  private constructor(start: Start) {
    // Without the flags of the process, some of which no thread accepts.
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start, execArgv: [] });
    this.#worker.on('message', (reply: Reply) => this.#answer?.resolve(reply));
    this.#worker.on('error', (error) => this.#end(String(error)));
    this.#worker.on('exit', () => this.#end('its thread ended'));
  }

  /** @throws Error that says why the database cannot be opened; DatabaseStopped when it takes over `withinMs`. */
  static async open(source: Source, withinMs: number): Promise<DatabaseThread> {
    const thread = new DatabaseThread({ ...source, code: await compile() });
    try {
      const reply = await thread.#reply(withinMs);
      if ('failure' in reply) throw new Error(reply.failure);
      return thread;
    } catch (error) {
      await thread.terminate();
      throw error;
    }
  }

  /**
   * Sends one request; the next may be sent once it is answered.
   * @throws DatabaseStopped when there is no answer within `withinMs`: the thread is of no use then.
   */
  async call(
    request: Request,
    withinMs: number,
  ): Promise<{ bytes: Uint8Array<ArrayBuffer>; fsyncCount: number }> {
    if (this.#ended) throw this.#ended;
    this.#worker.postMessage(request);
    const reply = await this.#reply(withinMs);
    if ('failure' in reply) throw new DatabaseStopped(`the embedded database failed: ${reply.failure}`);
    return 'bytes' in reply ? reply : { bytes: new Uint8Array(), fsyncCount: 0 };
  }

  /** Ends the thread, also in the middle of a statement. What was committed is on the disk. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  async #reply(withinMs: number): Promise<Reply> {
    const answer = Promise.withResolvers<Reply>();
    this.#answer = answer;
    const late = () => {
      if (this.#answer === answer) this.#end(`no answer within ${withinMs} ms`);
    };
    // After a busy moment timers fire before the messages that came meanwhile are read: those go first.
    const timer = setTimeout(() => setImmediate(late), withinMs);
    try {
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      this.#answer = null;
    }
  }

  #end(reason: string): void {
    this.#ended ??= new DatabaseStopped(`the embedded database stopped: ${reason}`);
    this.#answer?.reject(this.#ended);
  }
}
