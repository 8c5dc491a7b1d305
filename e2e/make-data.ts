import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from './product.ts';

/**
 * Makes the data that products begin with, once for a whole run: a database that is up to date, empty and with the
 * demonstration, whose pictures are drawn. Out: what takes it away.
 */
export default async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'hanca-e2e-data-'));
  const make = async (name: 'empty' | 'demo', settings: Record<string, string>, printed: string) => {
    const product = await Product.start(settings);
    try {
      await product.end(printed);
      await cp(product.dataDir, join(folder, name), { recursive: true });
    } finally {
      await product.remove();
    }
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await Promise.all([
      make('empty', {}, '한카: '),
      make('demo', { DEMO: '1' }, 'DEMO: every picture is drawn.'),
    ]);
  } catch (error) {
    await remove();
    throw error;
  }
  // The workers, which start the products of tests, inherit it.
  process.env.E2E_DATA = folder;
  return remove;
};
