import type { BaseLogger } from 'pino';
import type { EmbeddedDatabase } from '../embedded.ts';

const LOOK_EVERY_MS = 30_000;
const VACUUM_EVERY_MS = 24 * 3600_000;
const FIRST_VACUUM_AFTER_MS = 5 * 60_000; // soon, for a server that is restarted every day

/** Does what PostgreSQL's background processes would: checkpoints by time and volume, a daily vacuum. */
export const startUpkeep = (database: EmbeddedDatabase, log: Pick<BaseLogger, 'error'>): (() => void) => {
  let vacuumAt = performance.now() + FIRST_VACUUM_AFTER_MS;
  let isBusy = false;

  const look = async (): Promise<void> => {
    if (performance.now() >= vacuumAt) {
      vacuumAt = performance.now() + VACUUM_EVERY_MS;
      await database.vacuum();
    }
    if (await isCheckpointDue(database)) await database.checkpoint();
  };

  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    look()
      .catch((error) => log.error({ err: error }, 'upkeep of the embedded database failed'))
      .finally(() => {
        isBusy = false;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};

/** Whether the last checkpoint is 5 minutes or 64 MB of write-ahead log ago. */
export const isCheckpointDue = async ({ pool }: Pick<EmbeddedDatabase, 'pool'>): Promise<boolean> => {
  const { rows } = await pool.query<{ isDue: boolean }>(`
    SELECT checkpoint_time < now() - interval '5 minutes'
        OR pg_current_wal_lsn() - redo_lsn > 64 * 1024 * 1024 AS "isDue"
    FROM pg_control_checkpoint()`);
  return rows[0]?.isDue ?? false;
};
