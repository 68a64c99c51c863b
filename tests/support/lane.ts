/** For a single slow test of a file that is in the gate: `it.runIf(inFullLane)`. Always true where files are named (docs/testing.md). */
export const inFullLane = process.env['TEST_LANE'] !== 'gate'
