import pg from 'pg';
import type { BaseLogger } from 'pino';

/** Receives the notifications of one channel. */
export interface Subscriber {
  /** A notification arrived, in the order in which the transactions that sent them were committed. */
  notified(payload: string): void;
  /**
   * True whenever LISTEN has just taken effect: what was sent before may have been missed.
   * False as soon as notifications may be missed.
   */
  listening(isListening: boolean): void;
}

export interface Subscription {
  /**
   * Resolves when the notifications of all that was committed before the call have been handed on. Rejects where they may be
   * missed, and after a second without an answer.
   */
  caughtUp(): Promise<void>;
  /** Ends the listening. Nothing is received afterwards. */
  close(): Promise<void>;
}

const RETRY_MS = 500;
const OPEN_WITHIN_MS = 2000;
const ANSWERED_WITHIN_MS = 1000;

/**
 * A connection that the network swallowed says nothing by itself. It is lost when a ping has no answer after
 * three more ticks: at most a second after it froze.
 */
const TICK_MS = 250;
const LOST_AFTER_TICKS = 3;

/**
 * Asks something of a connection, one question at a time: whoever comes while one is under way shares the next. A server sends
 * what was notified before it answers (PostgreSQL's postgres.c, ProcessNotifyInterrupt before ReadyForQuery).
 */
const askerOf = (client: pg.Client): (() => Promise<void>) => {
  let asked: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    await asked.catch(() => undefined);
    next = null;
    asked = client.query({ text: 'SELECT 1', query_timeout: ANSWERED_WITHIN_MS } as pg.QueryConfig);
    await asked;
  };
  return () => {
    next ??= ask();
    return next;
  };
};

/** Listens to `channel` on a connection of its own, which is opened again whenever it is lost. */
export const listenOn = (
  connectionString: string,
  channel: string,
  subscriber: Subscriber,
  log: Pick<BaseLogger, 'warn'>,
): Subscription => {
  let client: pg.Client | null = null;
  let ask: (() => Promise<void>) | null = null;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isListening = false;

  const report = (now: boolean) => {
    if (isListening === now) return;
    isListening = now;
    subscriber.listening(now);
  };

  const lose = (lost: pg.Client, error: unknown) => {
    if (client !== lost || isClosed) return;
    client = null;
    ask = null;
    clearInterval(heartbeat);
    log.warn({ err: error, channel }, 'notifications of the database cannot be received');
    report(false);
    void lost.end().catch(() => undefined);
    retry = setTimeout(open, RETRY_MS).unref();
  };

  const startHeartbeat = (of: pg.Client, asks: () => Promise<void>) => {
    let ticksWithoutAnswer = 0;
    const tick = () => {
      if (client !== of || isClosed) return;
      if (ticksWithoutAnswer >= LOST_AFTER_TICKS)
        return lose(of, new Error('the connection does not answer'));
      ticksWithoutAnswer += 1;
      if (ticksWithoutAnswer > 1) return;
      asks().then(
        () => {
          ticksWithoutAnswer = 0;
        },
        (error) => lose(of, error),
      );
    };
    // After a busy moment timers fire before the answers that came meanwhile are read: setImmediate lets those go first.
    heartbeat = setInterval(() => setImmediate(tick), TICK_MS).unref();
  };

  const open = async () => {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: OPEN_WITHIN_MS,
      query_timeout: OPEN_WITHIN_MS,
    });
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('the connection ended')));
    next.on('notification', ({ payload = '' }) => subscriber.notified(payload));
    try {
      await next.connect();
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
      if (client !== next || isClosed) return;
      ask = askerOf(next);
      report(true);
      startHeartbeat(next, ask);
    } catch (error) {
      lose(next, error);
    }
  };
  void open();

  return {
    async caughtUp() {
      if (!ask) throw new Error('notifications of the database cannot be received');
      await ask();
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await client?.end();
    },
  };
};
