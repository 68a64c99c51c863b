import type { Happening, NoSuchMove } from '@/core/dates'
import { canTransition, isUnpaid, type OrderStatus } from '@/core/orders/status'
import { ok, err, type Result } from '@/core/result'
import type { Order } from '@/payload-types'
import type { Handle } from '@/lib/db/sql'
import { lockOrderStatus, findOrderByNumber, type OrderRecord, findCustomerOrders, type CustomerOrder } from './orders.repository'
import type { Context, SignedInCustomer } from '@/lib/context'
import { opensOrder } from './order-access'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { toMajor } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import type { AccountOrder } from '@/modules/accounts/answers-schema'
import { splitDomain } from '@/core/domains/parse-domain'
import type { QuoteLine } from '@/core/orders/types'

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
  if (isMove && (await lockOrderStatus(handle, before.id)) !== from) return err({ kind: 'changed-meanwhile' })
  if (isMove && !canTransition(from, to)) return err({ kind: 'no-such-move', from, to })
  const history = before.events ?? []
  const told = toldBy(history, asked.events ?? [])
  const happened = isMove && told.length === 0 ? [{ type: to, at }] : told
  const events = [...history, ...happened.map((each) => ({ ...each, ...(by ? { by } : {}) }))]
  return ok({ ...frozen(before, asked), ...waiting(before, asked, to), status: to, events })
}

/**
 * O7: an order for its customer, or for whoever holds its token. Anyone else is told that there is none, so that a number
 * tells nothing.
 */
export const getOrderSummary = async (
  context: Context,
  orderNumber: string,
  token: string | null,
): Promise<Result<OrderRecord, DomainError>> => {
  const order = await findOrderByNumber(context.payload.db.drizzle, orderNumber)
  if (!order) return err(refusal('not-found'))
  const isOwn = context.customer !== null && order.customerId === context.customer.id
  return isOwn || (token !== null && opensOrder(context.payload, order, token)) ? ok(order) : err(refusal('not-found'))
}

/** An order in its customer's list, in whole minor units. */
export interface ListedOrder extends Omit<AccountOrder, 'total' | 'dueNow' | 'dueLater'> {
  readonly digits: CustomerOrder['digits']
  readonly total: Minor
  readonly dueNow: Minor
  readonly dueLater: Minor
  /** O16: until when it waits for its payment; ISO 8601. */
  readonly waitsUntil: string | null
}

const toListed = ({
  orderNumber,
  orderedAt,
  status,
  currency,
  digits,
  total,
  dueNow,
  dueLater,
  lines,
  expiresAt,
}: CustomerOrder): ListedOrder => ({
  orderNumber,
  orderDate: new Date(orderedAt).toISOString(),
  status,
  currency,
  digits,
  total,
  dueNow,
  dueLater,
  waitsUntil: status === 'pending' && expiresAt !== null ? new Date(expiresAt).toISOString() : null,
  items: lines.map(({ type, id, name, quantity }) => ({ type, id, name, quantity })),
})

/** M1: as the API says it. */
export const presentListed = ({ digits, total, dueNow, dueLater, waitsUntil: _waitsUntil, ...order }: ListedOrder): AccountOrder => ({
  ...order,
  total: toMajor(total, digits),
  dueNow: toMajor(dueNow, digits),
  dueLater: toMajor(dueLater, digits),
})

/** A customer's orders, newest first. */
export const listOrders = async ({ payload }: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<readonly ListedOrder[]> =>
  (await findCustomerOrders(payload.db.drizzle, id)).map(toListed)

/** An add-on as it hangs on a customer's name; its price is the catalogue's when it renews. */
export interface HeldAddon {
  readonly id: string
  readonly name: string
}

const addonsOf = (lines: readonly QuoteLine[], domain: string): readonly HeldAddon[] =>
  lines.filter(({ type, serviceData }) => type === 'addon' && serviceData.domain === domain).map(({ id, name }) => ({ id, name }))

/** N4: a name that moves here brings the one year its registry adds. */
const yearsOf = (lines: readonly QuoteLine[], name: string): number =>
  lines.find(({ type, id }) => type === 'domain' && id === name)?.serviceData.years ?? 1

/** What every name of an order says of whose it is, for how long, and what hangs on it. */
export const heldBy = ({ id, lines, customerId, customerKey }: OrderRecord, name: string) => ({
  name,
  extension: splitDomain(name).extension ?? '',
  termYears: yearsOf(lines, name),
  addons: [...addonsOf(lines, name)],
  order: id,
  customer: customerId,
  customerKey,
})
