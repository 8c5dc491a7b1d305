import { config } from 'zod/v4/core';

// Before any schema is made: zod otherwise probes `new Function`, which a strict Content-Security-Policy reports.
config({ jitless: true });
