import { sql } from '@payloadcms/db-postgres'
import { updateOwnerOfAddress } from '@/modules/accounts/accounts.repository'
import { findCardsOf } from '@/modules/payments/saved-methods/saved-methods.repository'
import { createContext } from '@/container'
import { runTask } from '../../support/jobs'
import { createBuyer, numberOf } from '../../support/orders/buyer'
import { sessionEvents } from '../../support/payments/stripe-events'
import type { StripeSession } from '../../support/payments/stripe-objects'
import { testPassword } from '../../support/visitors'
import { hostingItem } from '../api/requests'
import { openPaymentShop } from './payment-shop'

interface Buying {
  readonly keepCard?: boolean
  readonly method?: 'stripe' | 'offline'
  readonly items?: readonly unknown[]
}

/** Closes with the test file. */
export const openCardBuyers = async () => {
  const { payload, stripe, shop } = await openPaymentShop()
  const buyer = createBuyer(shop.api)
  const context = () => createContext(payload, 'de')

  const order = async (name: string, { keepCard = true, method = 'stripe', items = [hostingItem] }: Buying = {}) => {
    const more = { paymentMethod: method, ...(keepCard ? { keepCard } : {}) }
    const cart = { currency: 'USD', codes: [], items }
    const placed = await buyer.orderAsShown(cart, { email: `${name}@keeps.test`, headers: { 'Accept-Language': 'de' }, more })
    return numberOf(placed)
  }
  const sessionOf = (orderNumber: string): StripeSession => {
    const session = stripe.sessions.findLast(({ clientReference }) => clientReference === orderNumber)
    if (!session) throw new Error(`No session of ${orderNumber}`)
    return session
  }
  const pay = async (orderNumber: string) => {
    const session = sessionOf(orderNumber)
    session.status = 'complete'
    await shop.send(sessionEvents.completed(session))
    return session
  }
  const work = () => runTask(payload, 'save-cards')
  /** Opens an account with the guest's address, which takes over their orders. */
  const open = async (name: string) => {
    const data = { email: `${name}@keeps.test`, password: testPassword, name, locale: 'de' as const }
    const { id } = await payload.create({ collection: 'customers', data })
    await payload.db.drizzle.transaction((transaction) => updateOwnerOfAddress(transaction, { id, email: data.email }))
    return id
  }
  const buy = async (name: string) => {
    const orderNumber = await order(name)
    const session = await pay(orderNumber)
    const id = await open(name)
    await work()
    return { id, orderNumber, session, cards: await findCardsOf(payload.db.drizzle, id, 20) }
  }
  const consentsOf = async (orderNumber: string) => {
    const { rows } = await payload.db.drizzle.execute(sql`
      select k.provider, k.words, k.locale, k.done_at is not null as done, k.customer_id from infra.payment_mandates k join orders o on o.id = k.order_id
      where o.order_number = ${orderNumber}
    `)
    return rows
  }
  /** Simulates the passing of days and makes the next check due. */
  const daysPass = async (orderNumber: string, days: number) => {
    const ofOrder = sql`order_id = (select id from orders where order_number = ${orderNumber})`
    await payload.db.drizzle.execute(sql`update payments set paid_at = paid_at - make_interval(days => ${days}::int) where ${ofOrder}`)
    await payload.db.drizzle.execute(
      sql`update infra.payment_mandates set look_at = clock_timestamp() where look_at is not null and ${ofOrder}`,
    )
  }
  const rowsOf = async (method: string) =>
    (await payload.db.drizzle.execute(sql`select state from infra.saved_payment_methods where reference = ${method}`)).rows
  return { payload, stripe, shop, context, order, sessionOf, pay, work, open, buy, consentsOf, daysPass, rowsOf }
}
