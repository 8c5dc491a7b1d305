// Tests in a browser on the product as it is built. journeys/: what only a browser can prove, for `npm test`; journeys/rare/
// (what few people do) and crawl/ (every address of the router), for `npm run test:all`. start-products.ts starts the two products that all share, on
// the data of make-data.ts; fixtures.ts is what each test has, accessible.ts looks for what some visitors could not use.

import { defineConfig, devices } from '@playwright/test';
import { WITH_PICTURES, WITHOUT_PICTURES } from './launch.ts';

/** Journeys run faster without animations. */
const WITHOUT_ANIMATIONS = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: './journeys', testIgnore: 'rare/*', use: WITHOUT_ANIMATIONS },
    { name: 'rare', testDir: './journeys/rare', use: WITHOUT_ANIMATIONS },
    { name: 'crawl', testDir: './crawl', use: { launchOptions: WITH_PICTURES } },
  ],
  globalSetup: './start-products.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // These three only end what hangs, on a machine however busy.
  timeout: 20 * 60_000,
  expect: { timeout: 2 * 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ko-KR',
    timezoneId: 'America/Vancouver',
    // The service worker would serve what a test blocks.
    serviceWorkers: 'block',
    // A trace of every test takes a fifth of the time: `--trace on` records one.
    screenshot: 'only-on-failure',
    actionTimeout: 2 * 60_000,
    launchOptions: WITHOUT_PICTURES,
  },
});
