import { afterAll, vi } from 'vitest'

/**
 * Before every file of tests (setupFiles): our own modules are read anew and Payload forgets its instances, while the packages stay
 * loaded. That costs a tenth of a process for each file, and is as good: packages keep nothing of ours but what is named here.
 */
vi.resetModules()
const { _payload: instances } = globalThis as { readonly _payload?: Map<string, unknown> }
instances?.clear()

const before = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
