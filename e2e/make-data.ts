import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { makeTemplates } from '../server/src/testing/make-templates.ts';
import { unpackDump } from '../server/src/testing/unpack-dump.ts';

/** A product's data folder and, where TEST_DATABASE_URL names a PostgreSQL, its database there. */
export interface Data {
  dataDir: string;
  /** Null for the embedded database in the folder. */
  databaseUrl: string | null;
  remove(): Promise<void>;
}

const query = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** Makes the data of a product: a migrated database without content, which a start with DEMO=1 fills. */
export const makeData = async (kind: 'empty' | 'demo'): Promise<Data> => {
  const dataDir = await mkdtemp(join(tmpdir(), `hanca-e2e-${kind}-`));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  const { TEST_DATABASE_URL: server } = process.env;
  const { templates, remove: releaseTemplates } = await makeTemplates(
    new Set([server ? 'postgresql' : 'embedded']),
  );
  try {
    if (!server || !templates.postgresql) {
      await unpackDump(templates.embedded?.dump ?? '', dataDir);
      return { dataDir, databaseUrl: null, remove: removeFolder };
    }
    const name = `${basename(dataDir).toLowerCase().replaceAll(/\W/g, '_')}_${process.pid}`;
    await query(server, `CREATE DATABASE "${name}" TEMPLATE ${templates.postgresql.name}`);
    return {
      dataDir,
      databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href,
      remove: async () => {
        await query(server, `DROP DATABASE "${name}" WITH (FORCE)`).finally(removeFolder);
      },
    };
  } finally {
    await releaseTemplates();
  }
};
