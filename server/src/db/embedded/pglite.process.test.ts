import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, test, vi } from 'vitest';
import { openOnDisk } from './pglite.ts';
import { compile } from './thread.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('does not open when fsync is off', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hanca-pglite-'));
  const create = PGlite.create.bind(PGlite);
  vi.spyOn(PGlite, 'create').mockImplementation((options) =>
    create(Object.assign({}, options, { startParams: PGlite.defaultStartParams })),
  );
  await expect(openOnDisk(root, await compile())).rejects.toThrow('fsync did not take effect');
  rmSync(root, { recursive: true });
});
