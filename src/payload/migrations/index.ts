import * as baseline from './20261129_070000_baseline'

/** In the order they run. */
export const migrations = [
  { up: baseline.up, down: baseline.down, name: '20261129_070000_baseline' },
]
