import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const alias = { '@payload-config': at('./payload.config.ts'), '@seed': at('./seed'), '@': at('./src') }

export default defineConfig({
  resolve: { alias },
  test: {
    // both cores of a small machine; Vitest itself keeps one free
    maxWorkers: 2,
    projects: [
      { resolve: { alias }, test: { name: 'unit', isolate: false, include: ['tests/unit/**/*.test.{ts,tsx}'], environment: 'node', testTimeout: 30_000 } },
      { resolve: { alias }, test: { name: 'architecture', isolate: false, include: ['tests/architecture/**/*.test.ts'], environment: 'node', testTimeout: 120_000 } },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/integration-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
