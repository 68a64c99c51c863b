import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/** Measures seconds, changes every price of the shop or takes its database away: nothing else may run beside it. */
const alone = ['editor-schedule.spec.ts', 'editor-prices-with-tax.spec.ts', 'outage.spec.ts']

/** In the full lane these measure the exact limits alone; the gate runs them beside the visitors. */
const timed = ['editor.spec.ts', 'editor-articles.spec.ts', 'editor-pages.spec.ts']
const isFullLane = process.env.TEST_LANE === 'full'

/**
 * The tests meet a running shop (E2E_BASE_URL) with a browser that is there (CHROMIUM_PATH); `npm test -- --only e2e` provides both.
 * A file runs in order, so tests that change the same thing share one. Tagged `@smoke`: runs in `npm test` (docs/testing.md).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/local-stripe.ts',
  outputDir: '.data/e2e-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [
    { name: 'visitors', testIgnore: ['editor*.spec.ts', ...alone] },
    // in a shop of their own, at the same time
    { name: 'editors', testMatch: 'editor*.spec.ts', testIgnore: [...alone, ...(isFullLane ? timed : [])] },
    { name: 'alone', testMatch: [...timed, ...alone], workers: 1 },
  ],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    browserName: 'chromium',
    locale: 'en-US',
    // a quarter of the time goes into motion that no test looks at; the whole purchase is made with it (buy.spec.ts)
    contextOptions: { reducedMotion: 'reduce' },
    // costs each test a share of its time; `--trace on` takes one where it is looked for
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // Chromium's sandbox does not work for root
        ...(isRoot ? ['--no-sandbox'] : []),
        // a small /dev/shm, as containers have it, crashes pages
        '--disable-dev-shm-usage',
        // the browser calls nobody but the shop
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--disable-sync',
        '--no-first-run',
        '--no-default-browser-check',
      ],
    },
  },
})
