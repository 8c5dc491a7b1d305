import { existsSync } from 'node:fs';

// The one without windows needs a fifth less of the processor.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The browser on this machine, or undefined to let Playwright use its own. `CHROMIUM_PATH` overrides. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? NAMES.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
