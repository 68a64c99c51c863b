import type { Handle } from '@/lib/db/sql'
import { deleteGivenUpJobs } from './job-queue.repository'
import { batchSize, deleteExpiredRows, sweeps, expireResetLinks } from './operations.repository'

interface SweepOptions {
  /** Epoch milliseconds. */
  readonly now: number
  readonly isStopping?: () => boolean
  /** Called between statements with the duration of the last one in milliseconds. */
  readonly rest?: (milliseconds: number) => Promise<unknown>
}

/** Deletes expired rows in batches. Returns the number deleted. */
export const sweepRows = async (handle: Handle, { now, isStopping = () => false, rest }: SweepOptions): Promise<number> => {
  await expireResetLinks(handle, now)
  await deleteGivenUpJobs(handle, now)
  let swept = 0
  for (const sweep of sweeps) {
    let found = batchSize
    while (found === batchSize && !isStopping()) {
      const began = performance.now()
      found = await deleteExpiredRows(handle, sweep, now)
      swept += found
      await rest?.(performance.now() - began)
    }
  }
  return swept
}
