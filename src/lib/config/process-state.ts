import { handOff } from './front'

/**
 * Process-wide state. Next bundles a module several times, so a module variable would exist once per bundle.
 * @param name unique within the shop
 * @param create called once per process, and again after `resetProcessState`
 */
export const processState = <State>(name: string, create: () => State): State => {
  const states = (handOff().states ??= new Map())
  if (!states.has(name)) states.set(name, create())
  return states.get(name) as State
}

/** For tests, which start several shops in one process. */
export const resetProcessState = (): void => handOff().states?.clear()

/** State that belongs to an object, such as a Payload instance: created on first use, gone with the object. */
export const perInstance = <Owner extends object, State>(create: (owner: Owner) => State): ((owner: Owner) => State) => {
  const states = new WeakMap<Owner, { readonly state: State }>()
  return (owner) => {
    const known = states.get(owner)
    if (known) return known.state
    const state = create(owner)
    states.set(owner, { state })
    return state
  }
}
