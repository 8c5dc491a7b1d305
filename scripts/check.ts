// Types and lint, side by side: npm run check
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const root = `${import.meta.dirname}/..`;

/** Two programs, since Node and Vite resolve imports differently; the service worker has other globals. */
const commands = [
  'tsc -p tsconfig.web.json',
  'tsc -p .',
  'tsc -p front/worker',
  'biome check --error-on-warnings .',
];

const run = async (command: string): Promise<boolean> => {
  // A shell, since on Windows the commands are scripts.
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  const [status] = await once(child, 'close');
  if (status !== 0) console.error(`${command}\n${output}`);
  return status === 0;
};

const passed = await Promise.all(commands.map(run));
if (passed.includes(false)) process.exitCode = 1;
