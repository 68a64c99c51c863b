import type { EventOrigin, IllegalTransition } from '@/core/dates'
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

const openFields: ReadonlySet<string> = new Set(['status', 'events', 'staffNote', 'updatedAt'])

type Events = NonNullable<Order['events']>
type NoMove = IllegalTransition<OrderStatus> | { readonly kind: 'changed-meanwhile' }

const frozen = (before: Order, asked: Partial<Order>): Partial<Order> => ({
  ...before,
  ...Object.fromEntries(Object.entries(asked).filter(([field]) => openFields.has(field))),
})

/**
 * O16, O18: staff can move a deadline but not add one to an order that expires by other rules. A paid or closed order drops its deadline
 * and network.
 */
const deadlineFields = (before: Order, asked: Partial<Order>, to: OrderStatus): Pick<Order, 'expiresAt' | 'network'> => {
  if (!isUnpaid(to)) return { expiresAt: null, network: null }
  return { expiresAt: before.expiresAt ? (asked.expiresAt ?? before.expiresAt) : null, network: before.network ?? null }
}

/** Events without a known id are new; only the shop's own code writes them. */
const newEvents = (before: Events, asked: Events): Events => asked.filter(({ id }) => !before.some((known) => known.id === id))

/**
 * O8, M4: an order is immutable except for its status, which moves along the transition table. Each move appends a dated event: the
 * caller's, or one named after the status. Other changes are dropped, whoever sends them, and no event is ever removed. The status is
 * locked, so of two concurrent moves the second sees the first.
 */
export const advanceOrder = async (
  handle: Handle,
  before: Order,
  asked: Partial<Order>,
  { at, by }: EventOrigin,
): Promise<Result<Partial<Order>, NoMove>> => {
  const [from, to] = [before.status, asked.status ?? before.status]
  const isMove = from !== to
  if (isMove && (await lockOrderStatus(handle, before.id)) !== from) return err({ kind: 'changed-meanwhile' })
  if (isMove && !canTransition(from, to)) return err({ kind: 'no-such-move', from, to })
  const history = before.events ?? []
  const addedEvents = newEvents(history, asked.events ?? [])
  const happened = isMove && addedEvents.length === 0 ? [{ type: to, at }] : addedEvents
  const events = [...history, ...happened.map((each) => ({ ...each, ...(by ? { by } : {}) }))]
  return ok({ ...frozen(before, asked), ...deadlineFields(before, asked, to), status: to, events })
}

/** O7: returns an order to its customer or to a holder of its token. Everyone else gets `not-found`, so a number reveals nothing. */
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

/** Amounts in minor units. */
export interface ListedOrder extends Omit<AccountOrder, 'total' | 'dueNow' | 'dueLater'> {
  readonly digits: CustomerOrder['digits']
  readonly total: Minor
  readonly dueNow: Minor
  readonly dueLater: Minor
  /** O16: payment deadline, ISO 8601. */
  readonly waitsUntil: string | null
}

const toListed = ({ orderedAt, lines, expiresAt, ...order }: CustomerOrder): ListedOrder => ({
  ...order,
  orderDate: new Date(orderedAt).toISOString(),
  waitsUntil: order.status === 'pending' && expiresAt !== null ? new Date(expiresAt).toISOString() : null,
  items: lines.map(({ type, id, name, quantity }) => ({ type, id, name, quantity })),
})

/** M1: major units, as in the API. */
export const presentListed = ({ digits, total, dueNow, dueLater, waitsUntil: _waitsUntil, ...order }: ListedOrder): AccountOrder => ({
  ...order,
  total: toMajor(total, digits),
  dueNow: toMajor(dueNow, digits),
  dueLater: toMajor(dueLater, digits),
})

export const listOrders = async ({ payload }: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<readonly ListedOrder[]> =>
  (await findCustomerOrders(payload.db.drizzle, id)).map(toListed)

/** An add-on of a customer's domain; it renews at the catalogue's price. */
export interface OwnedAddon {
  readonly id: string
  readonly name: string
}

const addonsOf = (lines: readonly QuoteLine[], domain: string): readonly OwnedAddon[] =>
  lines.filter(({ type, serviceData }) => type === 'addon' && serviceData.domain === domain).map(({ id, name }) => ({ id, name }))

/** N4: a transferred domain gains the one year its registry adds. */
const yearsOf = (lines: readonly QuoteLine[], name: string): number =>
  lines.find(({ type, id }) => type === 'domain' && id === name)?.serviceData.years ?? 1

export const ownedAddons = ({ id, lines, customerId, customerKey }: OrderRecord, name: string) => ({
  name,
  extension: splitDomain(name).extension ?? '',
  termYears: yearsOf(lines, name),
  addons: [...addonsOf(lines, name)],
  order: id,
  customer: customerId,
  customerKey,
})
