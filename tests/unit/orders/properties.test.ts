import { describe, expect, it } from 'vitest'
import { isWithinAnyCategory } from '@/core/catalog/category-tree'
import { combinedAllowance } from '@/core/discounts/combined-limit'
import { quoteCart } from '@/core/orders/quote-cart'
import type { AppliedDiscount, Quote, QuoteLine, QuoteRequest, QuoteWorld } from '@/core/orders/types'
import { forAllSeeds, hold, propertyRuns } from '../../support/engine/hold'
import { Random } from '../../support/engine/random'
import { randomCase, randomRequest } from '../../support/engine/random-request'
import { currencyCodes } from '../../support/engine/random-world'
import { world, worldWith } from '../../support/engine/world'

const timeout = 30 * 60_000
const returning = worldWith({ isFirstOrder: false })
const shopCurrencies = [...world.currencies.keys()]

const priced = (request: QuoteRequest, world: QuoteWorld): Quote => {
  const result = quoteCart(request, world)
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`)
  return result.value
}

const sum = <Item>(items: readonly Item[], amount: (item: Item) => number): number => {
  let total = 0
  for (const item of items) total += amount(item)
  return total
}

const allApplied = (quote: Quote): readonly AppliedDiscount[] => [...quote.automaticDiscounts, ...quote.discountCodes]

const savingsOf = (line: QuoteLine, discountId: string): number => sum(line.discounts, (each) => (each.discountId === discountId ? each.savings : 0))

describe('random carts', () => {
  it('D9, O1: lines sum to the whole, discount by discount', { timeout }, () => {
    forAllSeeds((seed) => {
      const { request, world } = randomCase(seed)
      const quote = priced(request, world)
      const { lines, breakdown } = quote
      for (const line of lines) {
        hold(line.subtotal === line.unitPrice * line.quantity, 'subtotal = unit price × quantity')
        hold(line.setupFee === line.unitSetupFee * line.quantity, 'setup fee = unit setup fee × quantity')
        hold(line.total === line.subtotal + line.setupFee - line.discount + line.tax, 'a line adds up')
        hold(line.discount === sum(line.discounts, (each) => each.savings), 'the discounts of a line add up')
      }
      hold(breakdown.subtotal === sum(lines, (line) => line.subtotal), 'subtotal')
      hold(breakdown.setupFees === sum(lines, (line) => line.setupFee), 'setup fees')
      hold(breakdown.discount === sum(lines, (line) => line.discount), 'discount')
      hold(breakdown.tax === sum(lines, (line) => line.tax), 'tax')
      hold(breakdown.total === sum(lines, (line) => line.total), 'total')
      hold(breakdown.savings === breakdown.discount + sum(lines, (line) => line.catalogSavings), 'savings')
      hold(breakdown.discount === sum(allApplied(quote), (each) => each.savings), 'discounts')
      for (const applied of allApplied(quote)) {
        hold(applied.savings === sum(lines, (line) => savingsOf(line, applied.discountId)), `the lines of ${applied.discountId}`)
      }
    })
  })

  it('D3, D8: no discount exceeds its lines, or touches others', { timeout }, () => {
    forAllSeeds((seed) => {
      const { request, world } = randomCase(seed)
      const quote = priced(request, world)
      for (const line of quote.lines) hold(line.discount >= 0 && line.discount <= line.subtotal, 'a discount within its line')
      for (const applied of allApplied(quote)) {
        hold(applied.savings > 0 && applied.savings <= applied.eligible, `${applied.discountId} within its lines`)
      }
      for (const { discountId } of quote.discountCodes) {
        const coupon = world.coupons.get(discountId)
        hold(coupon !== undefined, 'a known code')
        const { applicableCategories, excludedCategories } = coupon
        for (const line of quote.lines) {
          const within =
            !isWithinAnyCategory(line.category, excludedCategories) &&
            (applicableCategories.length === 0 || isWithinAnyCategory(line.category, applicableCategories))
          hold(within || savingsOf(line, discountId) === 0, `${discountId} stays within its categories`)
        }
      }
      const allowance = combinedAllowance(quote.breakdown.subtotal, world.settings.maxCombinedDiscountPercent)
      hold(quote.breakdown.discount <= allowance, 'D1: the site guard')
    })
  })

  it('D2, D9: the order of codes and of lines changes no figure of any line', { timeout }, () => {
    forAllSeeds((seed) => {
      const { request, world } = randomCase(seed)
      const random = new Random(seed ^ 0x5bd1e995)
      const quote = priced(request, world)
      const mixed = priced({ ...request, codes: random.shuffle(request.codes), items: random.shuffle(request.items) }, world)
      hold(sameQuote(quote, mixed), 'the same figures')
    })
  })

  it('M5: the currency never changes what a visitor is entitled to', { timeout }, () => {
    let different = 0
    forAllSeeds((seed) => {
      const { request, world } = randomCase(seed)
      const here = entitlement(priced(request, world), world)
      const there = entitlement(priced({ ...request, currency: anotherCurrency(seed) }, world), world)
      hold(here.refusals === there.refusals, 'refusals of the rules')
      if (here.standing === there.standing) return
      // D8 refuses what comes to 0, and less than one minor unit comes to 0 in one currency and to 1 in another. Nothing else may differ.
      hold(here.rounded || there.rounded, `what stands: ${here.standing} against ${there.standing}`)
      different += 1
    })
    expect(different).toBeLessThan(propertyRuns * 0.02)
  })

  it('M5: in the shop of §9 not even rounding does', { timeout }, () => {
    forAllSeeds((seed) => {
      const shop = seed % 2 === 0 ? world : returning
      const request = { ...randomRequest(shop, seed), currency: 'USD' }
      const here = entitlement(priced(request, shop), shop)
      const there = entitlement(priced({ ...request, currency: shopCurrencies[seed % shopCurrencies.length] ?? 'USD' }, shop), shop)
      hold(here.standing === there.standing, `what stands: ${here.standing} against ${there.standing}`)
    })
  })

  it('O1, O3: total ≥ 0, due now + due later = total, parts sum to their line', { timeout }, () => {
    forAllSeeds((seed) => {
      const { request, world } = randomCase(seed)
      const { lines, breakdown, dueNow, dueLater } = priced(request, world)
      hold(breakdown.total >= 0 && breakdown.tax >= 0 && dueNow >= 0 && dueLater >= 0, 'nothing below 0')
      hold(dueNow + dueLater === breakdown.total, 'due now + due later = total')
      hold(dueNow === sum(lines, (line) => line.paymentTypeAmount), 'due now = sum of the parts due now')
      for (const line of lines) {
        hold(Number.isSafeInteger(line.total) && line.tax >= 0, 'whole amounts')
        hold(line.schedule[0]?.amount === line.paymentTypeAmount && line.schedule[0].dueInMonths === 0, 'the first part is due now')
        const parts = sum(line.schedule, (part) => part.amount)
        hold(line.selectedPaymentType === 'on-demand' ? parts === line.paymentTypeAmount : parts === line.total, 'the parts are the line')
        hold(line.schedule.slice(1).every((part, index) => part.amount > 0 && part.dueInMonths === index + 1), 'every later part is something')
      }
    })
  })

  it('O4: the same references give the same quote, also when taken from the quote itself', { timeout }, () => {
    forAllSeeds((seed) => {
      const { request, world } = randomCase(seed)
      const quote = priced(request, world)
      hold(sameQuote(quote, priced(request, world)), 'the same request')
      const again: QuoteRequest = {
        currency: quote.currency.code,
        codes: [...quote.discountCodes.map((each) => each.discountId), ...quote.rejectedCodes.map((each) => ` ${each.code.toLowerCase()}`)],
        items: quote.lines.map(({ type, id, billing, quantity, serviceData, selectedPaymentType }) => ({ type, id, billing, quantity, serviceData, selectedPaymentType })),
      }
      hold(sameQuote(quote, priced(again, world)), 'its own references')
    })
  })
})

const sameDiscounts = (left: QuoteLine['discounts'], right: QuoteLine['discounts']): boolean =>
  left.length === right.length && left.every((each, index) => each.discountId === right[index]?.discountId && each.savings === right[index].savings)

const sameFigures = (line: QuoteLine, other: QuoteLine | undefined): boolean =>
  other !== undefined &&
  line.subtotal === other.subtotal &&
  line.setupFee === other.setupFee &&
  line.tax === other.tax &&
  line.total === other.total &&
  line.paymentTypeAmount === other.paymentTypeAmount &&
  sameDiscounts(line.discounts, other.discounts)

const totals = ['subtotal', 'setupFees', 'discount', 'tax', 'shipping', 'total', 'savings'] as const

/** Every figure and every verdict, line by line under its key; the order of lines may differ. */
const sameQuote = (left: Quote, right: Quote): boolean => {
  const others = new Map(right.lines.map((line) => [line.key, line]))
  return (
    left.lines.length === right.lines.length &&
    left.lines.every((line) => sameFigures(line, others.get(line.key))) &&
    totals.every((name) => left.breakdown[name] === right.breakdown[name]) &&
    left.dueNow === right.dueNow &&
    left.dueLater === right.dueLater &&
    sameDiscounts(left.automaticDiscounts, right.automaticDiscounts) &&
    sameDiscounts(left.discountCodes, right.discountCodes) &&
    left.rejectedCodes.length === right.rejectedCodes.length &&
    left.rejectedCodes.every(({ code, reason }, index) => code === right.rejectedCodes[index]?.code && reason === right.rejectedCodes[index].reason)
  )
}

const anotherCurrency = (seed: number): string => new Random(seed ^ 0x2545f491).pick(currencyCodes)

interface Entitlement {
  readonly standing: string
  /** Codes refused for what they ask, not for what is left or stands beside them. */
  readonly refusals: string
  /** Something came to 0 in this currency, by rounding or because nothing was left. */
  readonly rounded: boolean
}

/** Reasons that hang on amounts in the cart's currency, or on other codes that do. */
const amongOthers: readonly string[] = ['no-effect', 'not-combinable']

const entitlement = (quote: Quote, world: QuoteWorld): Entitlement => {
  const rejected = quote.rejectedCodes.map(({ code, reason }) => `${code} ${reason}`)
  const due = automaticDiscountsDue(quote, world)
  hold(quote.automaticDiscounts.every(({ discountId }) => due.includes(discountId)), 'D6, D7: only discounts whose conditions hold')
  return {
    standing: [...allApplied(quote).map((each) => each.discountId), ...rejected].join(', '),
    refusals: quote.rejectedCodes.filter(({ reason }) => !amongOthers.includes(reason)).map(({ code, reason }) => `${code} ${reason}`).join(', '),
    rounded: quote.rejectedCodes.some(({ reason }) => reason === 'no-effect') || quote.automaticDiscounts.length < due.length,
  }
}

/** M5: the automatic discounts whose conditions hold, told from USD alone. */
const automaticDiscountsDue = ({ lines }: Quote, { automaticDiscounts, isFirstOrder }: QuoteWorld): readonly string[] => {
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
