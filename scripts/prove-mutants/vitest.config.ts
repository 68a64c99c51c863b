import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The tests of the engine alone. They run once more for each mutant: the properties stay away, and the reference sees fewer carts. */
export default defineConfig({
  root,
  resolve: { alias: { '@seed': `${root}seed`, '@': `${root}src` } },
  test: {
    include: ['cart', 'catalog', 'discounts', 'money', 'orders', 'pricing', 'vectors'].map((folder) => `tests/unit/${folder}/**/*.test.ts`),
    exclude: ['**/properties*'],
    env: { PROPERTY_RUNS: '1600', PROPERTY_SEED: '1' },
    environment: 'node',
    testTimeout: 30_000,
  },
})
