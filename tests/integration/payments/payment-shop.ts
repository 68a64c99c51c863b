import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll } from 'vitest'
import { replaceServices } from '@/server/composition/create-context'
import { everyNameFree } from '../../support/names/every-name-free'
import { createBuyer } from '../../support/orders/buyer'
import { broughtBy, findOrder as findOrderOf } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { signEvent } from '../../support/payments/stripe-events'
import type { StripeSession } from '../../support/payments/stripe-objects'
import { openStripeServer, type StripeServer } from '../../support/payments/stripe-server'
import { testPassword } from '../../support/visitors'
import { createApi, type ApiAnswer } from '../api/api-client'
import { hostingItem } from '../api/requests'

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

const createPaymentShop = (payload: Payload, stripe: StripeServer) => {
  const api = createApi(payload)
  const buyer = createBuyer(api)
  replaceServices(payload, { registry: everyNameFree })

  const buy = ({
    currency = 'USD',
    items = [hostingItem],
    codes = [],
    method = 'stripe',
    name = `pays-${(made += 1)}`,
    key = name,
  }: Buying = {}): Promise<ApiAnswer> => {
    const more = { paymentMethod: method }
    return buyer.order({ currency, codes, items }, { email: `${name}@example.com`, key, headers: { 'Accept-Language': 'de' }, more })
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

  const findOrder = (orderNumber: string) => findOrderOf(payload, orderNumber)

  const paymentsOf = async (orderNumber: string) => {
    const payments = await broughtBy(payload, 'payments', (await findOrder(orderNumber)).id)
    // What is due at once has no day.
    return [...payments].sort((one, other) => (one.dueAt ?? '').localeCompare(other.dueAt ?? ''))
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

  const tokens = new Map<string, string>()
  /** A call of one of the visitors who are staff. */
  const asStaff = async (role: 'admin' | 'support' | 'marketing', path: string, body: unknown = {}) => {
    const credentials = { email: `${role}@visitors.test`, password: testPassword }
    const token = tokens.get(role) ?? (await api('POST', '/users/login', { body: credentials })).cookies['payload-token'] ?? ''
    tokens.set(role, token)
    return api('POST', path, { body, cookies: { 'payload-token': token } })
  }

  return { api, buy, order, send, numberOf, sessionOf, findOrder, paymentsOf, eventsOf, mailsOf, noticesOf, booksOf, asStaff }
}

/** A shop that takes cards at a Stripe on this machine, until the file is done. */
export const openPaymentShop = async () => {
  const stripe = await openStripeServer()
  const { payload } = await bootPayload({ ...stripeKeys, STRIPE_API_URL: stripe.url })
  afterAll(() => stripe.close())
  return { payload, stripe, shop: createPaymentShop(payload, stripe) }
}
