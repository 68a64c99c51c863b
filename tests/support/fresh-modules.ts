import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'
import { resetProcessState } from '@/lib/config/process-state'
import { ownModules } from './own-modules'

/**
 * Runs before every test file. Files of a worker share loaded modules, because importing the configuration takes a second. Files that need
 * their own get fresh modules before and after.
 */
const worker = globalThis as { hasOwnModules?: boolean; _payload?: Map<string, unknown>; endFile?: (() => Promise<void>) | undefined }

// Vitest runs no `afterAll` of a file that fails while it is imported, for instance because its shop does not boot.
const hasFailed = worker.endFile !== undefined
await worker.endFile?.()

const { testPath = '' } = expect.getState()
const hasOwnModules = ownModules.test(readFileSync(testPath, 'utf8'))
if (hasOwnModules || hasFailed || worker.hasOwnModules !== false) vi.resetModules()
worker.hasOwnModules = hasOwnModules
worker._payload?.clear()
resetProcessState()

const before = { ...process.env }
worker.endFile = async () => {
  worker.endFile = undefined
  vi.useRealTimers()
  // imported after the reset, to get the instance the test file uses
  const { closeShops } = await import('./open-shops')
  await closeShops()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
}
afterAll(() => worker.endFile?.())
