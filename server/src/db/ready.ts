import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const READY_WITHIN_MS = 2000;

/** Whether the database answers within 2 s and takes writes: no standby, no primary that a failover has replaced. */
const takesWrites = (pool: pg.Pool): Promise<boolean> => {
  const answer = pool.query<{ transaction_read_only: string }>('SHOW transaction_read_only').then(
    ({ rows }) => rows[0]?.transaction_read_only === 'off',
    () => false,
  );
  return Promise.race([answer, pause(READY_WITHIN_MS, false, { ref: false })]);
};

/** Looks once for all who want to know at the same moment: they wait for no slot, and need a connection. */
export const readiness = (pool: pg.Pool): (() => Promise<boolean>) => {
  let running: Promise<boolean> | null = null;
  return () => {
    running ??= takesWrites(pool).finally(() => {
      running = null;
    });
    return running;
  };
};
