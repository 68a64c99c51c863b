import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openKeepingShop } from '../../support/payments/keeping-shop'

// At 23:30 UTC it is already tomorrow there, and daylight saving time changes within the year: no date may depend on the local zone.
vi.stubEnv('TZ', 'Pacific/Auckland')
const shop = await openKeepingShop()
const { payload, living } = shop
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await shop.close()
})

const late = (day: string) => void vi.setSystemTime(Date.parse(`${day}T23:30:00Z`))
/** Keyed by the day of the event. */
const charged: string[] = []
const ordered: string[] = []
const declined: string[] = []

/** Appends new emails since the last call. */
const note = async (list: string[], who: string, day: string) => {
  const mails = await living.mailsOf(who)
  list.push(...mails.slice(list.length).map((said) => `${day} ${said}`))
}

beforeAll(async () => {
  await shop.buy('steady', '2027-08-31')
  await shop.buy('declined', '2027-08-31', { later: 'declined' })
  late('2027-08-31')
  await shop.liveUntil('2028-09-30', async (day) => {
    while (charged.length < shop.takenOf('steady')) charged.push(day)
    await note(ordered, 'steady', day)
    await note(declined, 'declined', day)
  })
}, 300_000)

/** Term ends from the 31st on, across a leap year. */
const ends = ['2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']
const laterEnds = ['2028-05-31', '2028-06-30', '2028-07-31', '2028-08-31', '2028-09-30']
const orders = ['2027-09-16', '2027-10-17', '2027-11-16', '2027-12-17', '2028-01-17', '2028-02-15', '2028-03-17', '2028-04-16']
const laterOrders = ['2028-05-17', '2028-06-16', '2028-07-17', '2028-08-17', '2028-09-16']

describe('a year with a saved card', () => {
  it('U4, U20: is charged thirteen times from the 31st, each on the last day of its month, across time zones and DST', async () => {
    expect(new Date('2028-04-01T12:00:00Z').getTimezoneOffset()).not.toBe(new Date('2028-04-02T12:00:00Z').getTimezoneOffset())
    expect(charged).toEqual([...ends, ...laterEnds])
    expect(await living.subscriptionOf('steady')).toMatchObject({ state: 'active', starts: '2028-09-30', ends: '2028-10-31' })
  })

  it('U3, U5: sends one email per term, fourteen days ahead, and is never past due', async () => {
    expect(ordered).toEqual([...orders, ...laterOrders].map((day) => `${day} order`))
    expect((await living.eventsOf('steady')).filter((event) => / (?:pastDue|suspended|ended)$/.test(event))).toEqual([])
  })

  it('U20, I1: charges what was invoiced, once per term', async () => {
    const { rows } = await payload.db.drizzle.execute<Record<string, number>>(sql`
      select (select count(*) from invoices i join orders o on o.id = i.order_id where o.customer_key = 'steady@lives.test')::int as invoices,
        (select sum(gross) from invoices i join orders o on o.id = i.order_id where o.customer_key = 'steady@lives.test')::int as invoiced,
        (select sum(p.amount) from payments p join orders o on o.id = p.order_id where o.customer_key = 'steady@lives.test' and p.status = 'paid')::int as received
    `)
    expect(rows[0]?.['invoices']).toBe(14)
    expect(rows[0]?.['invoiced']).toBe(rows[0]?.['received'])
  })

  it('U5, U22: is suspended and terminated on time after a decline, without taking money', async () => {
    expect(await living.eventsOf('declined')).toEqual([
      '2027-08-31 active',
      '2027-09-30 pastDue',
      '2027-10-07 suspended',
      '2027-11-06 ended',
    ])
    expect(shop.takenOf('declined')).toBe(0)
    // the order within a day is undefined
    expect(declined.toSorted()).toEqual([
      '2027-09-16 order',
      ...['2027-09-30 chargeDeclined', '2027-09-30 pastDue', '2027-10-01 chargeDeclined'],
      ...['2027-10-03 chargeDeclined', '2027-10-03 reminderAfter', '2027-10-05 chargeDeclined'],
      ...['2027-10-07 chargeDeclinedLast', '2027-10-07 suspended', '2027-10-30 reminderLast', '2027-11-06 ended'],
    ])
  })
})
