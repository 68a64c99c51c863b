import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Minutes of one core: begun last, they would keep the other core waiting at the end. */
const isLong = ({ moduleId }: TestSpecification): boolean => /worker-killed|properties/.test(moduleId)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const alias = { '@payload-config': at('./payload.config.ts'), '@seed': at('./seed'), '@': at('./src') }

/** What is waited for comes in its own time: a second, as Vitest waits, is little on a busy machine. */
const expectation = { poll: { timeout: 10_000 } }

/** Unit tests that draw components, in happy-dom. */
const inADocument = 'tests/unit/**/*.dom.test.{ts,tsx}'

export default defineConfig({
  resolve: { alias },
  test: {
    // both cores of a small machine; Vitest itself keeps one free
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [inADocument],
          environment: 'node',
          expect: expectation,
          testTimeout: 30_000,
        },
      },
      // each file in a process of its own: React keeps the timers of the window it was loaded in, and they end with it
      {
        resolve: { alias },
        test: { name: 'components', include: [inADocument], environment: 'happy-dom', expect: expectation, testTimeout: 30_000 },
      },
      {
        resolve: { alias },
        test: {
          name: 'architecture',
          isolate: false,
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      // against a running shop (E2E_BASE_URL) with another browser: npm run test:browsers
      {
        resolve: { alias },
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/integration-setup.ts'],
          expect: expectation,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // a shop that is edited while it runs
      { resolve: { alias }, test: { name: 'development', include: ['tests/development/**/*.test.ts'], environment: 'node' } },
    ],
  },
})
