/** Environment of integration tests: no delays, no limits, nothing machine-dependent. */
export const testEnvironment = {
  NODE_ENV: 'test',
  PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
  SITE_URL: 'http://localhost:3000',
  DISABLE_PAYLOAD_HMR: 'true',
  LOG_LEVEL: 'silent',
  RUN_JOBS: 'false',
  SIMULATOR_MIN_DELAY_MS: '0',
  SIMULATOR_MAX_DELAY_MS: '0',
  TRANSFER_PRICE_DELAY_MS: '0',
  TRANSFER_SUBMIT_DELAY_MS: '0',
  // Long, so that a slow machine doesn't look like an outage; tests of silence set the default.
  DATABASE_HEALTH_TIMEOUT_MS: '60000',
  // Closed port: fails immediately.
  DNS_SERVERS: '127.0.0.1:9',
  // Enabled by the tests that need it.
  SANDBOX_CARD: 'false',
  RATE_LIMIT_READ: '0',
  RATE_LIMIT_SEARCH: '0',
  RATE_LIMIT_QUOTE: '0',
  RATE_LIMIT_CART: '0',
  RATE_LIMIT_CHECKOUT: '0',
  RATE_LIMIT_FORMS: '0',
  RATE_LIMIT_LOGIN: '0',
  RATE_LIMIT_CMS: '0',
  RATE_LIMIT_NOT_FOUND: '0',
  RATE_LIMIT_PAGES: '0',
  RATE_LIMIT_IMAGES: '0',
} as const
