const key = Symbol.for('hostfront.process-state')
const shared = globalThis as { [key]?: Map<string, unknown> }

/**
 * Process-wide state. Next bundles a module several times, so a module variable would exist once per bundle.
 * @param name unique within the shop
 * @param create called once per process, and again after `resetProcessState`
 */
export const processState = <State>(name: string, create: () => State): State => {
  const states = (shared[key] ??= new Map())
  if (!states.has(name)) states.set(name, create())
  return states.get(name) as State
}

/** For tests, which start several shops in one process. */
export const resetProcessState = (): void => shared[key]?.clear()
