// What this server and Next's build, which is bundled apart from it, share in a process (src/lib/config/process-state.ts).

const key = Symbol.for('hostfront')

/** @type {import('../src/lib/config/process-state.ts').HandOff} */
export const handOff = Reflect.get(globalThis, key) ?? {}
Object.assign(globalThis, { [key]: handOff })

/** Set by src/instrumentation.ts; undefined before Next has started and in development. */
export const shopInFront = () => handOff.shop
