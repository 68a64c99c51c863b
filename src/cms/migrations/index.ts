import * as initial from './20261121_100000_initial'
import * as infra from './20261121_100001_infra'

/** In the order they run. */
export const migrations = [
  { up: initial.up, down: initial.down, name: '20261121_100000_initial' },
  { up: infra.up, down: infra.down, name: '20261121_100001_infra' },
]
