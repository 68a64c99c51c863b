import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { vi } from 'vitest'
import { createContext, replaceServices } from '@/container'
import { runProvisioning } from '@/modules/provisioning/provisioning.service'
import { runSubscriptions } from '@/modules/renewals/subscriptions/process-subscription'
import { createApi } from '../../integration/api/api-client'
import { everyNameFree } from '../names/every-name-free'
import { cartOf, createBuyer, numberOf } from '../orders/buyer'
import { findOrder } from '../orders/find-order'

export const dayInMs = 86_400_000

export interface StoredSubscription extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly starts: string
  readonly ends: string
  readonly cancelled: boolean
  readonly reason: string | null
  readonly amount: number
}

/** Shop with a fake clock: days pass in milliseconds. */
export const createLivingShop = (payload: Payload) => {
  replaceServices(payload, { now: () => Date.now(), registry: everyNameFree })
  const buyer = createBuyer(createApi(payload))

  const goTo = (day: string) => void vi.setSystemTime(Date.parse(`${day}T09:00:00Z`))
  const today = (): string => new Date().toISOString().slice(0, 10)
  /** Runs the worker's renewal and provisioning tasks. */
  const care = async () => {
    await runSubscriptions(payload, { now: Date.now() })
    await runProvisioning(createContext(payload, 'en'))
  }

  const ordersOf = async (name: string) => {
    const { rows } = await payload.db.drizzle.execute<{ day: string; number: string; status: string; total: number }>(sql`
      select to_char(order_date at time zone 'UTC', 'YYYY-MM-DD') as day, order_number as number, status::text, breakdown_total::int as total
      from orders where customer_key = ${`${name}@lives.test`} order by created_at, id
    `)
    return rows
  }

  const pay = async (orderNumber: string) => {
    const { id } = await findOrder(payload, orderNumber)
    await payload.update({ collection: 'orders', id, data: { status: 'paid' } })
    await runProvisioning(createContext(payload, 'en'))
  }

  const buy = async (name: string, ...items: readonly unknown[]): Promise<string> => {
    const orderNumber = numberOf(await buyer.orderAsShown(cartOf(...items), { email: `${name}@lives.test` }))
    await pay(orderNumber)
    return orderNumber
  }

  const payNewest = async (name: string) => {
    const open = (await ordersOf(name)).findLast(({ status }) => status === 'pending')
    if (open) await pay(open.number)
  }

  const subscriptionsOf = async (name: string) => {
    const { rows } = await payload.db.drizzle.execute<StoredSubscription>(sql`
      select id, name, state::text, to_char(term_start at time zone 'UTC', 'YYYY-MM-DD') as starts, to_char(term_end at time zone 'UTC', 'YYYY-MM-DD') as ends,
        coalesce(cancel_at_end, false) as cancelled, end_reason::text as reason, amount::int
      from subscriptions where customer_key = ${`${name}@lives.test`} order by created_at, id
    `)
    return rows
  }

  const subscriptionOf = async (name: string): Promise<StoredSubscription> => {
    const [first, ...others] = await subscriptionsOf(name)
    if (!first || others.length > 0) throw new Error(`${name} has ${others.length + (first ? 1 : 0)} subscriptions`)
    return first
  }

  /** Subscription notices sent to a customer, by date, without `ready`. */
  const mailsOf = async (name: string): Promise<readonly string[]> => {
    const { rows } = await payload.db.drizzle.execute<{ said: string }>(sql`
      select coalesce(data->>'kind', 'order') as said from mail_outbox
      where recipient = ${`${name}@lives.test`} and template in ('subscription-order', 'subscription-notice')
        and coalesce(data->>'kind', '') <> 'ready' order by id
    `)
    return rows.map(({ said }) => said)
  }

  const eventsOf = async (name: string): Promise<readonly string[]> => {
    const { rows } = await payload.db.drizzle.execute<{ event: string }>(sql`
      select to_char(e.at at time zone 'UTC', 'YYYY-MM-DD') || ' ' || e.type as event from subscriptions_events e join subscriptions s on s.id = e._parent_id
      where s.customer_key = ${`${name}@lives.test`} and e.type not in ('pending', 'setUp') order by e._parent_id, e._order
    `)
    return rows.map(({ event }) => event)
  }

  /** Runs each day up to `last`: renewals first, then `doToday`. */
  const liveUntil = async (last: string, doToday: (day: string) => Promise<unknown> = async () => undefined) => {
    while (today() < last) {
      vi.setSystemTime(Date.now() + dayInMs)
      await care()
      await doToday(today())
    }
  }

  return { goTo, today, care, ordersOf, pay, buy, payNewest, subscriptionsOf, subscriptionOf, mailsOf, eventsOf, liveUntil }
}
