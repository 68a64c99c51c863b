import fc from 'fast-check'

/** Random carts per property, others in each run: few in the gate, 40,000 in `npm run test:full`. After a change of the engine: `PROPERTY_RUNS=1000000`. */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? 500)

/** A failure by its seed: `PROPERTY_SEED=…` runs the very same carts again. */
const replay = process.env.PROPERTY_SEED === undefined ? {} : { seed: Number(process.env.PROPERTY_SEED) }

/** Cheaper than `expect`, a hundred times for each of a million carts. */
export function hold(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`Does not hold: ${what}`)
}

/** Holds the property for `runs` seeds. A seed says nothing smaller than itself, so nothing is shrunk. */
export const forAllSeeds = (property: (seed: number) => void, runs = propertyRuns): void => {
  fc.assert(fc.property(fc.noShrink(fc.integer({ min: 0, max: 0x7fffffff })), property), { numRuns: runs, ...replay })
}
