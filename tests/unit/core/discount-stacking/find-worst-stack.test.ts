import { describe, expect, it } from 'vitest'
import type { Coupon } from '@/core/discounts/coupons'
import { usdCents } from '@/core/money/arithmetic'
import type { StackQuestion } from '@/core/discount-stacking/types'
import { automatic, coupon, coupons, fixed, percentage } from '../../../support/engine/discounts'
import { forAllSeeds, hold, propertyRuns } from '../../../support/engine/hold'
import { quote } from '../../../support/engine/quote'
import { couponMap, domain, hosting, now, settings, ssl, world } from '../../../support/engine/world'
import { cpuTime } from '../../../support/cpu-time'
import { inFullLane } from '../../../support/lane'
import { findWorstStack } from '../../../support/stacking/find-worst-stack'
import { drawSmallShop } from '../../../support/stacking/small-shop'
import { tryEveryCart } from '../../../support/stacking/try-every-cart'

type Changes = Partial<Omit<StackQuestion, 'coupons'>> & { readonly coupons?: readonly Coupon[] }

const worstOf = ({ coupons: codes = coupons, ...more }: Changes) =>
  findWorstStack({
    ...world,
    coupons: couponMap(codes),
    limits: { quantity: 99, items: 100, codes: 20 },
    mustCount: null,
    tolerance: 0.0001,
    mostSteps: 20_000,
    ...more,
  })

describe('find-worst-stack', () => {
  it('§9: finds the worst discount of the sample codes, at least 126.40 of 162.97 USD for a plan, a domain and a certificate', () => {
    const items = [hosting('shared-basic', { billing: 'yearly' }), ssl('ssl-dv'), domain('example.com')]
    const known = quote(items, { codes: ['WELCOME10', 'CLOUD25', 'HOLIDAY50', 'BULK15'] }).breakdown
    expect([known.discount, known.subtotal]).toEqual([12640, 16297])
    const found: ReturnType<typeof worstOf>[] = []
    const milliseconds = cpuTime(() =>
      found.push(worstOf({ coupons: coupons.filter(({ id }) => id !== 'SAVE20USD'), mustCount: 'CLOUD25' })),
    )
    expect(milliseconds).toBeLessThan(2_000)
    expect(found).toMatchObject([{ isProven: true, worst: { codes: expect.arrayContaining(['CLOUD25']) } }])
    expect(found[0]?.worst?.share).toBeGreaterThanOrEqual(known.discount / known.subtotal)
  })

  it('§9: makes three yearly certificates free with four of the sample codes', () => {
    expect(worstOf({})).toMatchObject({ isProven: true, worst: { share: 1, codes: ['BULK15', 'HOLIDAY50', 'SAVE20USD', 'WELCOME10'] } })
  })

  it('§9: takes a fifth with automatic discounts alone, where the caps start', () => {
    const { worst } = worstOf({ coupons: [] })
    expect(worst?.share).toBeCloseTo(0.2, 3)
    expect(worst?.quote.automaticDiscounts.map(({ discountId }) => discountId)).toEqual(['yearly-billing', 'first-order', 'volume'])
  })

  it('D5: meets a threshold as closely as the price list allows', () => {
    const { worst } = worstOf({
      automaticDiscounts: [],
      coupons: [coupon('TEN', fixed(10), { minAmount: usdCents(30), applicableCategories: ['hosting'] })],
    })
    // A VPS for 29.99 is a cent below the threshold; seven times 4.99 comes next.
    expect(worst?.quote.breakdown).toMatchObject({ subtotal: 3493, discount: 1000 })
  })

  it('D1: tries a non-combinable code alone', () => {
    const { worst } = worstOf({
      automaticDiscounts: [],
      coupons: [coupon('A', percentage(30)), coupon('B', percentage(30)), coupon('ALONE', percentage(50), { combinable: false })],
    })
    expect(worst).toMatchObject({ codes: ['A', 'B'], share: expect.closeTo(0.6, 2) })
    const alone = worstOf({
      automaticDiscounts: [],
      coupons: [coupon('A', percentage(30)), coupon('ALONE', percentage(50), { combinable: false })],
    })
    expect(alone.worst?.codes).toEqual(['ALONE'])
  })

  it('D1: never exceeds the site limit, which ends the search', () => {
    const { worst, isProven } = worstOf({ settings: { ...settings, maxCombinedDiscountPercent: 60 } })
    expect(isProven).toBe(true)
    expect(worst?.share).toBeCloseTo(0.6, 3)
  })

  it('O9: adds a domain for an add-on', () => {
    const { worst } = worstOf({
      automaticDiscounts: [],
      coupons: [coupon('EXTRA', percentage(90), { applicableCategories: ['addon'] })],
    })
    const types = worst?.items.map(({ type }) => type) ?? []
    expect(types).toContain('addon')
    expect(types).toContain('domain')
  })

  it('considers only carts to which the given discount applies', () => {
    const { worst } = worstOf({ mustCount: 'volume', coupons: [] })
    expect(worst?.quote.automaticDiscounts.map(({ discountId }) => discountId)).toContain('volume')
    expect(worstOf({ mustCount: 'NOBODY' }).worst).toBeNull()
  })

  it('D12: leaves out inactive, expired and used-up codes', () => {
    const dead = [
      coupon('OFF', percentage(90), { isActive: false }),
      coupon('OVER', percentage(90), { expiresAt: now }),
      coupon('EARLY', percentage(90), { startsAt: now + 1 }),
      coupon('USED', percentage(90), { usageLimit: 1, usedCount: 1 }),
    ]
    expect(worstOf({ automaticDiscounts: [], coupons: dead }).worst).toBeNull()
  })

  it.runIf(inFullLane)('searches ten times as many equal single-use codes in linear time', () => {
    const search = (length: number) => {
      const coupons = Array.from({ length }, (_each, place) =>
        coupon(`BATCH-${place}`, percentage(10), { usageLimit: 1, combinable: false }),
      )
      const found: ReturnType<typeof worstOf>[] = []
      const milliseconds = cpuTime(() => found.push(worstOf({ coupons, automaticDiscounts: [automatic('five', percentage(5))] })))
      return { milliseconds, worst: found[0]?.worst }
    }
    const few = search(10_000)
    const many = search(100_000)
    // Ten times if linear, a hundred times if each code is compared with each other one.
    expect(many.milliseconds / few.milliseconds).toBeLessThan(40)
    expect(many.worst?.codes).toHaveLength(1)
    expect(many.worst?.share).toBeCloseTo(0.15, 2)
  })

  it('counts combinable codes of one rule as often as a cart may have them', () => {
    const same = ['A', 'B', 'C'].map((id) => coupon(id, percentage(20)))
    expect(worstOf({ automaticDiscounts: [], coupons: same }).worst).toMatchObject({
      codes: ['A', 'B', 'C'],
      share: expect.closeTo(0.6, 2),
    })
    const two = worstOf({ automaticDiscounts: [], coupons: same, limits: { quantity: 99, items: 100, codes: 2 } })
    expect(two.worst?.codes).toHaveLength(2)
  })

  it('reports an incomplete search', () => {
    expect(worstOf({ mostSteps: 1, coupons: coupons.slice(0, 2) }).isProven).toBe(false)
  })

  it(
    'never misses a worse cart by more than a cent per line and discount and a hundredth of a per cent',
    () => {
      const runs = Math.max(20, Math.ceil(propertyRuns / 200))
      // One shop in thousands exceeds the step limit, which the search reports.
      let unproven = 0
      forAllSeeds((seed) => {
        const small = drawSmallShop(seed)
        const found = findWorstStack(small)
        if (!found.isProven) return void (unproven += 1)
        const tried = tryEveryCart(small)
        if (tried === null) return hold(found.worst === null, 'nothing is found where nothing is taken')
        const rounding = (tried.discounts * tried.items.length) / tried.subtotal
        hold((found.worst?.share ?? 0) >= tried.share - small.tolerance - rounding, `as bad as ${JSON.stringify(tried)}`)
      }, runs)
      expect(unproven, 'shops whose every cart was not ruled out').toBeLessThanOrEqual(Math.max(1, runs / 100))
    },
    30 * 60_000,
  )
})
