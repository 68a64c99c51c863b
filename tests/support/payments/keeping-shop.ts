import { sql } from '@payloadcms/db-postgres'
import { vi } from 'vitest'
import { updateOwnerOfAddress } from '@/modules/accounts/accounts.repository'
import { findCardsOf } from '@/modules/payments/saved-methods/saved-methods.repository'
import { savePaymentMethods } from '@/modules/payments/saved-methods/saved-methods.service'
import { createContext } from '@/container'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { openPaymentPage } from '@/modules/payments/payments.service'
import { runCharges } from '@/modules/renewals/dunning.service'
import { createApi } from '../../integration/api/api-client'
import { cartOf, createBuyer, numberOf } from '../orders/buyer'
import { findOrder } from '../orders/find-order'
import { bootPayload } from '../payload'
import { createLivingShop } from '../subscriptions/living-shop'
import { testPassword } from '../visitors'
import type { LaterOutcome } from './stripe-charges'
import { sessionEvents, stripeEvent } from './stripe-events'
import { stripeKit } from './stripe-kit'
import type { StripeSession } from './stripe-objects'
import { openStripeServer } from './stripe-server'

const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const

/** Shop with a fake clock and a Stripe stub that saves cards. */
export const openKeepingShop = async () => {
  const stripe = await openStripeServer()
  const kit = stripeKit(stripe)
  const { payload, databaseUrl } = await bootPayload(kit.environment)
  vi.useFakeTimers({ toFake: ['Date'] })
  const living = createLivingShop(payload)
  const api = createApi(payload)
  const buyer = createBuyer(api)
  const context = () => createContext(payload, 'en')
  const emailOf = (name: string) => `${name}@lives.test`

  const sessionOf = (orderNumber: string): StripeSession => {
    const session = stripe.sessions.findLast(({ clientReference }) => clientReference === orderNumber)
    if (!session) throw new Error(`No session of ${orderNumber}`)
    return session
  }
  const send = async (event: object): Promise<number> => {
    const text = JSON.stringify(event)
    return (await api('POST', '/payments/stripe/webhook', { text, headers: { [kit.signatureHeader]: kit.sign(text, {}) } })).status
  }
  const payPage = async (orderNumber: string): Promise<StripeSession> => {
    const session = sessionOf(orderNumber)
    session.status = 'complete'
    await send(sessionEvents.completed(session))
    return session
  }
  const open = async (name: string) => {
    const data = { email: emailOf(name), password: testPassword, name, locale: 'en' as const }
    const { id } = await payload.create({ collection: 'customers', data })
    await payload.db.drizzle.transaction((transaction) => updateOwnerOfAddress(transaction, { id, email: emailOf(name) }))
    return id
  }

  interface Purchase {
    readonly later?: LaterOutcome
    readonly keepCard?: boolean
    readonly item?: unknown
  }
  /** A customer buys something by card on `day`, a monthly plan by default, and consents to saving the card or not. */
  const buy = async (name: string, day: string, { later = 'paid', keepCard = true, item = monthly }: Purchase = {}) => {
    living.goTo(day)
    const more = { paymentMethod: 'stripe', ...(keepCard ? { keepCard } : {}) }
    const orderNumber = numberOf(await buyer.orderAsShown(cartOf(item), { email: emailOf(name), more }))
    const session = await payPage(orderNumber)
    stripe.cards.outcomes.set(session.method, later)
    const customerId = await open(name)
    await savePaymentMethods(context())
    await living.care()
    return { orderNumber, session, customerId, cards: await findCardsOf(payload.db.drizzle, customerId, 20) }
  }

  const chargesOf = (name: string) => {
    const numbers = new Set(stripe.sessions.filter(({ email }) => email === emailOf(name)).map(({ customer }) => customer))
    return stripe.cards.charges.filter(({ customer }) => numbers.has(customer))
  }
  const takenOf = (name: string): number => chargesOf(name).filter(({ status }) => status === 'succeeded').length

  /** Daily: dunning first, like the worker between two renewal runs. */
  const liveUntil = (last: string, doToday?: (day: string) => Promise<unknown>) =>
    living.liveUntil(last, async (day) => {
      await runCharges(payload, { now: Date.now() })
      await doToday?.(day)
    })
  const charge = (later = 0) => runCharges(payload, { now: Date.now() + later })

  const newest = async (name: string) => {
    const found = (await living.ordersOf(name)).at(-1)
    if (!found) throw new Error(`${name} has no order`)
    const { id } = await findOrder(payload, found.number)
    const { rows } = await payload.db.drizzle.execute<{ id: string; status: string; attempt: number; page_id: string | null }>(
      sql`select id, status::text, attempt::int, page_id from payments where order_id = ${id} order by created_at limit 1`,
    )
    const { rows: surplus } = await payload.db.drizzle.execute(sql`select 1 from payments where order_id = ${id} and status = 'surplus'`)
    const payment = rows[0]
    if (!payment) throw new Error(`${name} owes nothing`)
    return { ...found, orderId: id, payment, surplus: surplus.length }
  }
  const stateOf = async (name: string): Promise<string | null> => {
    const { rows } = await payload.db.drizzle.execute<{ state: string }>(
      sql`select state from infra.dunning_charges where payment_id = ${(await newest(name)).payment.id}`,
    )
    return rows[0]?.state ?? null
  }
  /** Sends Stripe's webhook for the latest charge. */
  const tellCharge = (name: string, type: 'payment_intent.succeeded' | 'payment_intent.payment_failed') => {
    const charged = chargesOf(name).at(-1)
    if (!charged) throw new Error(`${name} was not charged`)
    const { id, amount, currency, metadata, error } = charged
    const object = { id, object: 'payment_intent', amount, amount_received: amount, currency, metadata, last_payment_error: error }
    return send(stripeEvent(type, object))
  }

  const statuses = async (name: string) => (await living.ordersOf(name)).map(({ status }) => status)
  /** Payment page for the open amount, as "Pay now" opens it. */
  const pageFor = async (name: string) => {
    const order = await findOrderByNumber(payload.db.drizzle, (await newest(name)).number)
    if (!order) throw new Error(name)
    return openPaymentPage(context(), order)
  }
  /** Bought on 10 March; time is the last day of the term, before any processing. */
  const dueToday = async (name: string, more: Parameters<typeof buy>[2] = {}) => {
    const bought = await buy(name, '2028-03-10', more)
    await liveUntil('2028-04-09')
    living.goTo('2028-04-10')
    return bought
  }

  return {
    ...{ statuses, pageFor, dueToday },
    ...{ payload, databaseUrl, stripe, api, context, living, emailOf, sessionOf, send, payPage, open, buy, chargesOf, takenOf },
    ...{ liveUntil, charge, newest, stateOf, tellCharge, close: () => stripe.close() },
  }
}
