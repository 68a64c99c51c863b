import { describe, expect, it } from 'vitest'
import { isWithinAnyCategory } from '@/core/catalog/categories'
import type { Quote, PricingContext } from '@/core/orders/types'
import { forAllSeeds, hold, propertyRuns } from '../../../support/engine/hold'
import { allApplied, priced, sameQuote, sum } from '../../../support/engine/priced'
import { Random } from '../../../support/engine/random'
import { randomCase, randomRequest } from '../../../support/engine/random-request'
import { currencyCodes } from '../../../support/engine/random-world'
import { world, worldWith } from '../../../support/engine/world'

const timeout = 30 * 60_000
const returning = worldWith({ isFirstOrder: false })
const shopCurrencies = [...world.currencies.keys()]

describe('equivalent random carts', () => {
  it('D2, D9: have equal figures in any order of codes and lines', { timeout }, () => {
    forAllSeeds((seed) => {
      const { request, world } = randomCase(seed)
      const random = new Random(seed ^ 0x5bd1e995)
      const quote = priced(request, world)
      const mixed = priced({ ...request, codes: random.shuffle(request.codes), items: random.shuffle(request.items) }, world)
      hold(sameQuote(quote, mixed), 'the same figures')
    })
  })

  it('§9.33, M5: have the same entitlements in every currency', { timeout }, () => {
    let different = 0
    forAllSeeds((seed) => {
      const { request, world } = randomCase(seed)
      const here = entitlement(priced(request, world), world)
      const there = entitlement(priced({ ...request, currency: anotherCurrency(seed) }, world), world)
      hold(here.refusals === there.refusals, 'refusals of the rules')
      if (here.standing === there.standing) return
      // D8 rejects a discount of 0, and less than one minor unit rounds to 0 in one currency and to 1 in another. No other difference is
      // allowed.
      hold(here.rounded || there.rounded, `what stands: ${here.standing} against ${there.standing}`)
      different += 1
    })
    expect(different).toBeLessThan(propertyRuns * 0.02 + 20)
  })

  it('M5: do not differ even by rounding in the shop of §9', { timeout }, () => {
    forAllSeeds((seed) => {
      const shop = seed % 2 === 0 ? world : returning
      const request = { ...randomRequest(shop, seed), currency: 'USD' }
      const here = entitlement(priced(request, shop), shop)
      const there = entitlement(priced({ ...request, currency: shopCurrencies[seed % shopCurrencies.length] ?? 'USD' }, shop), shop)
      hold(here.standing === there.standing, `what stands: ${here.standing} against ${there.standing}`)
    })
  })
})

const anotherCurrency = (seed: number): string => new Random(seed ^ 0x2545f491).pick(currencyCodes)

interface Entitlement {
  readonly standing: string
  /** Codes rejected for their conditions, not for what is left or for other codes. */
  readonly refusals: string
  /** A discount was 0 in this currency, by rounding or because nothing was left. */
  readonly rounded: boolean
}

/** Reasons that depend on amounts in the cart's currency, directly or through other codes. */
const amongOthers: readonly string[] = ['no-effect', 'not-combinable']

const entitlement = (quote: Quote, world: PricingContext): Entitlement => {
  const rejected = quote.rejectedCodes.map(({ code, reason }) => `${code} ${reason}`)
  const due = automaticDiscountsDue(quote, world)
  hold(
    quote.automaticDiscounts.every(({ discountId }) => due.includes(discountId)),
    'D6, D7: only discounts whose conditions hold',
  )
  return {
    standing: [...allApplied(quote).map((each) => each.discountId), ...rejected].join(', '),
    refusals: quote.rejectedCodes
      .filter(({ reason }) => !amongOthers.includes(reason))
      .map(({ code, reason }) => `${code} ${reason}`)
      .join(', '),
    rounded: quote.rejectedCodes.some(({ reason }) => reason === 'no-effect') || quote.automaticDiscounts.length < due.length,
  }
}

/** M5: automatic discounts that apply, derived from USD alone. */
const automaticDiscountsDue = ({ lines }: Quote, { automaticDiscounts, isFirstOrder }: PricingContext): readonly string[] => {
  const base = sum(lines, (line) => line.baseUnitPrice * line.quantity)
  return automaticDiscounts
    .filter(({ isActive, conditions, applicableCategories }) => {
      const { billingPeriod, minAmount } = conditions
      if (!isActive || (conditions.isFirstOrder && !isFirstOrder) || (minAmount !== null && base <= minAmount)) return false
      return lines.some(
        (line) =>
          (billingPeriod === null || line.billing === billingPeriod) &&
          (applicableCategories.length === 0 || isWithinAnyCategory(line.category, applicableCategories)),
      )
    })
    .map(({ id }) => id)
}
