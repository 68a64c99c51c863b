import type { PayloadRequest } from 'payload'
import type { Minor } from '@/core/money/types'
import { claimedNames } from '@/core/domains/types'
import { lostNameEvent, lostNames } from '@/core/orders/keep-back'
import { insertHolds, takeRegistrants, deleteHoldsOf } from './reservations/reservations.repository'
import { insertOrderEvent, type OrderRecord, findOrderById, findOrderByNumber } from '@/modules/orders/orders.repository'
import { queueMail, queueStaffNotice } from '@/lib/outbox/outbox'
import { moneyText, changePayment } from '@/modules/payments/bookings'
import { findPayments } from '@/modules/payments/payments.repository'
import { handleOfRequest } from '@/lib/http/client-address'
import { isRegistration } from '@/core/receipt/model'
import { findDomainsOfOrder } from './domains.repository'
import { environment } from '@/lib/config/env'
import type { DomainStatus } from '@/core/domains/lifecycle'
import { heldBy } from '@/modules/orders/orders.service'
import { endTransfers } from './transfers/transfers.service'
import { isOrderOver } from '@/core/orders/status'
import { ok, err, type Result } from '@/core/result'
import type { Order } from '@/payload-types'
import type { Context } from '@/lib/context'
import { agreedCharge, switchOnRenewed } from './domains.service'
import { cancelOpenTasks, handOutJobs } from './registrar/registrar-jobs'
import { reserveDomainsAgain } from './reservations/reservations.service'

/** What was paid for a name, with the add-ons that hang on it. */
const paidFor = ({ lines }: OrderRecord, domain: string): Minor =>
  lines
    .filter(({ type, id, serviceData }) => (type === 'domain' ? id === domain : type === 'addon' && serviceData.domain === domain))
    .reduce((sum, { total }) => sum + total, 0) as Minor

/** Nothing puts this right by itself: the line is marked, the payment waits for its refund, and buyer and staff are told. */
const notifyLost = async (req: PayloadRequest, order: OrderRecord, domain: string, now: number): Promise<void> => {
  const handle = await handleOfRequest(req)
  const amount = paidFor(order, domain)
  await insertOrderEvent(handle, order.id, { type: lostNameEvent, at: now, note: domain })
  const [first] = await findPayments(handle, order.id)
  if (first) await changePayment(req, first.id, { trouble: lostNameEvent }, { type: lostNameEvent, note: domain })
  await queueMail(req, {
    template: 'name-lost',
    to: order.contact.email,
    locale: order.locale,
    data: { orderNumber: order.orderNumber, domain, amount },
    dedupeKey: `name-lost:${order.orderNumber}:${domain}`,
  })
  await queueStaffNotice(req, {
    kind: 'name-lost',
    key: `${order.id}:${domain}`,
    adminPath: `/collections/orders/${order.id}`,
    facts: [
      { name: 'order', value: order.orderNumber },
      { name: 'domain', value: domain },
      { name: 'amount', value: moneyText(amount, order.digits, order.currency) },
    ],
  })
}

/**
 * N1: a paid order's names are its buyer's for good: those it still holds, and those nobody has taken since its hold ran out. A
 * name that somebody else speaks for by now is not sold twice. Answers the names it has not got; each is told once.
 */
const ownPaidNames = async (req: PayloadRequest, order: OrderRecord, now: number): Promise<ReadonlySet<string>> => {
  const known = lostNames(order.events)
  const names = claimedNames(order.lines)
    .map(({ name }) => name)
    .filter((name) => !known.has(name))
  const owned = await insertHolds(await handleOfRequest(req), { orderId: order.id, names, now, until: null })
  const lost = names.filter((name) => !owned.has(name))
  for (const name of lost) await notifyLost(req, order, name, now)
  return new Set([...known, ...lost])
}

/**
 * W12: mails the registered domains of an order with the next step, once: when none of those it registers waits any more. One that could not be
 * registered holds up no other, since its task ends as well.
 */
export const mailRegistered = async (req: PayloadRequest, orderId: string): Promise<void> => {
  const handle = await handleOfRequest(req)
  const order = await findOrderById(handle, orderId)
  if (!order || (order.status !== 'paid' && order.status !== 'fulfilled')) return
  const lost = lostNames(order.events)
  const ordered = order.lines.filter(isRegistration).map(({ id }) => id)
  const known = new Map((await findDomainsOfOrder(handle, orderId)).map((domain) => [domain.name, domain]))
  const isWaiting = (name: string) => !lost.has(name) && (known.get(name)?.status ?? 'pending') === 'pending'
  if (ordered.some(isWaiting)) return
  const domains = ordered.flatMap((name) => {
    const { status, expiresAt = null } = known.get(name) ?? {}
    return status === 'active' && expiresAt !== null ? [{ domain: name, expiresAt: new Date(expiresAt).toISOString() }] : []
  })
  if (domains.length === 0) return
  await queueMail(req, {
    template: 'domain-registered',
    to: order.contact.email,
    locale: order.locale,
    data: { orderNumber: order.orderNumber, domains },
    dedupeKey: `domain-registered:${order.orderNumber}`,
  })
}

/** A simulated registry registers nothing, so a name belongs to its owner as soon as it is paid for. */
const firstStatus = (): DomainStatus => (environment().DOMAIN_PROVIDER === 'simulated' ? 'active' : 'pending')

/**
 * What a paid order brings: a row for every name it registers, with its add-ons. Names that move here come with their transfer; a name
 * that is somebody else's by now does not come at all (N1). Idempotent:
 * a name the order has brought already is left alone, and of two at once the second waits for the order's row (freeze-order
 * holds it in a change of status) or is stopped by the unique index. Runs in the transaction of `req`.
 */
export const provisionOrder = async (req: PayloadRequest, orderNumber: string, now: number = Date.now()): Promise<readonly string[]> => {
  const order = await findOrderByNumber(await handleOfRequest(req), orderNumber)
  if (!order || (order.status !== 'paid' && order.status !== 'fulfilled')) return []
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { order: { equals: order.id } },
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const lost = await ownPaidNames(req, order, now)
  for (const name of lost) await endTransfers(req, order.id, `${order.orderNumber}: ${name}`, name)
  const known = new Set([...docs.map(({ name }) => name), ...lost])
  const names = order.lines
    .filter(isRegistration)
    .map(({ id }) => id)
    .filter((name) => !known.has(name))
  const at = new Date(now).toISOString()
  const owners = names.length === 0 ? null : await takeRegistrants(await handleOfRequest(req), order.id, names)
  for (const name of names) {
    const registrant = owners?.get(name)
    const agreed = await agreedCharge(await handleOfRequest(req), order, name, at)
    const data = {
      ...heldBy(order, name),
      ...(registrant ? { contacts: { registrant: { ...registrant } } } : {}),
      status: firstStatus(),
      autoCharge: agreed.autoCharge,
      events: [{ type: 'ordered', at }, ...agreed.events],
    }
    await req.payload.create({ collection: 'domains', data, depth: 0, overrideAccess: true, req })
  }
  if (names.length > 0) await mailRegistered(req, order.id)
  return names
}

/** A refunded order: names that are not registered yet will not be. */
const cancelPendingNames = async (req: PayloadRequest, orderId: string): Promise<void> => {
  await req.payload.update({
    collection: 'domains',
    where: { and: [{ order: { equals: orderId } }, { status: { equals: 'pending' } }] },
    data: { status: 'cancelled' },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** Takes along what has not arrived. */
const endNames = async (req: PayloadRequest, { id, orderNumber, status }: Order): Promise<void> => {
  await cancelPendingNames(req, id)
  await cancelOpenTasks(req, id)
  await endTransfers(req, id, `${orderNumber}: ${status}`)
}

/**
 * O8: an order that becomes paid brings its names, in the same transaction; one that is over (cancelled or paid back, not one
 * whose payment failed: it may be tried again) takes along what has not arrived. N1: its names are held while it waits for its money,
 * and let go where it failed or is over. Refused where one that comes back has lost a name.
 */
export const onOrderStatusChanged = async (
  context: Pick<Context, 'now' | 'registrarOf'>,
  req: PayloadRequest,
  order: Order,
  isNew: boolean,
): Promise<Result<null, string>> => {
  const handle = await handleOfRequest(req)
  if (!isNew && order.status === 'pending') {
    const stored = await findOrderById(handle, order.id)
    const [gone] = stored ? await reserveDomainsAgain(handle, stored, context.now()) : []
    if (gone !== undefined) return err(gone)
  }
  if (order.status === 'paid') {
    await provisionOrder(req, order.orderNumber, context.now())
    await switchOnRenewed(handle, order.id, context.now())
    await handOutJobs(context, req, order.id)
  }
  if (isOrderOver(order.status)) await endNames(req, order)
  if (order.status === 'failed' || isOrderOver(order.status)) await deleteHoldsOf(handle, order.id)
  return ok(null)
}
