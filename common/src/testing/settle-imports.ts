// Set-up of tests whose files share a worker. A module that a file has begun to load is loaded before the next file: Vitest
// would break it off, and every later file of the worker would get the same failure.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
