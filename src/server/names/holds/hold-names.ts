import { defaultNameHoldHours } from '@/config/limits'
import type { NameContact } from '@/core/domains/name-contacts'
import { claimedNames } from '@/core/domains/claimed-names'
import { findHoldHours, findNameHolds, insertHolds } from './hold-repository'
import type { Handle } from '@/server/platform/database/handle'
import type { OrderRecord } from '@/server/orders/order-record'
import type { Refusal } from '@/server/platform/refusals'
import { firstClaimRefusal, type Buyer } from './claim-refusal'

const hour = 3_600_000

interface Holding {
  readonly order: OrderRecord
  readonly hours: number
  readonly buyer: Buyer
  readonly registrant?: NameContact | undefined
}

/**
 * N1: the order being placed holds its names, in its own transaction. Answers why not where somebody was first; `released`
 * where that somebody has let go by now, so that it may be tried again.
 */
export const holdNames = async (handle: Handle, { order, hours, buyer, registrant }: Holding): Promise<Refusal | 'released' | null> => {
  const claimed = claimedNames(order.lines)
  const names = claimed.map(({ name }) => name)
  const now = order.orderDate
  const taken = await insertHolds(handle, { orderId: order.id, names, now, until: now + hours * hour, registrant })
  const missing = claimed.filter(({ name }) => !taken.has(name))
  if (missing.length === 0) return null
  return (
    firstClaimRefusal(
      missing,
      await findNameHolds(
        handle,
        missing.map(({ name }) => name),
        now,
      ),
      buyer,
    ) ?? 'released'
  )
}

/** An order that waits for its money again holds its names again. Answers those that are somebody else's by now. */
export const holdNamesAgain = async (
  handle: Handle,
  { id, lines }: Pick<OrderRecord, 'id' | 'lines'>,
  now: number,
): Promise<readonly string[]> => {
  const names = claimedNames(lines).map(({ name }) => name)
  if (names.length === 0) return []
  const hours = (await findHoldHours(handle)) ?? defaultNameHoldHours
  const taken = await insertHolds(handle, { orderId: id, names, now, until: now + hours * hour })
  return names.filter((name) => !taken.has(name))
}
