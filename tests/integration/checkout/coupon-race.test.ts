import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { placeOrder } from '@/modules/checkout/place-order'
import { quoteCart } from '@/modules/pricing/quote.service'
import { couponData } from '../../support/coupon-data'
import { bootPayload } from '../../support/payload'
import { checkoutBody, hostingItem } from '../api/requests'

const usageLimit = 7
const visitors = 200

let payload: Payload
beforeAll(async () => {
  ;({ payload } = await bootPayload())
})

const createCoupon = (code: string, limit: number | null = usageLimit) =>
  payload.create({ collection: 'coupons', data: couponData(code, { usageLimit: limit }) })

/** 200 visitors were shown the discounted price and order at the same moment. */
const race = async (code: string) => {
  const context = createContext(payload, 'en')
  const cart = { currency: 'USD', codes: [code], items: [hostingItem] }
  const shown = await quoteCart(context, cart)
  if (!shown.ok) throw new Error('The cart cannot be quoted')
  const outcomes = await Promise.all(
    Array.from({ length: visitors }, (_, index) =>
      placeOrder(context, {
        body: {
          ...checkoutBody,
          contact: { email: `${code}-${index}@example.com`, name: 'Visitor' },
          expectedTotal: shown.value.breakdown.total / 100,
          expectedCurrency: 'USD',
          cart,
        },
        idempotencyKey: `${code}-${index}`,
        cartToken: null,
      }),
    ),
  )
  const placed = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.order] : []))
  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error]))
  return { placed, refusals }
}

const books = async (code: string) => {
  const { rows } = await payload.db.drizzle.execute(sql`
    select
      (select used_count from coupons where code = ${code})::int as counted,
      (select count(*) from redemptions where coupon = ${code} and state = 'reserved')::int as redeemed,
      (select count(*) from orders where lines::text <> '' and discounts @> ${JSON.stringify({ codes: [{ discountId: code }] })}::jsonb)::int as ordered
  `)
  return rows[0]
}

describe('D12: 200 checkouts with a code limited to 7 uses', () => {
  it('accepts exactly 7, rejects 193 with the reason, and the ledger balances', async () => {
    await createCoupon('SEVEN')
    const { placed, refusals } = await race('SEVEN')
    expect(placed).toHaveLength(usageLimit)
    const reasons = refusals.map((refusal) => (refusal.kind === 'quote-changed' ? refusal.quote.rejectedCodes[0]?.reason : refusal.kind))
    expect(reasons).toEqual(Array.from({ length: visitors - usageLimit }, () => 'usage-limit'))
    expect(await books('SEVEN')).toEqual({ counted: usageLimit, redeemed: usageLimit, ordered: usageLimit })
  })

  it('counts every order before a limit that is set meanwhile, and exceeds it by none', async () => {
    const coupon = await createCoupon('LATE', null)
    const crowd = race('LATE')
    const limit = 40
    const isBusy = async () => Number((await books('LATE'))?.['redeemed'] ?? 0) >= 5
    await expect.poll(isBusy, { interval: 5, timeout: 10_000 }).toBe(true)
    const limited = await payload.update({ collection: 'coupons', id: coupon.id, data: { usageLimit: limit } })
    await crowd
    const redeemed = Math.max(limit, limited.usedCount ?? 0)
    expect(redeemed).toBeLessThan(visitors)
    expect(await books('LATE')).toEqual({ counted: redeemed, redeemed, ordered: redeemed })
  })
})
