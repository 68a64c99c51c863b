import * as baseline from './20261129_070000_baseline'
import * as jobQueue from './20261129_083000_job_queue'
import * as mediaFolders from './20261129_113000_media_folders'

/** In the order they run. */
export const migrations = [
  { up: baseline.up, down: baseline.down, name: '20261129_070000_baseline' },
  { up: jobQueue.up, down: jobQueue.down, name: '20261129_083000_job_queue' },
  { up: mediaFolders.up, down: mediaFolders.down, name: '20261129_113000_media_folders' },
]
