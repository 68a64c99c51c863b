import fc from 'fast-check'

/**
 * Random carts per property and run: few in the gate, 40,000 in `npm run test:full`. After changing the engine: `PROPERTY_RUNS=1000000`.
 */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? 500)

/** `PROPERTY_SEED=…` reproduces a failure. */
const replay = process.env.PROPERTY_SEED === undefined ? {} : { seed: Number(process.env.PROPERTY_SEED) }

/** Cheaper than `expect`, which matters for millions of checks. */
export function hold(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`Does not hold: ${what}`)
}

/** Runs the property for `runs` seeds, without shrinking: smaller seeds aren't simpler. */
export const forAllSeeds = (property: (seed: number) => void, runs = propertyRuns): void => {
  fc.assert(fc.property(fc.noShrink(fc.integer({ min: 0, max: 0x7fffffff })), property), { numRuns: runs, ...replay })
}
