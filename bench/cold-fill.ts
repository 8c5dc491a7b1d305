import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { connect } from '../server/src/db/connect.ts';
import type { Executor } from '../server/src/db/executor.ts';
import { MIGRATIONS } from '../server/src/db/migrations.ts';
import { insertSession } from '../server/src/features/account/session-queries.ts';
import { createTokens, hashToken, loadSecret, newToken } from '../server/src/features/account/tokens.ts';
import { seedCategories } from '../server/src/features/categories/queries.ts';
import { fillRealties } from './realties-fill.ts';

/** The owner of a listing, signed in for a quarter of an hour. */
export interface Writer {
  token: string;
  userId: number;
  /** Of the listing. */
  id: number;
}

/** A database full of listings, which the product has not been started on yet. */
export interface Filled {
  dataDir: string;
  /** Of listings that everybody sees, the newest first. */
  ids: number[];
  writers: Writer[];
}

const FILL_WITHIN_MS = 10 * 60_000;
/** More than are requested, and than are written. */
const IDS = 6000;
const WRITERS = 500;

/** Knows the pictures of these listings, as if they had been uploaded. */
const storePictures = (db: Executor, ids: readonly number[]) =>
  db.execute(sql`insert into images (path, user_id, target, bytes, width, height)
    select path, user_id, 'realty', 1, 1, 1 from realties, unnest(images) as path where id in ${ids}`);

const signIn = async (db: Executor, dataDir: string): Promise<Writer[]> => {
  const { rows } = await db.execute<{ id: number; user_id: number }>(
    sql`select max(id) as id, user_id from realties where visible group by user_id order by id desc limit ${WRITERS}`,
  );
  await storePictures(
    db,
    rows.map(({ id }) => id),
  );
  const tokens = createTokens(loadSecret(dataDir));
  const writers: Writer[] = [];
  for (const { id, user_id: userId } of rows) {
    const tokenHash = hashToken(newToken());
    const sessionId = await insertSession(db, { userId, device: 'bench', tokenHash });
    if (sessionId !== null)
      writers.push({ id, userId, token: await tokens.sign({ userId, sessionId, roles: [] }) });
  }
  return writers;
};

/** Migrates an empty database and fills it with listings; without an address an embedded one in a new folder. */
export const fillDatabase = async (databaseUrl: string | null, listings: number): Promise<Filled> => {
  const started = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'hanca-bench-'));
  // The table alone goes to the output.
  const log = pino({ level: 'warn' }, pino.destination(2));
  const database = await connect({ databaseUrl: databaseUrl ?? undefined, dataDir, log });
  try {
    await database.migrate(MIGRATIONS);
    await seedCategories(database.db);
    await database.session(FILL_WITHIN_MS, (client) =>
      fillRealties({ db: drizzle(client), pointKey: loadSecret(dataDir) }, listings),
    );
    const { rows } = await database.db.execute<{ id: number }>(
      sql`select id from realties where visible order by id desc limit ${IDS}`,
    );
    const writers = await signIn(database.db, dataDir);
    // Listings that are not new: what waits to be screened and to be told of has been long ago.
    await database.db.execute(sql`truncate to_screen, alert_subjects`);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.error(`${database.engine}: ${listings} listings written in ${seconds} s`);
    return { dataDir, ids: rows.map(({ id }) => id), writers };
  } finally {
    await database.close();
  }
};
