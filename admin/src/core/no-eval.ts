import { z } from 'zod';

// Before any schema is made: zod otherwise probes `new Function`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });
