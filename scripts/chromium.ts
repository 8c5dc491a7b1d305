import { existsSync } from 'node:fs';

/** The browser on this machine, or undefined to let Playwright use its own. `CHROMIUM_PATH` overrides. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );
