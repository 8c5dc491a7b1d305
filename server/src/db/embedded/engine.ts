import type { Duplex } from 'node:stream';
import PQueue from 'p-queue';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import type { Subscriber } from '../listen.ts';
import { queries, reportOf } from './protocol.ts';
import { DatabaseStopped, DatabaseThread, type Source } from './thread.ts';

/** How long a statement and a transaction of a request may take; a PostgreSQL is held to about the same. */
const REQUEST_DEADLINES = { statementMs: 2000, transactionMs: 5000 };

/** Making a new database takes 4 s on a fast machine, recovery 1 s for 400 MB of write-ahead log. */
const OPEN_WITHIN_MS = 120_000;

const CLOSE_WITHIN_MS = 10_000;

/** A database that stops this often within a minute is broken, or too slow for what it has to do. */
const STOPS_TO_GIVE_UP = 3;
const MINUTE_MS = 60_000;

/** The disk is full: PGlite would spin for ever on the next statement. */
const DISK_FULL = '53100';

export interface EngineOptions {
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  /** Called when the database stops for the third time within a minute; by default the process ends with 1. */
  giveUp?: () => void;
}

/**
 * The embedded database in a thread, which is replaced when a statement misses its deadline: what was in progress
 * fails with DatabaseStopped, and what was committed is there again. It serves one connection at a time.
 */
export class Engine {
  readonly #source: Source;
  readonly #options: Required<EngineOptions>;
  readonly #connections = new Set<Duplex>();
  readonly #listeners = new Set<{ channel: string; subscriber: Subscriber }>();
  #thread: Promise<DatabaseThread>;
  readonly #turns = new PQueue({ concurrency: 1 });
  #deadlines = REQUEST_DEADLINES;
  #transactionTimer: NodeJS.Timeout | undefined;
  #stops: number[] = [];
  #isClosed = false;

  /** How often the database has called fsync since it was opened; 0 in memory. */
  fsyncCount = 0;

  private constructor(source: Source, thread: DatabaseThread, options: EngineOptions) {
    this.#source = source;
    this.#thread = Promise.resolve(thread);
    this.#options = { giveUp: () => process.exit(1), ...options };
  }

  /** @throws Error that says why the database cannot be opened. */
  static async open(source: Source, options: EngineOptions): Promise<Engine> {
    return new Engine(source, await DatabaseThread.open(source, OPEN_WITHIN_MS), options);
  }

  /** Begins a session: what the one before left behind is undone. */
  async connect(connection: Duplex): Promise<void> {
    this.#connections.add(connection);
    await this.#takeTurn(connection, (thread) => this.#startSession(thread));
  }

  /** Ends a session. What it has sent is carried out, without an answer. */
  disconnect(connection: Duplex): void {
    this.#connections.delete(connection);
  }

  /** Carries out messages up to a Sync, and gives the answer to the connection. */
  async execute(connection: Duplex, messages: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#takeTurn(connection, async (thread) => {
      const { bytes, errors, isInTransaction } = await this.#call(thread, messages);
      this.#watchTransaction(connection, isInTransaction);
      if (!connection.destroyed) connection.push(bytes);
      if (errors.includes(DISK_FULL)) throw new DatabaseStopped('the disk of the embedded database is full');
    });
  }

  /** Runs `work`, whose statements and transactions may each take `withinMs`. For the holder of the connection. */
  async extendDeadlines<T>(withinMs: number, work: () => Promise<T>): Promise<T> {
    this.#deadlines = { statementMs: withinMs, transactionMs: withinMs };
    try {
      return await work();
    } finally {
      this.#deadlines = REQUEST_DEADLINES;
    }
  }

  /** Every session from the next on LISTENs to the channel, as long as the returned function is not called. */
  subscribe(channel: string, subscriber: Subscriber): () => void {
    const listener = { channel, subscriber };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The whole database as a tar. For the holder of the connection. */
  dump(): Promise<Blob> {
    return this.#takeTurn(null, async (thread) => {
      const { bytes } = await thread.call('dump', this.#deadlines.statementMs);
      return new Blob([bytes]);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#transactionTimer);
    const thread = await this.#thread;
    try {
      await thread.call('close', CLOSE_WITHIN_MS);
    } finally {
      await thread.terminate();
    }
  }

  /** One at a time, in the order of calls, and nothing for a connection that is gone. */
  #takeTurn<T>(connection: Duplex | null, work: (thread: DatabaseThread) => Promise<T>): Promise<T> {
    return this.#turns.add(async () => {
      const thread = await this.#thread;
      if (connection?.destroyed) throw new DatabaseStopped('the connection has ended');
      try {
        return await work(thread);
      } catch (error) {
        if (error instanceof DatabaseStopped) this.#replace(thread, error);
        throw error;
      }
    });
  }

  async #call(thread: DatabaseThread, messages: Uint8Array<ArrayBuffer>) {
    const { bytes, fsyncCount } = await thread.call(messages, this.#deadlines.statementMs);
    this.fsyncCount = fsyncCount;
    const report = reportOf(bytes);
    for (const { channel, payload } of report.notifications) {
      for (const listener of this.#listeners) {
        if (listener.channel === channel) listener.subscriber.notified(payload);
      }
    }
    return { bytes, ...report };
  }

  async #startSession(thread: DatabaseThread): Promise<void> {
    clearTimeout(this.#transactionTimer);
    this.#transactionTimer = undefined;
    const listens = [...this.#listeners].map(({ channel }) => `LISTEN ${pg.escapeIdentifier(channel)}`);
    const { errors } = await this.#call(thread, queries(['ROLLBACK', 'DISCARD ALL', ...listens]));
    if (errors.length > 0) throw new DatabaseStopped(`no session can be started: ${errors.join(', ')}`);
  }

  #watchTransaction(connection: Duplex, isInTransaction: boolean): void {
    if (isInTransaction && this.#transactionTimer) return;
    clearTimeout(this.#transactionTimer);
    const { transactionMs } = this.#deadlines;
    // The next session rolls it back; a statement in progress has a deadline of its own.
    const end = () => connection.destroy(new DatabaseStopped(`a transaction took over ${transactionMs} ms`));
    this.#transactionTimer = isInTransaction ? setTimeout(end, transactionMs) : undefined;
  }

  /** Ends a thread that is of no use any more, with all connections to it, and opens another. */
  #replace(thread: DatabaseThread, error: DatabaseStopped): void {
    if (this.#isClosed) return;
    this.#options.log.error({ err: error }, 'the embedded database stopped, and is opened again');
    this.#thread = this.#reopen(thread);
    this.#thread.catch(() => undefined); // whoever waits for it gets the error
    for (const { subscriber } of this.#listeners) subscriber.listening(false);
    for (const connection of this.#connections) connection.destroy(error);
  }

  async #reopen(stopped: DatabaseThread): Promise<DatabaseThread> {
    let thread = stopped;
    for (;;) {
      this.#countStop();
      // Two on the same files would destroy them.
      await thread.terminate();
      try {
        thread = await DatabaseThread.open(this.#source, OPEN_WITHIN_MS);
        await this.#startSession(thread);
        for (const { subscriber } of this.#listeners) subscriber.listening(true);
        return thread;
      } catch (error) {
        this.#options.log.error({ err: error }, 'the embedded database could not be opened again');
      }
    }
  }

  #countStop(): void {
    const now = performance.now();
    this.#stops = [...this.#stops.filter((at) => now - at < MINUTE_MS), now];
    if (this.#stops.length < STOPS_TO_GIVE_UP) return;
    const error = new DatabaseStopped(
      `the embedded database stopped ${STOPS_TO_GIVE_UP} times within a minute`,
    );
    this.#options.log.error({ err: error }, 'giving up');
    this.#options.giveUp();
    throw error;
  }
}
