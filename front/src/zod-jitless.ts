import { config } from 'zod/v4/core';

// zod compiles its checks with `new Function`, which the pages' policy forbids. Import this before any schema.
config({ jitless: true });
