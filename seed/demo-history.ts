import type { Payload } from 'payload'
import { toMajor } from '@/core/money/arithmetic'
import type { QuoteItemRequest } from '@/core/orders/types'
import { idempotencyKeyOf } from '@/modules/checkout/checkout-state'
import { placeOrder } from '@/modules/checkout/place-order'
import { createContext } from '@/container'
import { type OrderRecord, findOrderByKey } from '@/modules/orders/orders.repository'
import { openPaymentPage, recordManualPayment } from '@/modules/payments/payments.service'
import { findPayments } from '@/modules/payments/payments.repository'
import { refundOrder } from '@/modules/payments/refunds'
import { chooseOutcome } from '@/modules/payments/sandbox/sandbox.service'
import type { Context } from '@/lib/context'
import { runProvisioning } from '@/modules/provisioning/provisioning.service'
import { quoteCart } from '@/modules/pricing/quote.service'
import { chosenLogins, type DemoLogin } from './demo-logins'
import { deleteDeadline, moveOrderBack } from './demo-history-repository'
import { recordSeededKeys, readSeededKeys } from './seeded-key-repository'

interface PastOrder {
  readonly key: string
  readonly daysAgo: number
  readonly items: readonly QuoteItemRequest[]
  /** Auth codes of transfers, by domain. */
  readonly authorizationCodes?: Readonly<Record<string, string>>
  readonly end: 'paid' | 'refunded' | 'waiting'
}

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

/** A year of orders of a small customer, oldest first; days are counted back from the first start. */
export const pastOrders: readonly PastOrder[] = [
  // Renews in twenty days.
  {
    key: 'first name',
    daysAgo: 345,
    items: [
      name('ines-ceramics.com'),
      { type: 'addon', id: 'whois-privacy', billing: 'yearly', quantity: 1, serviceData: { domain: 'ines-ceramics.com' } },
    ],
    end: 'paid',
  },
  { key: 'second name and its plan', daysAgo: 201, items: [name('kiln-and-clay.com'), plan('shared-basic', 'yearly')], end: 'paid' },
  { key: 'plan given back', daysAgo: 95, items: [plan('shared-pro', 'monthly')], end: 'refunded' },
  { key: 'third name', daysAgo: 38, items: [name('ines-workshop.com')], end: 'paid' },
  // The worker orders the next month on its first run.
  { key: 'server by the month', daysAgo: 20, items: [plan('vps-starter', 'monthly')], end: 'paid' },
  { key: 'move', daysAgo: 2, items: [name(moving, 'transfer')], authorizationCodes: { [moving]: 'EPP-DEMO-2046' }, end: 'paid' },
  { key: 'waiting', daysAgo: 0, items: [plan('shared-pro', 'yearly')], end: 'waiting' },
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

const place = async (context: Context, { key, items, authorizationCodes }: PastOrder, currency: string): Promise<OrderRecord | null> => {
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
  const checkout = { body, idempotencyKey: `${kind}:${key}`, cartToken: null }
  // An interrupted run continues with its order, even if the price has changed in the meantime.
  const left = await findOrderByKey(context.payload.db.drizzle, idempotencyKeyOf(context, checkout))
  if (left) return left
  const placed = await placeOrder(context, checkout)
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

const write = async (context: Context, past: PastOrder, currency: string): Promise<boolean> => {
  const order = await place(context, past, currency)
  if (order === null) return false
  if (past.end !== 'waiting') await pay(context, order)
  if (past.end === 'refunded') await giveBack(context, order)
  // Services count as provisioned long ago.
  await runProvisioning(context)
  await context.payload.db.drizzle.transaction(async (transaction) => {
    if (past.end === 'waiting') await deleteDeadline(transaction, order)
    await moveOrderBack(transaction, order, context.now() - past.daysAgo * dayInMs)
    await recordSeededKeys(transaction, kind, [past.key])
  })
  return true
}

/**
 * Orders of the demo customer over the last year, if the shop has this login: created through the regular services, then backdated.
 * Each is written once; later changes are kept, and deleted logins get none. Returns the number of orders written.
 */
export const writeDemoHistory = async (payload: Payload): Promise<number> => {
  const login = chosenLogins().find(({ collection }) => collection === 'customers')
  const customer = login && (await findCustomer(payload, login))
  if (!customer) return 0
  const seeded = await readSeededKeys(payload)
  const { id, email, name: fullName } = customer
  const context = { ...createContext(payload, 'en', { id, email, name: fullName, sessionId: '' }), registry }
  // The currency in which its pages show prices, so that no list mixes two.
  const { defaultCurrency } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  let written = 0
  for (const past of pastOrders) if (!seeded.has(kind, past.key) && (await write(context, past, defaultCurrency))) written += 1
  return written
}
