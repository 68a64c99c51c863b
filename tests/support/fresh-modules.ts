import { afterAll, vi } from 'vitest'

/**
 * Before every file of tests (setupFiles): our own modules are read anew and Payload forgets its instances, while the packages stay
 * loaded: a sixth of the time that importing takes in a process for each file. What a package keeps of its own stays from file to file.
 */
vi.resetModules()
const { _payload: instances } = globalThis as { readonly _payload?: Map<string, unknown> }
instances?.clear()

const before = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
