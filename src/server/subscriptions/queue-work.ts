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

/** U25: asks the host of a subscription for something, in the transaction of what happened; the caller holds its row. False where nothing need be asked. */
export const askHost = async (
  handle: Handle,
  subscription: SubscriptionRecord,
  { operation, at, isAnew = false }: Asked,
): Promise<boolean> => {
  const { drops, writes } = planWork(operation, await findEarlierTasks(handle, subscription.id))
  await cancelTasks(handle, drops, at)
  if (!writes) return false
  const { id, name } = subscription
  await insertTask(handle, { id: uuidV7(), subscription: id, name, kind: operation, ...shapeOf(subscription), isAnew, at })
  return true
}

/** Made anew where it was taken away; where it still stands it may be stopped, or not, by what was dropped with its end. */
const bringBack = async (handle: Handle, after: SubscriptionRecord, at: number): Promise<void> => {
  const isMade = await askHost(handle, after, { operation: 'create', at, isAnew: true })
  if (after.state === 'suspended') await askHost(handle, after, { operation: 'suspend', at })
  else if (!isMade) await askHost(handle, after, { operation: 'resume', at })
}

/** What a move of its state asks for. */
export const queueWork = async (
  handle: Handle,
  { from, after, at }: { readonly from: SubscriptionState | null; readonly after: SubscriptionRecord; readonly at: number },
): Promise<void> => {
  const operation = operationOf(from, after.state)
  if (operation === null) return
  if (from === 'ended') await bringBack(handle, after, at)
  else await askHost(handle, after, { operation, at })
}

/** Whether what ended still stands at its host as it was: nobody has been asked to take it away. */
export const stillStands = async (handle: Handle, id: string): Promise<boolean> => {
  const last = (await findEarlierTasks(handle, id)).at(-1)
  return last?.kind === 'end' && last.status === 'waiting' && last.attempts === 0
}
