// Makes a checkout ready to run: packages, browser and builds, each only when missing or stale.
// Runs before `npm start` and `npm test` on any Node from 18 on, with no package installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const stamps = join(root, 'node_modules/.hanca');

const run = (command, args, env = {}) => {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (error || status !== 0) {
    console.error(`'${command} ${args.join(' ')}' failed${error ? `: ${error.message}` : ''}.`);
    process.exit(1);
  }
};

/** Files below a folder that a build depends on; the font of Latin is made by it. */
const sources = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'latin.woff2'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name))
      return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? sources(path) : [path];
  });

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Does `work` unless it was done for exactly this state and what it makes is there. */
const once = (name, state, makes, work) => {
  const stamp = join(stamps, name);
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === state;
  if (fresh && makes.every((path) => existsSync(join(root, path)))) return;
  // Of work that is broken off nothing is taken for done.
  rmSync(stamp, { force: true });
  work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, state);
};

once('packages', hashOf(['package-lock.json']), ['node_modules/vite'], () => {
  console.log('Installing packages (about a minute, only when the lock file has changed) …');
  // The build tools are needed whatever NODE_ENV says; nothing here needs an install script, so none may run.
  run(
    'npm',
    [
      'ci',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      NODE_ENV: '',
    },
  );
});

if (process.argv.includes('--build')) {
  const files = [
    ...sources('common'),
    ...sources('front'),
    ...sources('admin'),
    ...['vite.workspace.ts', 'scripts/build.ts', 'package-lock.json'],
  ];
  const made = ['front/dist/client', 'front/dist/server/entry-server.js', 'admin/dist/index.html'];
  once('build', hashOf(files), made, () => {
    console.log('Building the public site and the console (about 20 seconds, only when they have changed) …');
    run('npm', ['run', '--silent', 'build']);
  });
}

if (process.argv.includes('--browser')) {
  const found = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].some((name) =>
    existsSync(`/usr/bin/${name}`),
  );
  if (!found && !process.env.CHROMIUM_PATH) {
    const debianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
    console.log('Installing Chromium for the browser tests …');
    if (debianRoot) {
      run('apt-get', ['update', '-qq']);
      const hasShell = spawnSync('apt-cache', ['show', 'chromium-headless-shell']).status === 0;
      const browser = hasShell ? 'chromium-headless-shell' : 'chromium';
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk'], {
        DEBIAN_FRONTEND: 'noninteractive',
      });
    } else {
      run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
    }
  }
}
