import * as baseline from './20261129_070000_baseline'
import * as jobQueue from './20261129_083000_job_queue'
import * as mediaFolders from './20261129_113000_media_folders'
import * as contractJobQueue from './20261129_120000_contract_job_queue'
import * as acknowledgedPublications from './20261129_121000_acknowledged_publications'
import * as orderKeyIndex from './20261130_110000_order_key_index'
import * as jobsByTask from './20261201_020000_jobs_by_task'

/** In the order in which they run. */
export const migrations = [
  { up: baseline.up, down: baseline.down, name: '20261129_070000_baseline' },
  { up: jobQueue.up, down: jobQueue.down, name: '20261129_083000_job_queue' },
  { up: mediaFolders.up, down: mediaFolders.down, name: '20261129_113000_media_folders' },
  { up: contractJobQueue.up, down: contractJobQueue.down, name: '20261129_120000_contract_job_queue' },
  { up: acknowledgedPublications.up, down: acknowledgedPublications.down, name: '20261129_121000_acknowledged_publications' },
  { up: orderKeyIndex.up, down: orderKeyIndex.down, name: '20261130_110000_order_key_index' },
  { up: jobsByTask.up, down: jobsByTask.down, name: '20261201_020000_jobs_by_task' },
]
