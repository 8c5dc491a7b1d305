// Tests in a browser on the product as it is built: tests/ by subject, product.ts starts it, fixtures.ts is what each test
// has, make-data.ts makes the data that products begin with, accessible.ts looks for what some visitors could not use.

import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from '../scripts/chromium.ts';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: './tests',
  globalSetup: './make-data.ts',
  outputDir: '../test-results',
  // Two keep two processors busy for three quarters of the time.
  workers: 3,
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  // A page can be late on a busy machine once: what fails twice is broken.
  retries: 1,
  // This ends what hangs. The longest walks take one minute, and five where other work leaves little of a slow machine.
  timeout: 600_000,
  // This too: with other work, a slow machine needed more than ten seconds to open a screen of the console.
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ko-KR',
    timezoneId: 'America/Vancouver',
    // A trace of every test takes a fifth of the time: `--trace on` records one.
    screenshot: 'only-on-failure',
    // What is waited for in vain ends its try in a minute, not with the whole test's time.
    actionTimeout: 60_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
