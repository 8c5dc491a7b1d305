import { join } from 'node:path';

/** The folder of the migrations as drizzle-kit writes them. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations');
