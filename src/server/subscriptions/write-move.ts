import { isOrderDue, nextLook } from '@/core/subscriptions/lifecycle'
import type { SubscriptionLimits } from '@/core/subscriptions/types'
import { subscriptionMoved } from '@/server/platform/events/subscription-facts'
import { tellEvents } from '@/server/platform/events/tell-events'
import type { Handle } from '@/server/platform/database/handle'
import type { Said } from './notice-of'
import { askHost } from './queue-work'
import { subscriptionChanged } from './subscription-changed'
import type { SubscriptionRecord } from './subscription-record'
import { insertSubscriptionEvent, updateSubscription, type SubscriptionChanges } from './subscription-repository'

interface Told {
  readonly at: number
  readonly limits: SubscriptionLimits
  readonly by?: string | null
  readonly note?: string | null
  /** The care looks at once: something is left that only it does. */
  readonly isToBeSeen?: boolean
  /** What happened, where its state stays. */
  readonly event?: string
  /** What its holder is told in place of what its state says. */
  readonly said?: Said
}

const planOf = ({ product, billing, quantity, items }: SubscriptionRecord) => ({
  product,
  billing,
  quantity,
  parts: items.map(({ id }) => id),
})

/** Writes what the clock, money, its holder or the desk makes of a subscription; the caller holds its row. */
export const writeMove = async (
  handle: Handle,
  before: SubscriptionRecord,
  changes: Partial<Omit<SubscriptionChanges, 'careAt'>>,
  { at, limits, by = null, note = null, event, said, isToBeSeen = false }: Told,
): Promise<SubscriptionRecord> => {
  const after = { ...before, ...changes }
  const isOther = after.items !== before.items
  const changed = isOther ? { changed: { plan: planOf(after), previous: planOf(before) } } : {}
  await tellEvents(handle, subscriptionMoved({ ...after, before, at, ...changed }))
  // U3: who pays late may owe the next term already.
  const careAt = isToBeSeen || isOrderDue(after, at, limits) ? at : nextLook(after, at, limits)
  await updateSubscription(handle, before.id, { ...after, careAt })
  if (event !== undefined) await insertSubscriptionEvent(handle, before.id, { type: event, at, note, by })
  if (after.state !== before.state)
    await subscriptionChanged(handle, { from: before.state, after, at, limits, by, note, ...(said ? { said } : {}) })
  if (isOther && after.state !== 'ended') await askHost(handle, after, { operation: 'change', at })
  return after
}
