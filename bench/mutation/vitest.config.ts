import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Tests that run once per mutant: the folder's own, and the fastest ones that cover the whole engine. */
const include = [
  `tests/unit/core/${process.env['MUTATED_FOLDER'] ?? '*'}/**/*.test.ts`,
  'tests/unit/core/orders/apply-*.test.ts',
  'tests/unit/core/orders/reference.test.ts',
  'tests/unit/vectors/**',
]

export default defineConfig({
  root,
  resolve: { alias: { '@seed': `${root}seed`, '@': `${root}src` } },
  test: {
    include,
    // Excludes tests with tens of thousands of carts each; the reference test needs only a hundred.
    exclude: ['**/properties*', '**/domain-names*'],
    env: { PROPERTY_RUNS: '1600', PROPERTY_SEED: '1' },
    environment: 'node',
    testTimeout: 30_000,
  },
})
