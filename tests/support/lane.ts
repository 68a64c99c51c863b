/** For a slow test in a gate file: `it.runIf(inFullLane)`. True if files are named (docs/testing.md). */
export const inFullLane = process.env['TEST_LANE'] !== 'gate'
