import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/** Counts the seconds until a price is seen: nobody else may want the processor meanwhile. */
const timed = 'editor-schedule.spec.ts'
/** Changes how the whole shop shows its prices, and compares each with what it was: no other editor may touch one meanwhile. */
const showsTax = 'editor-prices-with-tax.spec.ts'

/**
 * The tests meet a running shop (E2E_BASE_URL) with a browser that is there (CHROMIUM_PATH); `npm run test:e2e` provides both.
 * The shop is one, and so is its database: tests that change the same thing share a file, and a file runs in order.
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
  // What changes prices, or takes the database away, does so when nobody else is in the shop.
  projects: [
    { name: 'visitors', testIgnore: ['editor*.spec.ts', 'outage.spec.ts'] },
    { name: 'editor', testMatch: 'editor*.spec.ts', testIgnore: [timed, showsTax], dependencies: ['visitors'] },
    { name: 'schedule', testMatch: timed, dependencies: ['editor'] },
    { name: 'shown-prices', testMatch: showsTax, dependencies: ['schedule'] },
    { name: 'outage', testMatch: 'outage.spec.ts', dependencies: ['shown-prices'] },
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
