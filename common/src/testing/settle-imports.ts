// Set-up for test files that share a worker. It waits for dynamic imports that are still loading when a file ends. Vitest would
// cancel them and keep the failed import, so every later file in the worker would fail too.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
