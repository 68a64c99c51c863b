import type { LimitFunction } from 'p-limit'
import { queueLimits, type Queue } from '@/config/queue-limits'
import { BusyError } from '@/core/outside/busy-error'
import { countBusy, noteWaiting } from '../metrics/count'

const refuseBusy = (queue: Queue): BusyError => {
  countBusy(queue)
  return new BusyError()
}

/** Work when it is its turn. A queue that is full says so at once, and nobody waits longer than patience allows: what was not begun by then never is. */
export const inTurn = <Value>(
  queue: Queue,
  limit: LimitFunction,
  work: () => Promise<Value>,
  { most, patience }: { readonly most: number; readonly patience: number } = queueLimits,
): Promise<Value> => {
  if (limit.activeCount < limit.concurrency && limit.pendingCount === 0) return limit(work)
  if (limit.pendingCount >= most) return Promise.reject(refuseBusy(queue))
  noteWaiting(queue, limit.pendingCount + 1)
  return new Promise<Value>((resolve, reject) => {
    let isGivenUp = false
    const timer = setTimeout(() => {
      isGivenUp = true
      reject(refuseBusy(queue))
    }, patience)
    void limit(async () => {
      noteWaiting(queue, limit.pendingCount)
      clearTimeout(timer)
      if (isGivenUp) return
      try {
        resolve(await work())
      } catch (fault) {
        reject(fault)
      }
    })
  })
}
