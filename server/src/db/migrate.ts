import { setTimeout as pause } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** drizzle-kit's own table, so that its tools and archives of older versions find it. */
const APPLIED = 'drizzle.__drizzle_migrations';

/**
 * Milliseconds that a statement may wait for the lock of a table. Every reader of the table queues behind it, so it
 * gives up and is tried again instead of waiting for the slowest reader.
 */
const LOCK_TIMEOUT_MS = 300;
const RETRY_AFTER_MS = 500;
/** SQLSTATE lock_not_available. */
const LOCK_TIMED_OUT = '55P03';

/** A migration was applied to the database in another form than the file has now. */
export class EditedMigration extends OperatorError {
  override name = 'EditedMigration';

  constructor() {
    super(
      'The database was made by a version of the product whose migrations differ from these. Back it up with that version (npm run backup) and restore the archive into an empty database.',
    );
  }
}

const findApplied = async (client: pg.ClientBase): Promise<{ hash: string; createdAt: number }[]> => {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${APPLIED} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const { rows } = await client.query<{ hash: string; createdAt: string }>(
    `SELECT hash, created_at AS "createdAt" FROM ${APPLIED} ORDER BY created_at`,
  );
  return rows.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }));
};

/** The first line of a migration that runs outside a transaction, for what PostgreSQL does nowhere else. */
export const OUTSIDE_TRANSACTION = '-- outside a transaction';

const remember = (client: pg.ClientBase, { hash, folderMillis }: Migration) =>
  client.query(`INSERT INTO ${APPLIED} (hash, created_at) VALUES ($1, $2)`, [hash, folderMillis]);

/** Applies one migration, all or nothing. */
const applyAtOnce = async (client: pg.ClientBase, migration: Migration): Promise<void> => {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const statement of migration.sql) await client.query(statement);
    await remember(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    // What went wrong first is what counts; a lost connection has rolled back by itself.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

const isLockTimeout = (error: unknown): boolean => (error as { code?: unknown }).code === LOCK_TIMED_OUT;

/** Tries something again for as long as a table that it needs is in use. */
const patiently = async (work: () => Promise<unknown>, onWait?: () => void): Promise<void> => {
  for (let tries = 0; ; tries++) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (tries === 0) onWait?.();
      await pause(RETRY_AFTER_MS);
    }
  }
};

/** Applies one migration statement by statement. One that was interrupted is applied from its first statement again. */
const applyInSteps = async (
  client: pg.ClientBase,
  migration: Migration,
  onWait?: () => void,
): Promise<void> => {
  try {
    for (const statement of migration.sql) {
      // Nobody queues behind these: they may wait until every transaction of now has ended.
      const waits = /\bCONCURRENTLY\b/i.test(statement);
      await client.query(`SET lock_timeout = ${waits ? 0 : LOCK_TIMEOUT_MS}`);
      await patiently(() => client.query(statement), onWait);
    }
  } finally {
    // The one connection of the embedded database serves requests afterwards.
    await client.query('RESET lock_timeout').catch(() => undefined);
  }
  await remember(client, migration);
};

const apply = (client: pg.ClientBase, migration: Migration, onWait?: () => void): Promise<void> =>
  migration.sql[0]?.startsWith(OUTSIDE_TRANSACTION)
    ? applyInSteps(client, migration, onWait)
    : patiently(() => applyAtOnce(client, migration), onWait);

/**
 * Applies the migrations of a folder that the database has not had, oldest first. Each runs in a transaction of its
 * own, unless it is marked to run outside of one. The caller makes sure that nobody else migrates at the same time.
 * @param folder - As drizzle-kit writes it.
 * @param steps - How many of its migrations to apply, from the first; by default all.
 * @param onWait - Called when a table is in use by others. Their readers go on meanwhile.
 * @throws EditedMigration where the database had one of them with other text; what PostgreSQL throws for a statement.
 */
export const applyMigrations = async (
  client: pg.ClientBase,
  folder: string,
  { steps, onWait }: { steps?: number | undefined; onWait?: () => void } = {},
): Promise<void> => {
  const migrations = readMigrationFiles({ migrationsFolder: folder }).slice(0, steps);
  const applied = await findApplied(client);
  const known = new Map(migrations.map(({ folderMillis, hash }) => [folderMillis, hash]));
  const last = applied.at(-1)?.createdAt ?? 0;
  // One of a newer version of the product is fine: its processes and ours may run side by side.
  const newest = migrations.at(-1)?.folderMillis ?? 0;
  for (const { hash, createdAt } of applied) {
    if (createdAt <= newest && known.get(createdAt) !== hash) throw new EditedMigration();
  }
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
    await apply(client, migration, onWait);
  }
};
