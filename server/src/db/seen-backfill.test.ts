import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { embeddedDatabase } from './connect.ts';
import { openMemory } from './embedded.ts';
import { MIGRATIONS } from './migrations.ts';

const folder = await mkdtemp(join(tmpdir(), 'hanca-seen-'));
afterAll(() => rm(folder, { recursive: true }));

test('who has signed in before the column was there has the time of their last session', async () => {
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const earlier = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag === '0004_seen'),
  );
  await writeFile(path, JSON.stringify({ ...journal, entries: earlier }));

  const memory = await openMemory({ log: pino({ level: 'silent' }) });
  const database = embeddedDatabase(memory);
  await database.migrate(folder);
  await database.pool.query(
    `INSERT INTO users (email, name) VALUES ('a@example.org', '온 사람'), ('b@example.org', '안 온 사람')`,
  );
  await database.pool.query(
    `INSERT INTO sessions (user_id, device, used_at, expires_at) VALUES
      (1, '', '2026-03-01T10:00:00Z', now()), (1, '', '2026-04-01T10:00:00Z', now())`,
  );
  await database.migrate(MIGRATIONS);
  const { rows } = await database.pool.query('SELECT seen_at FROM users ORDER BY id');
  expect(rows).toEqual([{ seen_at: new Date('2026-04-01T10:00:00Z') }, { seen_at: null }]);
  await database.close();
}, 60_000);
