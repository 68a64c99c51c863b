import { operationOf, planWork } from '@/core/provisioning/plan-work'
import type { ProvisionOperation } from '@/core/provisioning/provisioner'
import { shapeOf } from '@/core/provisioning/shape-of'
import type { SubscriptionState } from '@/core/subscriptions/types'
import type { Handle } from '@/server/platform/database/handle'
import { uuidV7 } from '@/server/platform/database/uuid-v7'
import type { SubscriptionRecord } from './subscription-record'
import { cancelTasks, findEarlierTasks, insertTask } from './work-repository'

interface Asked {
  readonly operation: ProvisionOperation
  readonly at: number
  readonly isAnew?: boolean
}

/** U25: asks the host of a subscription for something, in the transaction of what happened; the caller holds its row. */
export const askHost = async (
  handle: Handle,
  subscription: SubscriptionRecord,
  { operation, at, isAnew = false }: Asked,
): Promise<void> => {
  const { drops, writes } = planWork(operation, await findEarlierTasks(handle, subscription.id))
  await cancelTasks(handle, drops, at)
  if (!writes) return
  const { id, name } = subscription
  await insertTask(handle, { id: uuidV7(), subscription: id, name, kind: operation, ...shapeOf(subscription), isAnew, at })
}

/** What a move of its state asks for. */
export const queueWork = async (
  handle: Handle,
  { from, after, at }: { readonly from: SubscriptionState | null; readonly after: SubscriptionRecord; readonly at: number },
): Promise<void> => {
  const operation = operationOf(from, after.state)
  if (operation !== null) await askHost(handle, after, { operation, at, isAnew: from === 'ended' })
}

/** Whether what ended still stands at its host as it was: nobody has been asked to take it away. */
export const stillStands = async (handle: Handle, id: string): Promise<boolean> => {
  const last = (await findEarlierTasks(handle, id)).at(-1)
  return last?.kind === 'end' && last.status === 'waiting' && last.attempts === 0
}
