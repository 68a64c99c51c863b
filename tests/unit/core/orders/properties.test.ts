import { describe, it } from 'vitest'
import { isWithinAnyCategory } from '@/core/catalog/categories'
import { combinedAllowance } from '@/core/discounts/discounts'
import type { Quote, QuoteLine, QuoteRequest, PricingContext } from '@/core/orders/types'
import { forAllSeeds, hold } from '../../../support/engine/hold'
import { allApplied, priced, sameQuote, sum } from '../../../support/engine/priced'
import { randomCase } from '../../../support/engine/random-request'

const timeout = 30 * 60_000

const savingsOf = (line: QuoteLine, discountId: string): number =>
  sum(line.discounts, (each) => (each.discountId === discountId ? each.savings : 0))

/** D9, O1: lines add up to the totals, per discount. */
const holdSums = (quote: Quote): void => {
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
}

/** D3, D8: discounts stay within their lines and scope. */
const holdDiscounts = (quote: Quote, world: PricingContext): void => {
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
}

/** O1, O3: total ≥ 0, due now + due later = total, parts add up to their line. */
const holdParts = (quote: Quote): void => {
  const { lines, breakdown, dueNow, dueLater } = quote
  hold(breakdown.total >= 0 && breakdown.tax >= 0 && dueNow >= 0 && dueLater >= 0, 'nothing below 0')
  hold(dueNow + dueLater === breakdown.total, 'due now + due later = total')
  hold(dueNow === sum(lines, (line) => line.paymentTypeAmount), 'due now = sum of the parts due now')
  for (const line of lines) {
    hold(Number.isSafeInteger(line.total) && line.tax >= 0, 'whole amounts')
    hold(line.schedule[0]?.amount === line.paymentTypeAmount && line.schedule[0].dueInMonths === 0, 'the first part is due now')
    const parts = sum(line.schedule, (part) => part.amount)
    hold(parts === line.total, 'the parts are the line')
    hold(
      line.schedule.slice(1).every((part, index) => part.amount > 0 && part.dueInMonths === index + 1),
      'every later part is something',
    )
  }
}

describe('random carts', () => {
  it('D9, O1, D3, D8, O3: sum lines and parts to the total, and no discount exceeds or leaves its lines', { timeout }, () => {
    forAllSeeds((seed) => {
      const { request, world } = randomCase(seed)
      const quote = priced(request, world)
      holdSums(quote)
      holdDiscounts(quote, world)
      holdParts(quote)
    })
  })

  it('O4: give the same quote for the same references, also if taken from the quote', { timeout }, () => {
    forAllSeeds((seed) => {
      const { request, world } = randomCase(seed)
      const quote = priced(request, world)
      hold(sameQuote(quote, priced(request, world)), 'the same request')
      const again: QuoteRequest = {
        currency: quote.currency.code,
        codes: [...quote.discountCodes.map((each) => each.discountId), ...quote.rejectedCodes.map((each) => ` ${each.code.toLowerCase()}`)],
        items: quote.lines.map(({ type, id, billing, quantity, serviceData, selectedPaymentType }) => ({
          type,
          id,
          billing,
          quantity,
          serviceData,
          selectedPaymentType,
        })),
      }
      hold(sameQuote(quote, priced(again, world)), 'its own references')
    })
  })
})
