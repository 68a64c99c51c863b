import type { EventOrigin, IllegalTransition } from '@/core/dates'
import { canTransition, isUnpaid, type OrderStatus } from '@/core/orders/status'
import { ok, err, type Result } from '@/core/result'
import type { Order } from '@/payload-types'
import type { Handle } from '@/lib/db/sql'
import {
  lockOrderStatus,
  findOrderByNumber,
  type OrderRecord,
  findCustomerOrders,
  type CustomerOrder,
  findOrderAccess,
  updateEncryptedTokens,
} from './orders.repository'
import type { Context, SignedInCustomer } from '@/lib/context'
import { opensOrder, accessTokenOf } from './order-access'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { toMajor } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import type { AccountOrder } from '@/modules/accounts/answers-schema'
import { splitDomain } from '@/core/domains/parse-domain'
import type { QuoteLine } from '@/core/orders/types'
import { environment } from '@/lib/config/env'
import { canonicalEmail } from '@/core/accounts/email-address'
import { inConstantTime } from '@/lib/crypto/tokens'
import type { MailTemplate, MailData, OutgoingMail } from '@/lib/outbox/email-data'
import { queueMail } from '@/lib/outbox/outbox'
import type { Payload, PayloadRequest } from 'payload'
import { encrypt } from '@/lib/crypto/encryption'
import type { Locale } from '@/lib/config/locales'

const openFields: ReadonlySet<string> = new Set(['status', 'events', 'staffNote', 'updatedAt'])

type Events = NonNullable<Order['events']>
type NoMove = IllegalTransition<OrderStatus> | { readonly kind: 'changed-meanwhile' }

const frozen = (before: Order, asked: Partial<Order>): Partial<Order> => ({
  ...before,
  ...Object.fromEntries(Object.entries(asked).filter(([field]) => openFields.has(field))),
})

/**
 * O16, O18: staff can move a deadline but can't add one to an order that expires by other rules. A paid or closed order drops its deadline
 * and network.
 */
const deadlineFields = (before: Order, asked: Partial<Order>, to: OrderStatus): Pick<Order, 'expiresAt' | 'network'> => {
  if (!isUnpaid(to)) return { expiresAt: null, network: null }
  return { expiresAt: before.expiresAt ? (asked.expiresAt ?? before.expiresAt) : null, network: before.network ?? null }
}

/** Events without a known id are new; only the shop's own code writes them. */
const newEvents = (before: Events, asked: Events): Events => asked.filter(({ id }) => !before.some((known) => known.id === id))

/**
 * O8, M4: an order is immutable except for its status, which follows the transition table. Each transition appends a timestamped event: the
 * caller's, or one named after the status. Other changes are dropped, whoever sends them, and no event is ever removed. The status is
 * locked, so that the second of two concurrent transitions sees the first.
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

interface OrderUpdate {
  readonly status?: OrderStatus
  /** By default named after the status; `at` defaults to the current time. */
  readonly event?: { readonly type: string; readonly note?: string; readonly at?: string }
}

/**
 * Updates an order through its collection, whose hooks date the event, send emails, provision and write invoices. Update payments first:
 * the hooks infer from them that the money has already moved.
 */
export const updateOrder = async (req: PayloadRequest, id: string, { status, event }: OrderUpdate): Promise<void> => {
  await req.payload.update({
    collection: 'orders',
    id,
    data: {
      ...(status === undefined ? {} : { status }),
      // `advanceOrder` appends this to the order's history.
      ...(event === undefined ? {} : { events: [{ at: new Date().toISOString(), ...event }] }),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** O7: returns an order to its customer or to a holder of its token. Everyone else gets `not-found`, so that a number reveals nothing. */
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

/** An add-on for a customer's domain, which renews at the catalogue's price. */
export interface OwnedAddon {
  readonly id: string
  readonly name: string
}

const addonsOf = (lines: readonly QuoteLine[], domain: string): readonly OwnedAddon[] =>
  lines.filter(({ type, serviceData }) => type === 'addon' && serviceData.domain === domain).map(({ id, name }) => ({ id, name }))

/** N4: a transferred domain gains the one year that its registry adds. */
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

/** Statuses that imply a received payment, if any was due. */
export const paidStatuses: readonly OrderStatus[] = ['paid', 'fulfilled', 'refunded']

/**
 * W7: whether the order's address is proven to be the buyer's: it equals the account's confirmed address, or money was received for the
 * order.
 */
export const isContactProven = ({
  accountEmail,
  contact,
  status,
  dueNow,
}: Pick<OrderRecord, 'accountEmail' | 'contact' | 'status' | 'dueNow'>): boolean =>
  (accountEmail !== null && canonicalEmail(contact.email) === canonicalEmail(accountEmail)) || (dueNow > 0 && paidStatuses.includes(status))

/** O7: sets the order's cookie and redirects to the order's page, so that the token stays out of that page's URL. */
export const buyerLink = ({ orderNumber, locale }: Pick<OrderRecord, 'orderNumber' | 'locale'>, token: string): string =>
  `${environment().SITE_URL}/${locale}/orders/${orderNumber}/open?token=${token}`

interface OrderLinkQuestion {
  readonly orderNumber: string
  readonly email: string
}

const mailOf = {
  pending: 'order-receipt',
  paid: 'order-receipt',
  fulfilled: 'order-receipt',
  failed: 'payment-failed',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
} as const satisfies Record<OrderStatus, MailTemplate>

const hour = 3_600_000

/**
 * O7: emails an order's link to the address it was placed with, at most once an hour. Neither the response nor its timing reveals whether
 * the order exists.
 */
export const sendOrderLink = (context: Context, { orderNumber, email }: OrderLinkQuestion): Promise<void> =>
  inConstantTime(async () => {
    const order = await findOrderByNumber(context.payload.db.drizzle, orderNumber)
    if (!order || canonicalEmail(order.contact.email) !== canonicalEmail(email)) return
    await queueMail(context.payload.db.drizzle, {
      template: mailOf[order.status],
      to: order.contact.email,
      locale: context.locale,
      data: { orderNumber: order.orderNumber },
      isProven: isContactProven(order),
      dedupeKey: `order-link:${order.orderNumber}:${Math.floor(context.now() / hour)}`,
    })
  })

const page = 500

/**
 * O7: re-encrypts the token of every order with the current secret and returns their number. Uses one statement per page of ids, so it can
 * run while the shop is up and can be repeated. An undecryptable token is derived again; the link in the order's first email keeps working
 * through its hash.
 */
export const reencryptOrderTokens = async (payload: Payload): Promise<number> => {
  const { drizzle } = payload.db
  let [sealed, after] = [0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const orders = await findOrderAccess(drizzle, { after, limit: page })
    const last = orders.at(-1)
    if (last === undefined) return sealed
    await updateEncryptedTokens(
      drizzle,
      orders.map((order) => ({
        id: order.id,
        before: order.sealedAccessToken,
        sealed: encrypt(payload, accessTokenOf(payload, order)),
      })),
    )
    sealed += orders.length
    after = last.id
  }
}

interface MailedOrder {
  readonly orderNumber: string
  readonly email: string
  readonly locale: Locale
}

/** W11: one email per order under one key, whether it asks for payment, acknowledges a payment in progress or confirms a paid order. */
export const receiptMail = (
  { orderNumber, email, locale }: MailedOrder,
  isProven: boolean,
  document: Pick<MailData['order-receipt'], 'invoice'> = {},
): OutgoingMail<'order-receipt'> => ({
  template: 'order-receipt',
  to: email,
  locale,
  data: { orderNumber, ...document },
  dedupeKey: `order-receipt:${orderNumber}`,
  isProven,
})
