// Browser tests on the built product. journeys/ run in `npm test`; journeys/rare/ (what few people do) and crawl/ (every
// address of the router) in `npm run test:all`. All share the two products that start-products.ts starts.

import { defineConfig, devices } from '@playwright/test';
import { WITH_PICTURES, WITHOUT_PICTURES } from './launch.ts';

/** Journeys run faster without animations. */
const WITHOUT_ANIMATIONS = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig({
  projects: [
    {
      name: 'journeys',
      testDir: './journeys',
      testIgnore: '**/rare/**',
      timeout: 5 * 60_000,
      use: WITHOUT_ANIMATIONS,
    },
    { name: 'rare', testDir: './journeys/rare', timeout: 5 * 60_000, use: WITHOUT_ANIMATIONS },
    { name: 'crawl', testDir: './crawl', use: { launchOptions: WITH_PICTURES } },
  ],
  globalSetup: './start-products.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Timeouts only end hangs, so they are generous.
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
