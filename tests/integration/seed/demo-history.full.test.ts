import { beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { listDomains } from '@/modules/domains/domains.service'
import { demoLogins } from '@seed/demo-logins'
import { pastOrders, writeDemoHistory } from '@seed/demo-history'
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

let written: number
beforeAll(async () => {
  written = await writeDemoHistory(payload)
}, 120_000)

describe('the demo customer’s history', () => {
  it('is complete: paid, refunded and pending orders on their days', async () => {
    expect(written).toBe(pastOrders.length)
    const orders = await ordersOf()
    expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid', 'refunded', 'paid', 'paid', 'paid', 'pending'])
    const ages = orders.map(({ orderDate }) => Math.round((Date.now() - Date.parse(orderDate)) / day))
    expect(ages).toEqual(pastOrders.map(({ daysAgo }) => daysAgo))
    for (const { events, orderDate } of orders) {
      for (const { at } of events ?? []) expect(Date.parse(at) - Date.parse(orderDate)).toBeLessThan(120_000)
      expect(events?.[0]?.type).toBe('placed')
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

  it('has domains with different expiry dates, one due soon, and one incoming transfer', async () => {
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

  it('U1: has active plans, one due soon, and none from refunded orders', async () => {
    const { docs } = await payload.find({ collection: 'subscriptions', sort: 'termEnd', depth: 0 })
    const days = docs.map(({ product, state, termEnd }) => [product, state, Math.round((Date.parse(termEnd) - Date.now()) / day)])
    const running = days.filter(([, state]) => state === 'active')
    expect(days.filter(([, state]) => state === 'ended').map(([product]) => product)).toEqual(['shared-pro'])
    expect(running.map(([product]) => product)).toEqual(['vps-starter', 'shared-basic'])
    expect(running[0]?.[2]).toBeLessThan(14)
    expect(docs.every(({ termStart }) => termStart.endsWith('T00:00:00.000Z'))).toBe(true)
  })

  it('W11: sends no email about the past, and one to staff about the order awaiting its card payment', async () => {
    const { docs } = await payload.find({ collection: 'mail-outbox', depth: 0, pagination: false })
    const waiting = (await ordersOf()).find(({ status }) => status === 'pending')
    expect(docs.map(({ template }) => template).sort()).toEqual(['staff-notice'])
    expect(JSON.stringify(docs)).toContain(waiting?.orderNumber)
  })
})

describe('a second run', () => {
  it('changes nothing, even after an order was cancelled', async () => {
    const before = await ordersOf()
    const waiting = before.find(({ status }) => status === 'pending')
    await payload.update({ collection: 'orders', id: waiting?.id ?? '', data: { status: 'cancelled' } })
    expect(await writeDemoHistory(payload)).toBe(0)
    expect((await ordersOf()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('continues with the same orders after an interrupted first run', async () => {
    const before = await ordersOf()
    await payload.db.drizzle.execute("delete from infra.seeded where kind = 'demo-history'")
    expect(await writeDemoHistory(payload)).toBe(pastOrders.length)
    const after = await ordersOf()
    expect(after.map(({ id, orderDate, status }) => [id, orderDate, status])).toEqual(
      before.map(({ id, orderDate, status }) => [id, orderDate, status]),
    )
  })

  it('writes nothing for a deleted login', async () => {
    await payload.db.drizzle.execute("delete from infra.seeded where kind = 'demo-history'")
    await payload.db.drizzle.execute(`update customers set email = 'someone@shop.example' where email = '${email}'`)
    expect(await writeDemoHistory(payload)).toBe(0)
  })
})
