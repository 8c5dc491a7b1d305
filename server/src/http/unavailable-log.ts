import type { FastifyBaseLogger } from 'fastify';

/** A request that was answered 503. */
interface Refusal {
  /** Its method and the path of its route, without what stands in the address. */
  route: string;
  /** 'overloaded', 'late', or the SQLSTATE or the driver's code of what the database failed by. */
  reason: string;
  /** Milliseconds from the request to its answer. */
  ms: number;
}

export interface UnavailableLog {
  note(refusal: Refusal): void;
}

/** A line for a route and reason at most so often. */
const EVERY_MS = 10_000;

/** Logs requests that were answered 503: the first of a route and reason at once, then how many there were in ten seconds. */
export const createUnavailableLog = (log: Pick<FastifyBaseLogger, 'warn'>): UnavailableLog => {
  /** What came since the last line, and how many there were since the start. */
  const noted = new Map<
    string,
    { since: number; total: number; slowest: number; timer: NodeJS.Timeout | null }
  >();

  return {
    note: ({ route, reason, ms }) => {
      const key = `${route} ${reason}`;
      const entry = noted.get(key) ?? { since: 0, total: 0, slowest: 0, timer: null };
      noted.set(key, entry);
      entry.since += 1;
      entry.total += 1;
      entry.slowest = Math.max(entry.slowest, Math.round(ms));
      const write = () => {
        const { since, total, slowest } = entry;
        if (since === 0) {
          entry.timer = null;
          return;
        }
        log.warn({ event: 'unavailable', route, reason, count: since, total, slowestMs: slowest });
        Object.assign(entry, { since: 0, slowest: 0 });
        entry.timer = setTimeout(write, EVERY_MS).unref();
      };
      if (!entry.timer) write();
    },
  };
};
