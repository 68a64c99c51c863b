import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createContext } from '@/container'
import { changeSubscription } from '@/modules/renewals/subscriptions/change-subscription'
import { createLivingShop } from '../../support/subscriptions/living-shop'
import { bootPayload } from '../../support/payload'

// Daylight saving time changes twice in these months; no date of a subscription may move.
vi.stubEnv('TZ', 'Europe/Berlin')
afterAll(() => void vi.unstubAllEnvs())
const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createLivingShop(payload)

const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const
const yearly = { ...monthly, billing: 'yearly' } as const
const part = (id: string) => ({ type: 'component', id, billing: 'monthly', quantity: 1, serviceData: { bundle: 'server-1a' } }) as const

/** Pay on the day after the order. */
const payers = ['month', 'thirtieth', 'leap', 'two-years', 'bundle']
/** `what` of `who`, by day. */
const seen: string[] = []
const told = new Map<string, number>()

const note = async (day: string, who: string) => {
  const mails = await shop.mailsOf(who)
  for (const said of mails.slice(told.get(who) ?? 0)) seen.push(`${day} ${who}: ${said}`)
  told.set(who, mails.length)
}

const everybody = [...payers, 'never', 'cancels', 'late']

const wishes: Readonly<Record<string, () => Promise<unknown>>> = {
  '2028-02-01': () => shop.buy('two-years', { type: 'hosting', id: 'wordpress-basic', billing: 'biennial', quantity: 1 }),
  '2028-02-29': () => shop.buy('leap', yearly),
  '2028-03-15': async () => {
    await shop.buy('never', monthly)
    await shop.buy('bundle', part('cpu-2'), part('memory-8'), part('storage-100'))
  },
  '2028-03-30': () => shop.buy('thirtieth', monthly),
  '2028-04-10': async () => {
    await shop.buy('cancels', monthly)
    await shop.buy('late', monthly)
  },
  '2028-05-01': async () => {
    const { id } = await shop.subscriptionOf('cancels')
    await changeSubscription(createContext(payload, 'en'), { id, change: { kind: 'cancelAtEnd' }, by: null })
  },
  // Already suspended.
  '2028-05-25': () => shop.payNewest('late'),
}

beforeAll(async () => {
  shop.goTo('2028-01-31')
  await shop.buy('month', monthly)
  await shop.liveUntil('2029-04-20', async (day) => {
    for (const who of payers) await shop.payNewest(who)
    await wishes[day]?.()
    for (const who of everybody) await note(day, who)
  })
}, 300_000)

const seenOf = (who: string) => seen.filter((line) => line.includes(` ${who}: `)).map((line) => line.replace(` ${who}:`, ''))
const orderDays = async (who: string) => (await shop.ordersOf(who)).map(({ day }) => day)

describe('a year of subscriptions', () => {
  it('U4: orders a monthly term from 31 January fourteen days before each end, without billing one twice or skipping one', async () => {
    const days = ['2028-02-15', '2028-03-17', '2028-04-16', '2028-05-17', '2028-06-16', '2028-07-17', '2028-08-17', '2028-09-16']
    const rest = ['2028-10-17', '2028-11-16', '2028-12-17', '2029-01-17', '2029-02-14', '2029-03-17', '2029-04-16']
    expect(await orderDays('month')).toEqual(['2028-01-31', ...days, ...rest])
    expect(seenOf('month')).toEqual([...days, ...rest].map((day) => `${day} order`))
    expect(await shop.subscriptionOf('month')).toMatchObject({ state: 'active', starts: '2029-04-30', ends: '2029-05-31' })
  })

  it('U4: renews monthly from the 30th on the last day of February and then on the 30th again, across DST', async () => {
    expect(new Date('2028-03-26T12:00:00Z').getTimezoneOffset()).not.toBe(new Date('2028-03-25T12:00:00Z').getTimezoneOffset())
    const months = ['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2028-${month}-16`)
    expect(await orderDays('thirtieth')).toEqual(['2028-03-30', ...months, '2029-01-16', '2029-02-14', '2029-03-16', '2029-04-16'])
    const { rows } = await payload.db.drizzle.execute<{ ends: string }>(sql`
      select to_char(t.term_start at time zone 'UTC', 'MM-DD') as ends from infra.subscription_orders t join subscriptions s on s.id = t.subscription_id
      where s.customer_key = 'thirtieth@lives.test' and t.booked_at is not null order by t.term_start
    `)
    expect(rows.slice(-4).map(({ ends }) => ends)).toEqual(['01-30', '02-28', '03-30', '04-30'])
  })

  it('U4: renews yearly from 29 February on 28 February, once in two years', async () => {
    expect(await orderDays('leap')).toEqual(['2028-02-29', '2029-02-14'])
    expect(await shop.subscriptionOf('leap')).toMatchObject({ state: 'active', starts: '2029-02-28', ends: '2030-02-28' })
    expect(await orderDays('two-years')).toEqual(['2028-02-01'])
    expect(await shop.subscriptionOf('two-years')).toMatchObject({ state: 'active', starts: '2028-02-01', ends: '2030-02-01' })
  })

  it('U1: renews a configured server as one subscription with one order for all its parts', async () => {
    expect(await shop.subscriptionOf('bundle')).toMatchObject({ state: 'active', starts: '2029-04-15', ends: '2029-05-15' })
    const { rows } = await payload.db.drizzle.execute<{ parts: number }>(sql`
      select jsonb_array_length(lines)::int as parts from orders where customer_key = 'bundle@lives.test'
    `)
    expect(rows).toHaveLength(14)
    expect(new Set(rows.map(({ parts }) => parts))).toEqual(new Set([3]))
  })

  it('U5: reminds of an unpaid term, then is past due, suspended and terminated on time, and cancels its order', async () => {
    expect(seenOf('never')).toEqual([
      '2028-04-01 order',
      '2028-04-12 reminderBefore',
      '2028-04-15 pastDue',
      '2028-04-18 reminderAfter',
      '2028-04-22 suspended',
      '2028-05-15 reminderLast',
      '2028-05-22 ended',
    ])
    expect(await shop.eventsOf('never')).toEqual(['2028-03-15 active', '2028-04-15 pastDue', '2028-04-22 suspended', '2028-05-22 ended'])
    expect((await shop.ordersOf('never')).map(({ status }) => status)).toEqual(['paid', 'cancelled'])
    expect(await shop.subscriptionOf('never')).toMatchObject({ state: 'ended', reason: 'unpaid' })
  })

  it('U8: runs a cancelled one to its end, withdraws its order, and creates no other', async () => {
    expect(seenOf('cancels')).toEqual(['2028-04-26 order', '2028-05-01 cancelled', '2028-05-10 ended'])
    expect((await shop.ordersOf('cancels')).map(({ status }) => status)).toEqual(['paid', 'cancelled'])
    expect(await shop.subscriptionOf('cancels')).toMatchObject({ state: 'ended', reason: 'customer' })
  })

  it('U4: reactivates a suspended one on late payment from its old end, and renews it on time', async () => {
    expect((await shop.eventsOf('late')).slice(0, 5)).toEqual([
      '2028-04-10 active',
      '2028-05-10 pastDue',
      '2028-05-17 suspended',
      '2028-05-25 renewed',
      '2028-05-25 active',
    ])
    expect(seenOf('late')).toContain('2028-05-25 activeAgain')
    expect(await orderDays('late')).toEqual(['2028-04-10', '2028-04-26', '2028-05-27'])
    expect(await shop.subscriptionOf('late')).toMatchObject({ state: 'ended', starts: '2028-05-10', ends: '2028-06-10' })
  })

  it('U4, I1: invoices exactly the payments, term by term', async () => {
    const { rows } = await payload.db.drizzle.execute<Record<string, number>>(sql`
      select (select sum(gross) from invoices where kind = 'invoice')::int as invoiced, (select sum(amount) from payments where status = 'paid')::int as received,
        (select count(*) from invoices)::int as invoices, (select count(*) from orders where status = 'paid')::int as paid,
        (select count(*) from infra.subscription_orders where booked_at is not null)::int as terms
    `)
    const [books] = rows
    expect(books?.['invoiced']).toBe(books?.['received'])
    expect(books?.['invoices']).toBe(books?.['paid'])
    expect(books?.['terms']).toBe(books?.['paid'])
  })

  it('U3: charges the announced amount, taxed, without setup fee and discounts', async () => {
    const [first, ...later] = await shop.ordersOf('leap')
    // 49.99 plus ten percent tax; the first year was discounted.
    expect(later.map(({ total }) => total)).toEqual([5499])
    expect(first?.total).toBeLessThan(5499)
  })
})
