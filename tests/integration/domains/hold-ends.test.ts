import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { cancelOrder } from '@/modules/checkout/unpaid-orders'
import { createContext } from '@/container'
import { createNameBuyers } from '../../support/names/name-buyers'
import { codeOf, numberOf } from '../../support/orders/buyer'
import { broughtBy, findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'

const hour = 3_600_000
const { payload } = await bootPayload()
const { clock, order, move, searched, countOwned } = createNameBuyers(payload)

describe('N1: the end of a reservation', () => {
  it('lets somebody else order the domain after expiry', async () => {
    const first = numberOf(await order('runs-out.com'))
    clock.now += 72 * hour - 1000
    expect(codeOf(await order('runs-out.com'))).toBe('domain-held')
    clock.now += 1001
    expect(await searched('runs-out.com')).toMatchObject({ status: 'available', reason: null })
    expect(numberOf(await order('runs-out.com'))).not.toBe(first)
  })

  it('comes when its order is cancelled', async () => {
    const first = numberOf(await order('called-off.com'))
    await cancelOrder(createContext(payload, 'en'), first)
    numberOf(await order('called-off.com'))
  })

  it('comes when its order fails; a retry reserves it again, unless somebody else has it by then', async () => {
    const first = numberOf(await order('failing-otter.com'))
    await move(first, 'failed')
    await move(first, 'pending')
    expect(codeOf(await order('failing-otter.com'))).toBe('domain-held')
    await move(first, 'failed')
    numberOf(await order('failing-otter.com'))
    await expect(move(first, 'pending')).rejects.toThrow()
  })

  it('never comes once paid: the domain is taken for good, and available again when cancelled', async () => {
    const first = numberOf(await order('paid-otter.com'))
    await move(first, 'paid')
    clock.now += 1000 * hour
    expect(await searched('paid-otter.com')).toMatchObject({ status: 'taken', reason: null })
    expect(codeOf(await order('paid-otter.com'))).toBe('domain-unavailable')
    const { docs } = await payload.find({ collection: 'domains', where: { name: { equals: 'paid-otter.com' } }, depth: 0 })
    await payload.update({ collection: 'domains', id: docs[0]?.id ?? '', data: { status: 'cancelled' }, depth: 0 })
    numberOf(await order('paid-otter.com'))
  })

  it('comes after the hours of the pricing settings', async () => {
    await payload.updateGlobal({ slug: 'pricing-settings', data: { nameHoldHours: 2 } })
    numberOf(await order('two-hours.com'))
    clock.now += 2 * hour + 1
    expect(await searched('two-hours.com')).toMatchObject({ status: 'available' })
    await payload.updateGlobal({ slug: 'pricing-settings', data: { nameHoldHours: 72 } })
  })
})

describe('N1: a late payment', () => {
  it('still buys a domain that nobody else has ordered', async () => {
    const first = numberOf(await order('late-but-free.com'))
    clock.now += 100 * hour
    await move(first, 'paid')
    expect(await countOwned('late-but-free.com')).toBe(1)
  })

  it('never sells a domain twice: marks the line, awaits a refund, and notifies buyer and staff once', async () => {
    const first = numberOf(await order(['late-otter.com', 'early-otter.com']))
    clock.now += 100 * hour
    const second = numberOf(await order('late-otter.com'))
    await move(first, 'paid')
    const { id, events } = await findOrder(payload, first)
    expect((await broughtBy(payload, 'domains', id)).map(({ name }) => name)).toEqual(['early-otter.com'])
    expect(events).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'name-lost', note: 'late-otter.com' })]))
    expect(await broughtBy(payload, 'payments', id)).toMatchObject([{ status: 'paid', trouble: 'name-lost' }])
    const { rows } = await payload.db.drizzle.execute<{ template: string; amount: number | null }>(sql`
      select template, (data->>'amount')::int as amount from mail_outbox where data::text like '%late-otter.com%' order by template
    `)
    expect(rows.map(({ template }) => template)).toEqual(['name-lost', 'staff-notice'])
    expect(rows[0]?.amount).toBeGreaterThan(0)
    await move(second, 'paid')
    expect(await countOwned('late-otter.com')).toBe(1)
  })
})
