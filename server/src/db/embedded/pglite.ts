import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { RANDOM_PAGE_COST } from '../settings.ts';

/** PostgreSQL in the thread that opened it. */
interface OpenPglite {
  pglite: PGlite;
  /** How often it has called fsync; 0 in memory. */
  fsyncCount(): number;
}

// PGlite starts with -F (fsync off) and its fdatasync is a stub, hence wal_sync_method=fsync.
// Without a limit pg_wal grows by all that is written: single-user mode never checkpoints by itself.
const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...[
    'fsync=on',
    'wal_sync_method=fsync',
    'max_wal_size=128MB',
    'min_wal_size=32MB',
    'shared_buffers=32MB',
    RANDOM_PAGE_COST,
  ].flatMap((setting) => ['-c', setting]),
];

/**
 * Opens the database in the folder `root`, with real fsync; makes it when the folder has none.
 * @param code PGlite's, compiled.
 * @throws Error with what PostgreSQL said of damaged files, for files that are no database, and when fsync does not
 * take effect.
 */
export const openOnDisk = async (root: string, code: WebAssembly.Module): Promise<OpenPglite> => {
  if (!existsSync(join(root, 'PG_VERSION'))) await makeDatabase(root, code);
  const files = new SyncedNodeFS(root);
  let pglite: PGlite;
  try {
    pglite = await PGlite.create({ fs: files, startParams: DURABLE_START, pgliteWasmModule: code });
  } catch (error) {
    throw new Error(files.failure(), { cause: error });
  }
  await pglite.exec('CHECKPOINT');
  const { rows } = await pglite.query<{ fsync: string }>('SHOW fsync');
  if (rows[0]?.fsync !== 'on' || files.syncs === 0) {
    await pglite.close();
    throw new Error('it does not write durably: fsync did not take effect');
  }
  return { pglite, fsyncCount: () => files.syncs };
};

/** Opens a database in memory: a new one, or that of a dump, which takes a third of the time. */
export const openInMemory = async (dump: Blob | undefined, code: WebAssembly.Module): Promise<OpenPglite> => {
  const pglite = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, '-c', RANDOM_PAGE_COST],
    pgliteWasmModule: code,
    ...(dump ? { loadDataDir: dump } : {}),
  });
  return { pglite, fsyncCount: () => 0 };
};

/** NODEFS has no fsync callback of its own, so nothing would ever reach the disk. Tried on PGlite 0.5.16. */
class SyncedNodeFS extends NodeFS {
  syncs = 0;
  readonly #printed: string[] = [];

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const root = this.rootDir;
    const addFsync = (module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => this.#sync(module, stream);
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addFsync],
        printErr: (line: string) => {
          if (this.#printed.length < FIRST_LINES) this.#printed.push(line.replaceAll(DATA_FOLDER, root));
        },
      },
    };
  }

  /** Why PostgreSQL did not start, in its own words. */
  failure(): string {
    const at = Math.max(
      0,
      this.#printed.findIndex((line) => /FATAL|PANIC/.test(line)),
    );
    const reason = this.#printed[at]?.replace(/^.*?(?:FATAL|PANIC):\s*/, '') ?? 'PostgreSQL does not start';
    const detail = this.#printed[at + 1]?.match(/DETAIL:\s*(.*?)\.?$/)?.[1];
    return detail ? `${reason} (${detail})` : reason;
  }

  #sync({ NODEFS }: EmscriptenModule, stream: EmscriptenStream): number {
    this.syncs++;
    try {
      if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node));
      else fsyncSync(stream.nfd);
      return 0;
    } catch {
      return ERRNO_IO; // PostgreSQL stops on a failed fsync, as it must.
    }
  }
}

const ERRNO_IO = 29; // EIO in WASI

/** What PGlite calls the folder of the data. */
const DATA_FOLDER = PGlite.paths.PGDATA;

/** Of what PostgreSQL prints only the first lines are stored. */
const FIRST_LINES = 50;

type EmscriptenStream = { nfd?: number; node: object };
type EmscriptenModule = {
  NODEFS: {
    stream_ops: { fsync?: (stream: EmscriptenStream) => number };
    realPath(node: object): string;
  };
};

const syncPath = (path: string): void => {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};

/**
 * Makes a new database, which is there whole or not at all: under another name first, synced, then renamed.
 * @throws Error when the folder has something else in it.
 */
const makeDatabase = async (root: string, code: WebAssembly.Module): Promise<void> => {
  if (existsSync(root) && readdirSync(root).length > 0) {
    throw new Error('it has files, but PG_VERSION is missing, which every database has');
  }
  const unfinished = `${root}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ fs: new NodeFS(unfinished), pgliteWasmModule: code });
  await pglite.close();
  syncTree(unfinished);
  renameSync(unfinished, root);
  syncPath(dirname(root));
};

const syncTree = (root: string): void => {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(root);
};
