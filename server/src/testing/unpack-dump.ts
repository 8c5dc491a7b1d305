import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Unpacks the dump of an embedded database into a data folder, as the server would have made it there. */
export const unpackDump = async (dump: string, dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'postgres');
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', dump, '-C', folder]);
};
