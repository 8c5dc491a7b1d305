// Runs the product for work on it: the server starts anew when its code changes, the front and the console reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const server = spawn(
  process.execPath,
  ['--watch', '--watch-path=server/src', '--watch-path=common/src', 'server/src/main.ts', '--development'],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
