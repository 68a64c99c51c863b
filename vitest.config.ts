import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ownModules } from './tests/support/own-modules'
import { testEnvironment } from './tests/support/test-environment'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Minutes of one core each: started last, they would keep the other core waiting at the end. */
const isLong = ({ moduleId }: TestSpecification): boolean => /killed|a-year|properties|backup|commands|growth/.test(moduleId)

/** Importing all modules afresh takes a second, so these files follow each other. */
const needsOwnModules = ({ moduleId }: TestSpecification): boolean => ownModules.test(readFileSync(moduleId, 'utf8'))

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = (file: TestSpecification): number => (isLong(file) ? 0 : needsOwnModules(file) ? 2 : 1)
    return sorted
      .map((file) => ({ file, rank: rank(file) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ file }) => file)
  }
}

const alias = { '@payload-config': at('./payload.config.ts'), '@seed': at('./seed'), '@': at('./src') }

/** `*.full.test.ts` runs in `npm run test:full`, and whenever it is named (docs/testing.md). */
const laterLane = process.env.TEST_LANE === 'gate' ? ['**/*.full.test.{ts,tsx}'] : []

/** Unit tests that render components, in happy-dom. */
const inADocument = 'tests/unit/**/*.dom.test.{ts,tsx}'

type ProjectTest = NonNullable<ViteUserConfig['test']> & { name: string }

const project = ({ exclude = [], ...test }: ProjectTest) => ({
  resolve: { alias },
  // a busy machine takes longer than the second that Vitest would wait
  test: {
    environment: 'node',
    expect: { poll: { timeout: 10_000 } },
    exclude: [...configDefaults.exclude, ...laterLane, ...exclude],
    ...test,
  },
})

/** Files of one worker share what was imported (fresh-modules.ts). */
const sharedModules = { isolate: false, setupFiles: ['tests/support/fresh-modules.ts'] }

export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: 2,
    experimental: { fsModuleCache: true, fsModuleCachePath: '.data/cache/vitest' },
    sequence: { sequencer: LongestFirst },
    projects: [
      project({
        name: 'unit',
        ...sharedModules,
        include: ['tests/unit/**/*.test.{ts,tsx}', 'bench/tools/*.full.test.ts'],
        exclude: [inADocument],
        testTimeout: 30_000,
      }),
      project({
        name: 'components',
        ...sharedModules,
        setupFiles: [...sharedModules.setupFiles, 'tests/support/empty-document.ts'],
        include: [inADocument],
        environment: 'happy-dom',
        testTimeout: 30_000,
      }),
      project({ name: 'architecture', isolate: false, include: ['tests/architecture/**/*.test.ts'], testTimeout: 120_000 }),
      project({
        name: 'integration',
        ...sharedModules,
        setupFiles: ['tests/support/cheap-passwords.ts', ...sharedModules.setupFiles],
        env: testEnvironment,
        include: ['tests/integration/**/*.test.ts'],
        globalSetup: ['tests/support/integration-setup.ts'],
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      // against a running shop (E2E_BASE_URL) with another browser: npm test -- --only browsers
      project({ name: 'browsers', include: ['bench/browsers/**/*.test.ts'], testTimeout: 240_000, hookTimeout: 120_000 }),
      // a shop that is edited while it runs
      project({ name: 'development', include: ['tests/development/**/*.test.ts'] }),
    ],
  },
})
