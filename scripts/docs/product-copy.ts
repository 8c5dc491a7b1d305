import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = ['common', 'server', 'front', 'admin', 'demo'];
const SHARED = ['package.json', 'tsconfig.json', 'tsconfig.web.json', 'vite.workspace.ts'];

/** Several times what the longest takes on a busy machine. */
const COMMAND_MS = 600_000;

/** The source of the product in a folder of its own, to be changed; it uses the packages of the real one. */
export interface ProductCopy {
  read(file: string): string;
  write(file: string, text: string): void;
  /** The names in a folder. */
  list(folder: string): string[];
  /** Runs npm there, without network. Throws with what it printed when it fails. */
  npm(...args: string[]): Promise<void>;
  remove(): Promise<void>;
}

/** Links every package but the rooms themselves, which import one another's copies. */
const linkPackages = (from: string, to: string): void => {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@hanca' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(from, name), join(to, name), 'junction');
  }
};

const environment = (): NodeJS.ProcessEnv => {
  // A test run inside another one is a run of its own, outside of its budget.
  const rest = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST_USES$)/.test(name));
  return { ...Object.fromEntries(rest), npm_config_offline: 'true' };
};

/** Copies the rooms as they stand in the repository. */
export const copyProduct = async (): Promise<ProductCopy> => {
  const folder = await mkdtemp(join(tmpdir(), 'hanca-copy-'));
  const isSource = (path: string) => !['node_modules', 'dist', 'data'].includes(basename(path));
  for (const name of [...ROOMS, ...SHARED]) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: isSource });
  }
  for (const room of ['', ...ROOMS]) {
    linkPackages(join(ROOT, room, 'node_modules'), join(folder, room, 'node_modules'));
  }
  const own = join(folder, 'node_modules/@hanca');
  mkdirSync(own);
  for (const room of ROOMS) symlinkSync(join(folder, room), join(own, room), 'junction');

  return {
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    list: (name) => readdirSync(join(folder, name)),
    async npm(...args) {
      const shell = process.platform === 'win32';
      try {
        const options = { cwd: folder, env: environment(), shell, timeout: COMMAND_MS };
        await promisify(execFile)('npm', args, options);
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`npm ${args.join(' ')}\n${stdout}\n${stderr}`);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
