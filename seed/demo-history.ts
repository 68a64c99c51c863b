import type { Payload } from 'payload'
import { toMajor } from '@/core/money/arithmetic'
import type { QuoteItemRequest } from '@/core/orders/types'
import { idempotencyKeyOf } from '@/modules/checkout/order-decision'
import { placeOrder } from '@/modules/checkout/place-order'
import { createContext, replaceServices } from '@/container'
import { type OrderRecord, findOrderByKey, findOrderByNumber } from '@/modules/orders/orders.repository'
import { openPaymentPage, recordManualPayment } from '@/modules/payments/payments.service'
import { findPayments } from '@/modules/payments/payments.repository'
import { refundOrder } from '@/modules/payments/refunds'
import { chooseOutcome } from '@/modules/payments/sandbox/sandbox.service'
import type { Context } from '@/lib/context'
import { runProvisioning } from '@/modules/provisioning/provisioning.service'
import { quoteCart } from '@/modules/pricing/quote.service'
import { chosenLogins, type DemoLogin } from './demo-logins'
import { orderNextTerm } from '@/modules/renewals/subscriptions/order-next-term'
import { findSubscriptionsOfOrder } from '@/modules/subscriptions/subscriptions.repository'
import { backdateOrder, deleteDeadline, deleteMails } from './demo-history-repository'
import { recordSeededKeys, readSeededKeys } from './seeded-key-repository'

interface Step {
  readonly key: string
  readonly daysAgo: number
}

interface PastOrder extends Step {
  readonly items: readonly QuoteItemRequest[]
  /** Auth codes of transfers, by domain. */
  readonly authorizationCodes?: Readonly<Record<string, string>>
  readonly isUnpaid?: true
}

/** Of an order, by its key. */
interface PastRefund extends Step {
  readonly refunds: string
}

/** The next term of an order's plan, ordered and paid. */
interface PastRenewal extends Step {
  readonly renews: string
}

type PastStep = PastOrder | PastRefund | PastRenewal

const kind = 'demo-history'

const name = (id: string, operation: 'register' | 'transfer' = 'register'): QuoteItemRequest => ({
  type: 'domain',
  id,
  billing: 'yearly',
  quantity: 1,
  serviceData: { operation },
})
const plan = (id: string, billing: 'monthly' | 'yearly'): QuoteItemRequest => ({ type: 'hosting', id, billing, quantity: 1 })

const moving = 'ines-pottery.net'

/** A year of a small customer, oldest first, since documents are numbered in this order; days are counted back from the first start. */
export const pastSteps: readonly PastStep[] = [
  // Renews in twenty days.
  {
    key: 'first name',
    daysAgo: 345,
    items: [
      name('ines-ceramics.com'),
      { type: 'addon', id: 'whois-privacy', billing: 'yearly', quantity: 1, serviceData: { domain: 'ines-ceramics.com' } },
    ],
  },
  { key: 'second name and its plan', daysAgo: 201, items: [name('kiln-and-clay.com'), plan('shared-basic', 'yearly')] },
  { key: 'plan given back', daysAgo: 95, items: [plan('shared-pro', 'monthly')] },
  { key: 'refund', daysAgo: 92, refunds: 'plan given back' },
  { key: 'server by the month', daysAgo: 50, items: [plan('vps-starter', 'monthly')] },
  { key: 'third name', daysAgo: 38, items: [name('ines-workshop.com')] },
  // Days before its first month ends; the worker orders the month after on its first run.
  { key: 'second month of the server', daysAgo: 24, renews: 'server by the month' },
  { key: 'move', daysAgo: 2, items: [name(moving, 'transfer')], authorizationCodes: { [moving]: 'EPP-DEMO-2046' } },
  { key: 'waiting', daysAgo: 0, items: [plan('shared-pro', 'yearly')], isUnpaid: true },
]

const billingAddress = { line1: 'Rua das Oliveiras 14', city: 'Porto', postalCode: '4050-449', country: 'PT' }

const dayInMs = 86_400_000

/** Availability is fixed, so that no registry is queried. */
const registry: Context['registry'] = {
  checkAvailability: async (domains) => domains.map((domain) => ({ domain, status: domain === moving ? 'taken' : 'available' })),
}

const findCustomer = async (payload: Payload, { email }: DemoLogin) => {
  const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: email } }, limit: 1, depth: 0 })
  return docs[0]
}

const keyOf = (context: Context, key: string): string =>
  idempotencyKeyOf(context, { body: {}, idempotencyKey: `${kind}:${key}`, cartToken: null })

const findPlaced = (context: Context, key: string) => findOrderByKey(context.payload.db.drizzle, keyOf(context, key))

const place = async (context: Context, { key, items, authorizationCodes }: PastOrder, currency: string): Promise<OrderRecord | null> => {
  // An interrupted run continues with its order, even if the price has changed in the meantime.
  const left = await findPlaced(context, key)
  if (left) return left
  const { customer } = context
  const cart = { currency, codes: [], items: [...items], ...(authorizationCodes ? { authorizationCodes } : {}) }
  const quote = await quoteCart(context, cart)
  if (!quote.ok || customer === null) return null
  const body = {
    contact: { email: customer.email, name: customer.name },
    billingAddress,
    paymentMethod: context.payments.sandbox ? ('sandbox' as const) : ('offline' as const),
    expectedTotal: toMajor(quote.value.breakdown.total, quote.value.currency.digits),
    expectedCurrency: cart.currency,
    acceptTerms: true,
    cart,
  }
  const placed = await placeOrder(context, { body, idempotencyKey: `${kind}:${key}`, cartToken: null })
  return placed.ok ? placed.value.order : null
}

/** With the sandbox card, or else by booking a bank transfer. Idempotent. */
const pay = async (context: Context, order: OrderRecord): Promise<void> => {
  const page = await openPaymentPage(context, order)
  if (page.ok) {
    await chooseOutcome(context, page.value.id, 'paid')
    return
  }
  const [first] = await findPayments(context.payload.db.drizzle, order.id)
  if (first) await recordManualPayment(context, first.id, 'the demonstration')
}

const giveBack = (context: Context, { id }: OrderRecord) =>
  refundOrder(context, {
    orderId: id,
    amount: null,
    paymentId: null,
    reason: 'Cancelled within 30 days',
    by: 'the demonstration',
    key: kind,
  })

/** `null` if the worker has ordered this term. */
const renew = async (context: Context, { id }: OrderRecord): Promise<OrderRecord | null> => {
  const { drizzle } = context.payload.db
  const [subscription] = await findSubscriptionsOfOrder(drizzle, id)
  const ordered = subscription && (await orderNextTerm(context, subscription.id, 'shop'))
  return ordered?.ok && ordered.value ? findOrderByNumber(drizzle, ordered.value.orderNumber) : null
}

/** Orders that the step changed; `null` if it failed and can be tried again. */
const perform = async (context: Context, step: PastStep, currency: string): Promise<readonly OrderRecord[] | null> => {
  const { drizzle } = context.payload.db
  if ('items' in step) {
    const order = await place(context, step, currency)
    if (order === null) return null
    await backdateOrder(drizzle, order, context.now())
    if (!step.isUnpaid) await pay(context, order)
    return [order]
  }
  const order = await findPlaced(context, 'refunds' in step ? step.refunds : step.renews)
  if (order === null) return []
  if ('refunds' in step) {
    await giveBack(context, order)
    return [order]
  }
  const renewal = await renew(context, order)
  if (renewal === null) return []
  await backdateOrder(drizzle, renewal, context.now())
  await pay(context, renewal)
  return [order, renewal]
}

const write = async (context: Context, step: PastStep, currency: string): Promise<boolean> => {
  const orders = await perform(context, step, currency)
  if (orders === null) return false
  // Services count as provisioned on the day.
  await runProvisioning(context)
  await context.payload.db.drizzle.transaction(async (transaction) => {
    for (const order of orders) {
      if ('isUnpaid' in step) await deleteDeadline(transaction, order)
      else await deleteMails(transaction, order)
      await backdateOrder(transaction, order, context.now())
    }
    await recordSeededKeys(transaction, kind, [step.key])
  })
  return true
}

/**
 * The last year of the demo customer, if the shop has this login: through the regular services, with their clock set back, so that
 * payments, invoices, terms and refunds have the dates of their day. Each step is written once; later changes are kept, and deleted logins
 * get none. Returns the number of steps written.
 */
export const writeDemoHistory = async (payload: Payload): Promise<number> => {
  const login = chosenLogins().find(({ collection }) => collection === 'customers')
  const customer = login && (await findCustomer(payload, login))
  if (!customer) return 0
  const seeded = await readSeededKeys(payload)
  const { id, email, name: fullName } = customer
  // The currency in which its pages show prices, so that no list mixes two.
  const { defaultCurrency } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const { now } = createContext(payload, 'en')
  const start = now()
  let written = 0
  try {
    for (const step of pastSteps.filter(({ key }) => !seeded.has(kind, key))) {
      replaceServices(payload, { now: () => start - step.daysAgo * dayInMs })
      const context = { ...createContext(payload, 'en', { id, email, name: fullName, sessionId: '' }), registry }
      if (await write(context, step, defaultCurrency)) written += 1
    }
  } finally {
    replaceServices(payload, { now })
  }
  return written
}
