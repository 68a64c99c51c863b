import type { Happening, NoSuchMove } from '@/core/dated-move'
import { canTransition, isUnpaid, type OrderStatus } from '@/core/orders/order-status'
import { ok, refuse, type Result } from '@/core/result'
import type { Order } from '@/payload-types'
import type { Handle } from '@/server/platform/database/handle'
import { lockOrderStatus } from './order-repository'

/** What may still be written on an order that was placed. */
const openFields: ReadonlySet<string> = new Set(['status', 'events', 'staffNote', 'updatedAt'])

type Events = NonNullable<Order['events']>
type NoMove = NoSuchMove<OrderStatus> | { readonly kind: 'changed-meanwhile' }

const frozen = (before: Order, asked: Partial<Order>): Partial<Order> => ({
  ...before,
  ...Object.fromEntries(Object.entries(asked).filter(([field]) => openFields.has(field))),
})

/** O16, O18: staff move a deadline, and give none to an order that ends by rules of its own. Nothing is kept of who waited once it is paid or over. */
const waiting = (before: Order, asked: Partial<Order>, to: OrderStatus): Pick<Order, 'expiresAt' | 'network'> => {
  if (!isUnpaid(to)) return { expiresAt: null, network: null }
  return { expiresAt: before.expiresAt ? (asked.expiresAt ?? before.expiresAt) : null, network: before.network ?? null }
}

/** Only the shop's own code writes events; what is not in the history yet has just happened. */
const toldBy = (before: Events, asked: Events): Events => asked.filter(({ id }) => !before.some((known) => known.id === id))

/**
 * O8, M4: an order is written once. Afterwards only its status moves, along the table, and every move leaves a dated event: the one that
 * whoever moves it tells of, or one named after the status. Whatever else is sent is not stored, whoever sends it, and no event ever goes.
 * The status of this very moment is held until the move is done: of two moves at once the second sees the first.
 */
export const advanceOrder = async (
  handle: Handle,
  before: Order,
  asked: Partial<Order>,
  { at, by }: Happening,
): Promise<Result<Partial<Order>, NoMove>> => {
  const [from, to] = [before.status, asked.status ?? before.status]
  const isMove = from !== to
  if (isMove && (await lockOrderStatus(handle, before.id)) !== from) return refuse({ kind: 'changed-meanwhile' })
  if (isMove && !canTransition(from, to)) return refuse({ kind: 'no-such-move', from, to })
  const history = before.events ?? []
  const told = toldBy(history, asked.events ?? [])
  const happened = isMove && told.length === 0 ? [{ type: to, at }] : told
  const events = [...history, ...happened.map((each) => ({ ...each, ...(by ? { by } : {}) }))]
  return ok({ ...frozen(before, asked), ...waiting(before, asked, to), status: to, events })
}
