import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { replaceServices } from '@/server/composition/create-context'
import { createApi, type ApiAnswer } from '../api/api-client'
import { checkoutBody, hostingItem } from '../api/requests'
import { signEvent, type StripeServer, type StripeSession } from '../../support/stripe-server'

export const webhookSecret = 'whsec_of_the_tests_only'
export const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test_of_the_tests', STRIPE_WEBHOOK_SECRET: webhookSecret } as const

let made = 0

interface Buying {
  readonly currency?: string
  readonly items?: readonly unknown[]
  readonly codes?: readonly string[]
  readonly method?: 'offline' | 'stripe'
  readonly name?: string
  readonly key?: string
}

export const createPaymentShop = (payload: Payload, stripe: StripeServer) => {
  const api = createApi(payload)
  // Every name is free: the registry is not what is tried here.
  replaceServices(payload, { registry: { checkAvailability: async (names) => names.map((domain) => ({ domain, status: 'available' })) } })

  const buy = async ({
    currency = 'USD',
    items = [hostingItem],
    codes = [],
    method = 'stripe',
    name = `pays-${(made += 1)}`,
    key = name,
  }: Buying = {}): Promise<ApiAnswer> => {
    const cart = { currency, codes, items }
    const quoted = await api('POST', '/pricing/quote', { body: cart })
    const { total } = quoted.body?.['breakdown'] as { total: number }
    const body = {
      ...checkoutBody,
      contact: { email: `${name}@example.com`, name: 'Ada' },
      paymentMethod: method,
      expectedTotal: total,
      expectedCurrency: currency,
      cart,
    }
    return api('POST', '/checkout', { body, headers: { 'Idempotency-Key': key, 'Accept-Language': 'de' } })
  }

  const numberOf = (placed: ApiAnswer): string => String(placed.body?.['orderNumber'])

  const sessionOf = (placed: ApiAnswer): StripeSession => {
    const session = stripe.sessions.findLast(({ clientReference }) => clientReference === numberOf(placed))
    if (!session) throw new Error(`No session: ${placed.text}`)
    return session
  }

  /** An order by card and the session it is paid in. */
  const order = async (more: Buying = {}): Promise<{ placed: ApiAnswer; orderNumber: string; session: StripeSession }> => {
    const placed = await buy(more)
    if (placed.status !== 201) throw new Error(placed.text)
    return { placed, orderNumber: numberOf(placed), session: sessionOf(placed) }
  }

  const send = (
    event: object,
    { secret = webhookSecret, at, text = JSON.stringify(event) }: { secret?: string; at?: number; text?: string } = {},
  ): Promise<ApiAnswer> => api('POST', '/payments/stripe/webhook', { text, headers: { 'Stripe-Signature': signEvent(text, secret, at) } })

  const findOrder = async (orderNumber: string) => {
    const { docs } = await payload.find({ collection: 'orders', where: { orderNumber: { equals: orderNumber } }, depth: 0 })
    const [found] = docs
    if (!found) throw new Error(`There is no ${orderNumber}`)
    return found
  }

  const paymentsOf = async (orderNumber: string) => {
    const { id } = await findOrder(orderNumber)
    const { docs } = await payload.find({
      collection: 'payments',
      where: { order: { equals: id } },
      sort: 'createdAt',
      depth: 0,
      pagination: false,
    })
    // What is due at once has no day.
    return [...docs].sort((one, other) => (one.dueAt ?? '').localeCompare(other.dueAt ?? ''))
  }

  const eventsOf = async (orderNumber: string): Promise<readonly string[]> =>
    ((await findOrder(orderNumber)).events ?? []).map(({ type }) => type)

  const mailsOf = async (orderNumber: string): Promise<readonly string[]> => {
    const { rows } = await payload.db.drizzle.execute<{ template: string }>(
      sql`select template from mail_outbox where data->>'orderNumber' = ${orderNumber} order by created_at, id`,
    )
    return rows.map(({ template }) => template)
  }

  const noticesOf = async (orderNumber: string): Promise<number> => {
    const { rows } = await payload.db.drizzle.execute(
      sql`select 1 from mail_outbox where template = 'staff-notice' and data->>'kind' = 'payment-trouble' and data::text like ${`%${orderNumber}%`}`,
    )
    return rows.length
  }

  /** Money received, less what went back, as the books have it; surplus apart. */
  const booksOf = async (orderNumber: string) => {
    const payments = await paymentsOf(orderNumber)
    const sum = (statuses: readonly string[]) =>
      payments
        .filter(({ status }) => statuses.includes(status))
        .reduce((total, { amount, refunded }) => total + amount - (refunded ?? 0), 0)
    return { order: sum(['paid', 'partly-refunded', 'refunded']), surplus: sum(['surplus']) }
  }

  return { api, buy, order, send, numberOf, sessionOf, findOrder, paymentsOf, eventsOf, mailsOf, noticesOf, booksOf }
}
