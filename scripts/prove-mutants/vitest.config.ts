import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** They run once more for each mutant: the folder's own tests, and of those that go through the whole engine the quickest. */
const include = [
  `tests/unit/${process.env['MUTATED_FOLDER'] ?? '*'}/**/*.test.ts`,
  'tests/unit/orders/apply-*.test.ts',
  'tests/unit/core/orders/reference.test.ts',
  'tests/unit/vectors/**',
]

export default defineConfig({
  root,
  resolve: { alias: { '@seed': `${root}seed`, '@': `${root}src` } },
  test: {
    include,
    // tens of thousands of carts each; the reference sees a hundred
    exclude: ['**/properties*', '**/domain-names*'],
    env: { PROPERTY_RUNS: '1600', PROPERTY_SEED: '1' },
    environment: 'node',
    testTimeout: 30_000,
  },
})
