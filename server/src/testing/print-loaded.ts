// Imported before a program, it prints the path of every CommonJS module that was run when the program ends.
import { createRequire } from 'node:module';

const { cache } = createRequire(import.meta.url);
// A module that was only parsed for the names of its exports is in the cache too.
const run = () => Object.values(cache).flatMap((module) => (module?.loaded ? [module.filename] : []));
process.on('exit', () => process.stdout.write(run().join('\n')));
