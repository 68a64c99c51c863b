import type { PayloadRequest } from 'payload'
import type { Minor } from '@/core/money/types'
import { claimedDomains } from '@/core/domains/types'
import { lostDomainEvent, lostDomains } from '@/core/orders/keep-back'
import { insertReservations, moveRegistrants, deleteReservationsOf } from './reservations/reservations.repository'
import { insertOrderEvent, type OrderRecord, findOrderById, findOrderByNumber } from '@/modules/orders/orders.repository'
import { queueMail, queueStaffNotice } from '@/lib/outbox/outbox'
import { changePayment } from '@/modules/payments/bookings'
import { moneyText } from '@/core/money/format'
import { findPayments } from '@/modules/payments/payments.repository'
import { handleOfRequest } from '@/lib/db/transaction'
import { isRegistration } from '@/core/receipt/model'
import { findDomainsOfOrder } from './domains.repository'
import { environment } from '@/lib/config/env'
import type { DomainStatus } from '@/core/domains/lifecycle'
import { ownedAddons } from '@/modules/orders/orders.service'
import { endTransfers } from './transfers/transfers.service'
import { isOrderClosed } from '@/core/orders/status'
import { ok, err, type Result } from '@/core/result'
import type { Order } from '@/payload-types'
import type { Context } from '@/lib/context'
import { autoChargeAgreement, enableAutoChargeOnRenewal } from './domains.service'
import { cancelOpenTasks, dispatchJobs } from './registrar/registrar-jobs'
import { reserveDomainsAgain } from './reservations/reservations.service'

const paidFor = ({ lines }: OrderRecord, domain: string): Minor =>
  lines
    .filter(({ type, id, serviceData }) => (type === 'domain' ? id === domain : type === 'addon' && serviceData.domain === domain))
    .reduce((sum, { total }) => sum + total, 0) as Minor

/** Nothing resolves this automatically: it flags the order line and the payment for a refund, and notifies the buyer and staff. */
const notifyLost = async (req: PayloadRequest, order: OrderRecord, domain: string, now: number): Promise<void> => {
  const handle = await handleOfRequest(req)
  const amount = paidFor(order, domain)
  await insertOrderEvent(handle, order.id, { type: lostDomainEvent, at: now, note: domain })
  const [first] = await findPayments(handle, order.id)
  if (first) await changePayment(req, first.id, { trouble: lostDomainEvent }, { type: lostDomainEvent, note: domain })
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
 * N1: makes a paid order's reservations permanent, including expired ones that no one else has taken. Returns the domains lost to someone
 * else; each loss is reported once.
 */
const ownPaidNames = async (req: PayloadRequest, order: OrderRecord, now: number): Promise<ReadonlySet<string>> => {
  const known = lostDomains(order.events)
  const names = claimedDomains(order.lines)
    .map(({ name }) => name)
    .filter((name) => !known.has(name))
  const owned = await insertReservations(await handleOfRequest(req), { orderId: order.id, names, now, until: null })
  const lost = names.filter((name) => !owned.has(name))
  for (const name of lost) await notifyLost(req, order, name, now)
  return new Set([...known, ...lost])
}

/**
 * W12: emails an order's registered domains with next steps, once none of its registrations is pending. A failed registration doesn't block
 * the email, since its job has also ended.
 */
export const mailRegistered = async (req: PayloadRequest, orderId: string): Promise<void> => {
  const handle = await handleOfRequest(req)
  const order = await findOrderById(handle, orderId)
  if (!order || (order.status !== 'paid' && order.status !== 'fulfilled')) return
  const lost = lostDomains(order.events)
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

/** A simulated registry registers nothing, so a domain is active as soon as it is paid for. */
const firstStatus = (): DomainStatus => (environment().DOMAIN_PROVIDER === 'simulated' ? 'active' : 'pending')

/**
 * Creates the domains that a paid order registers, with their add-ons. Excludes transfers, which arrive later, and domains lost to someone
 * else (N1). Idempotent: existing domains are skipped, and a concurrent call waits for the order's row lock (held by `advanceOrder` during
 * a status change) or fails on the unique index. Runs in `req`'s transaction.
 */
export const createOrderedDomains = async (
  req: PayloadRequest,
  orderNumber: string,
  now: number = Date.now(),
): Promise<readonly string[]> => {
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
  const owners = names.length === 0 ? null : await moveRegistrants(await handleOfRequest(req), order.id, names)
  for (const name of names) {
    const registrant = owners?.get(name)
    const agreed = await autoChargeAgreement(await handleOfRequest(req), order, name, at)
    const data = {
      ...ownedAddons(order, name),
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

const endNames = async (req: PayloadRequest, { id, orderNumber, status }: Order): Promise<void> => {
  await cancelPendingNames(req, id)
  await cancelOpenTasks(req, id)
  await endTransfers(req, id, `${orderNumber}: ${status}`)
}

/**
 * O8: provisions domains in the transaction that marks the order as paid. Closing an order (cancelled or refunded, but not a failed
 * payment, which may be retried) cancels pending registrations and transfers. N1: domains stay reserved while the order awaits payment and
 * are released once it fails or closes. Fails if a reopened order has lost a domain.
 */
export const updateDomainsOfOrder = async (
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
    await createOrderedDomains(req, order.orderNumber, context.now())
    await enableAutoChargeOnRenewal(handle, order.id, context.now())
    await dispatchJobs(context, req, order.id)
  }
  if (isOrderClosed(order.status)) await endNames(req, order)
  if (order.status === 'failed' || isOrderClosed(order.status)) await deleteReservationsOf(handle, order.id)
  return ok(null)
}
