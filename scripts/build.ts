// Builds the public site (for browsers and for the server) and the console, and compresses what browsers fetch.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const front = join(root, 'front/vite.config.ts');
const logLevel = 'warn';

await build({ configFile: front, logLevel });
await build({ configFile: front, logLevel, build: { ssr: 'src/entry-server.tsx' } });
await build({ configFile: join(root, 'admin/vite.config.ts'), logLevel });

/** Writes .br and .gz beside every script, style and picture that they make smaller. */
const compress = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|svg)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
};

await compress(join(root, 'front/dist/client/assets'));
await compress(join(root, 'admin/dist/assets'));
