import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addMonths } from '@/core/dates'
import { createContext } from '@/container'
import { listDomains } from '@/modules/domains/domains.service'
import { demoLogins } from '@seed/demo-logins'
import { pastSteps, writeDemoHistory } from '@seed/demo-history'
import { bootPayload } from '../../support/payload'
import { sandboxKit } from '../../support/payments/sandbox-kit'

const { payload } = await bootPayload(sandboxKit.environment)
const day = 86_400_000
const email = demoLogins.find(({ collection }) => collection === 'customers')?.email ?? ''

const ordersOf = async () =>
  (
    await payload.find({
      collection: 'orders',
      where: { 'contact.email': { equals: email } },
      sort: 'orderDate',
      depth: 0,
      pagination: false,
    })
  ).docs
const paymentsOf = async (order: string) =>
  (await payload.find({ collection: 'payments', where: { order: { equals: order } }, depth: 0, pagination: false })).docs
const customerId = async () => {
  const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: email } }, depth: 0 })
  return docs[0]?.id ?? ''
}

const linesSchema = z.array(z.object({ id: z.string(), period: z.object({ from: z.string(), to: z.string() }).nullish() }))

const began = Date.now()
let written: number
beforeAll(async () => {
  written = await writeDemoHistory(payload)
}, 120_000)

/** `+ 0` makes -0 a 0. */
const ageOf = (date: string): number => Math.round((began - Date.parse(date)) / day) + 0
const ordered = pastSteps.filter((step) => !('refunds' in step))

/** Timestamps that rows of the shop which name one of these texts took from the clock of this run, as `table.column`. */
const datedToday = async (texts: readonly string[]): Promise<readonly string[]> => {
  const { drizzle } = payload.db
  const { rows: columns } = await drizzle.execute<Record<'table' | 'column', string>>(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as table, quote_ident(column_name) as column from information_schema.columns
    where table_schema in ('public', 'infra') and data_type like 'timestamp%'
  `)
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rows } = await drizzle.execute(sql`
        select 1 from ${sql.raw(table)} as own where ${sql.raw(column)} between ${new Date(began - 1000).toISOString()} and now()
          and to_jsonb(own)::text ~ ${texts.join('|')} limit 1
      `)
      return rows.length > 0 ? [`${table}.${column}`] : []
    }),
  )
  return found.flat()
}

describe('the year of the demo customer', () => {
  it('is written whole: paid, given back and waiting, each at its day', async () => {
    expect(written).toBe(pastSteps.length)
    const orders = await ordersOf()
    expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid', 'refunded', 'paid', 'paid', 'paid', 'paid', 'pending'])
    expect(orders.map(({ orderDate }) => ageOf(orderDate))).toEqual(ordered.map(({ daysAgo }) => daysAgo))
    for (const { events, orderDate, status } of orders) {
      const ages = (events ?? []).map(({ at }) => ageOf(at))
      expect(ages).toEqual(ages.toSorted((one, other) => other - one))
      expect([ageOf(orderDate), events?.[0]?.type]).toEqual([ages[0], 'placed'])
      expect(ages.at(-1)).toBe(status === 'refunded' ? 92 : ages[0])
    }
  })

  it('M8: is all in the currency of the shop', async () => {
    const { defaultCurrency } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
    expect([...new Set((await ordersOf()).map(({ currency }) => currency))]).toEqual([defaultCurrency])
  })

  it('has books that balance: what is paid is what was due, what was given back is all of it', async () => {
    for (const { id, status, dueNow } of await ordersOf()) {
      const payments = await paymentsOf(id)
      expect(payments).toHaveLength(1)
      expect(payments[0]).toMatchObject({
        provider: 'sandbox',
        amount: dueNow,
        status: status === 'paid' ? 'paid' : status,
        refunded: status === 'refunded' ? dueNow : 0,
      })
    }
  })

  it('I1, I2: has invoices of the day of each payment, numbered in this order, and the credit note of the day of the refund', async () => {
    const { docs } = await payload.find({ collection: 'invoices', depth: 0, pagination: false, sort: 'issuedAt' })
    const issued = docs.map(({ kind, issuedAt, issuedOn }) => [kind, ageOf(issuedAt), issuedOn === issuedAt.slice(0, 10)])
    expect(issued).toEqual([345, 201, 95, 92, 50, 38, 24, 2].map((age) => [age === 92 ? 'credit-note' : 'invoice', age, true]))
    const invoices = docs.filter(({ kind }) => kind === 'invoice')
    expect(invoices.map(({ number }) => number)).toEqual(invoices.map(({ number }) => number).toSorted())
    for (const { order, issuedAt } of invoices) expect((await paymentsOf(String(order)))[0]?.paidAt).toBe(issuedAt)
  })

  it('U3: has renewed the server: its second invoice is for the month after the first', async () => {
    const { docs } = await payload.find({ collection: 'invoices', depth: 0, pagination: false, sort: 'issuedAt' })
    const periods = docs
      .flatMap(({ lines }) => linesSchema.parse(lines))
      .flatMap(({ id, period }) => (id === 'vps-starter' && period ? [[period.from, period.to]] : []))
    const first = new Date(began - 50 * day)
    const dayOfMonth = (month: number, days = 0) => new Date(addMonths(first, month).getTime() + days * day).toISOString().slice(0, 10)
    expect(periods).toEqual([
      [dayOfMonth(0), dayOfMonth(1, -1)],
      [dayOfMonth(1), dayOfMonth(2, -1)],
    ])
  })

  it('dates nothing of the past with the day it was written', async () => {
    const past = (await ordersOf()).filter(({ status }) => status !== 'pending')
    const { docs: subscriptions } = await payload.find({ collection: 'subscriptions', depth: 0, pagination: false })
    const texts = [...past.flatMap(({ id, orderNumber }) => [id, orderNumber]), ...subscriptions.map(({ id }) => id)]
    const names = (await payload.find({ collection: 'domains', depth: 0, pagination: false })).docs.map(({ name }) => name)
    expect(await datedToday([...texts, ...names, 'ines-pottery'])).toEqual([])
  })

  it('has domains with different days left, one of them due soon, and one being transferred', async () => {
    const names = await listDomains(createContext(payload, 'en'), { id: await customerId() }, 'EUR')
    const left = names.map(({ domain, expiresAt }) => [domain, Math.round((Date.parse(expiresAt ?? '') - Date.now()) / day)] as const)
    const days = new Map(left)
    expect([...days.keys()]).toEqual(['ines-ceramics.com', 'ines-workshop.com', 'kiln-and-clay.com'])
    // A year has 365 or 366 days.
    expect([20, 21]).toContain(days.get('ines-ceramics.com'))
    expect([164, 165]).toContain(days.get('kiln-and-clay.com'))
    expect([327, 328]).toContain(days.get('ines-workshop.com'))
    const { docs } = await payload.find({ collection: 'transfers', depth: 0 })
    expect(docs).toMatchObject([{ domain: 'ines-pottery.net', status: 'requested' }])
  })

  it('U1: has plans that run, one of them to be paid again soon, and none of what was given back', async () => {
    const { docs } = await payload.find({ collection: 'subscriptions', sort: 'termEnd', depth: 0 })
    const days = docs.map(({ product, state, termEnd }) => [product, state, Math.round((Date.parse(termEnd) - Date.now()) / day)])
    const running = days.filter(([, state]) => state === 'active')
    expect(days.filter(([, state]) => state === 'ended').map(([product]) => product)).toEqual(['shared-pro'])
    expect(running.map(([product]) => product)).toEqual(['vps-starter', 'shared-basic'])
    expect(running[0]?.[2]).toBeLessThan(14)
    expect(docs.every(({ termStart }) => termStart.endsWith('T00:00:00.000Z'))).toBe(true)
  })

  it('W11: writes to nobody about what is long ago, and to the staff alone about the order that waits for its card', async () => {
    const { docs } = await payload.find({ collection: 'mail-outbox', depth: 0, pagination: false })
    const waiting = (await ordersOf()).find(({ status }) => status === 'pending')
    expect(docs.map(({ template }) => template).sort()).toEqual(['staff-notice'])
    expect(JSON.stringify(docs)).toContain(waiting?.orderNumber)
  })
})

describe('written again', () => {
  it('is nothing new, also after an order was cancelled', async () => {
    const before = await ordersOf()
    const waiting = before.find(({ status }) => status === 'pending')
    await payload.update({ collection: 'orders', id: waiting?.id ?? '', data: { status: 'cancelled' } })
    expect(await writeDemoHistory(payload)).toBe(0)
    expect((await ordersOf()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('goes on with the same orders where the first run was cut short', async () => {
    const before = await ordersOf()
    await payload.db.drizzle.execute("delete from infra.seeded where kind = 'demo-history'")
    expect(await writeDemoHistory(payload)).toBe(pastSteps.length)
    const after = await ordersOf()
    expect(after.map(({ id, orderDate, status }) => [id, orderDate, status])).toEqual(
      before.map(({ id, orderDate, status }) => [id, orderDate, status]),
    )
  })

  it('gives nothing to a login that was deleted', async () => {
    await payload.db.drizzle.execute("delete from infra.seeded where kind = 'demo-history'")
    await payload.db.drizzle.execute(`update customers set email = 'someone@shop.example' where email = '${email}'`)
    expect(await writeDemoHistory(payload)).toBe(0)
  })
})
