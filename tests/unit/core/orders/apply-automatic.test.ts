import { describe, expect, it } from 'vitest'
import type { QuoteItemRequest, PricingContext } from '@/core/orders/types'
import { price, service } from '../../../support/engine/catalog'
import { automatic, fixed, percentage } from '../../../support/engine/discounts'
import { quote } from '../../../support/engine/quote'
import { addonFor, catalogWith, domain, hosting, ssl, worldWith } from '../../../support/engine/world'

const savings = (items: readonly QuoteItemRequest[], world?: PricingContext, currency?: string) =>
  quote(items, { ...(world && { world }), ...(currency && { currency }) }).automaticDiscounts.map((each) => [each.discountId, each.savings])

const returning = worldWith({ isFirstOrder: false })

describe('yearly billing', () => {
  it('§9.42, D7: takes 10 % of lines billed yearly under hosting or ssl', () => {
    expect(savings([hosting('shared-basic', { billing: 'yearly' }), ssl('ssl-dv')], returning)).toEqual([['yearly-billing', 1500]])
  })

  it('D7: excludes domains, add-ons (the SSL add-on too) and monthly lines', () => {
    const items = [domain('a.com'), addonFor('a.com', 'ssl'), hosting('shared-basic'), ssl('ssl-dv', { billing: 'monthly' })]
    expect(savings(items, returning)).toEqual([])
  })
})

describe('first order', () => {
  it('§9.43, D7: takes 5 % of all lines, capped at 25', () => {
    expect(savings([hosting('shared-basic'), domain('a.com')])).toEqual([['first-order', 90]])
    expect(savings([hosting('dedicated-basic', { quantity: 4 })])).toContainEqual(['first-order', 2500])
  })

  it('D10: does not apply to a customer with an earlier order', () => {
    expect(savings([hosting('shared-basic')], returning)).toEqual([])
  })
})

describe('volume', () => {
  const priced = (cents: number) =>
    worldWith({
      isFirstOrder: false,
      catalog: catalogWith(service('exact', 'hosting', 'shared', { monthly: price(cents / 100) })),
    })

  it('§9.44, D6: requires strictly more than 200: 200.00 no, 200.01 yes', () => {
    expect(savings([hosting('exact')], priced(20000))).toEqual([])
    expect(savings([hosting('exact')], priced(20001))).toEqual([['volume', 1000]])
  })

  it('D6: uses the whole base subtotal, before any discount', () => {
    const items = [hosting('exact', { quantity: 2 }), domain('a.com')]
    expect(savings(items, priced(9400))).toEqual([['volume', 1005]])
  })

  it('M5: uses USD base prices, whatever the currency', () => {
    expect(savings([hosting('exact')], priced(20001), 'JPY')).toEqual([['volume', 1100]])
    expect(savings([hosting('exact')], priced(20000), 'JPY')).toEqual([])
    expect(savings([hosting('exact')], priced(20001), 'GBP')).toEqual([['volume', 730]])
  })
})

describe('applyAutomaticDiscounts', () => {
  it('D8: sorts by priority, then id, in any list order', () => {
    const list = [
      automatic('b', percentage(1), { priority: 2 }),
      automatic('c', percentage(1), { priority: 1 }),
      automatic('a', percentage(1), { priority: 2 }),
    ]
    expect(savings([hosting('shared-pro')], worldWith({ automaticDiscounts: list })).map(([id]) => id)).toEqual(['c', 'a', 'b'])
  })

  it('D8: sorts a list once, not for each quote', () => {
    let looks = 0
    const watched = ['a', 'b'].map((id) => ({
      ...automatic(id, percentage(1)),
      get priority() {
        looks += 1
        return 1
      },
    }))
    const world = worldWith({ automaticDiscounts: watched })
    const first = savings([hosting('shared-pro')], world)
    const looked = looks
    expect(looked).toBeGreaterThan(0)
    expect(savings([hosting('shared-pro')], world)).toEqual(first)
    expect(looks).toBe(looked)
  })

  it('D8: takes only what is left, and omits one that takes nothing', () => {
    const list = [automatic('a', percentage(80)), automatic('b', percentage(50)), automatic('c', fixed(5))]
    expect(savings([hosting('shared-pro')], worldWith({ automaticDiscounts: list }))).toEqual([
      ['a', 799],
      ['b', 200],
    ])
  })

  it('ignores an inactive one', () => {
    expect(
      savings([hosting('shared-pro')], worldWith({ automaticDiscounts: [automatic('a', percentage(80), { isActive: false })] })),
    ).toEqual([])
  })

  it('§3.12: names each with what it was computed on', () => {
    expect(quote([hosting('shared-pro')]).automaticDiscounts[0]).toEqual({
      discountId: 'first-order',
      name: 'first-order',
      description: '',
      value: percentage(5),
      eligible: 999,
      savings: 50,
    })
  })
})
