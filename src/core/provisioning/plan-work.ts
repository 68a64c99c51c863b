import type { SubscriptionState } from '../subscriptions/types'
import type { ProvisionOperation } from './provisioner'
import type { ProvisionTaskStatus } from './task-status'

/** U25: what a move of a subscription asks of its host; `null` is nothing. */
export const operationOf = (from: SubscriptionState | null, to: SubscriptionState): ProvisionOperation | null => {
  if (from === to) return null
  if (to === 'ended') return from === null ? null : 'end'
  // What ended is gone at the host: whoever brings it back has it made anew.
  if (from === null || from === 'ended') return 'create'
  if (to === 'suspended') return 'suspend'
  return from === 'suspended' ? 'resume' : null
}

/** A task that is not settled yet, or was given up. */
export interface EarlierTask {
  readonly id: string
  readonly kind: ProvisionOperation
  readonly status: ProvisionTaskStatus
  readonly attempts: number
}

interface Plan {
  /** Tasks that nobody needs any more. */
  readonly drops: readonly string[]
  readonly writes: boolean
}

/** Nobody outside has heard of it. */
const isUntold = ({ status, attempts }: EarlierTask): boolean => status === 'waiting' && attempts === 0

/** What an operation undoes that was not even begun: then neither is asked for. */
const undone = { create: 'end', suspend: 'resume', resume: 'suspend' } as const satisfies Partial<
  Record<ProvisionOperation, ProvisionOperation>
>

/** U25: a new job beside those that are still to be done. What ends needs nothing else, and nothing at all where it never began. */
export const planWork = (operation: ProvisionOperation, earlier: readonly EarlierTask[]): Plan => {
  if (operation === 'end') {
    const drops = earlier.filter(({ status }) => status !== 'working')
    const neverBegan = drops.length === earlier.length && earlier.some((task) => task.kind === 'create' && isUntold(task))
    return { drops: drops.map(({ id }) => id), writes: !neverBegan }
  }
  const last = earlier.at(-1)
  if (operation === 'change')
    return { drops: earlier.filter((task) => task.kind === 'change' && isUntold(task)).map(({ id }) => id), writes: true }
  return last && last.kind === undone[operation] && isUntold(last) ? { drops: [last.id], writes: false } : { drops: [], writes: true }
}
