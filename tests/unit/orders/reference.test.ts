import { it } from 'vitest'
import { quoteCart } from '@/core/orders/quote-cart'
import { forAllSeeds, hold, propertyRuns } from '../../support/engine/hold'
import { randomCase } from '../../support/engine/random-request'
import { referenceQuote } from '../../support/engine/reference-quote'

it('M1, M2: every random cart comes out as in whole fractions, figure by figure', { timeout: 30 * 60_000 }, () => {
  forAllSeeds((seed) => {
    const { request, world } = randomCase(seed)
    const result = quoteCart(request, world)
    hold(result.ok, 'a quote')
    const { lines, automaticDiscounts, discountCodes, rejectedCodes, breakdown } = result.value
    const reference = referenceQuote(request, world)
    hold(lines.length === reference.lines.length, 'the same lines')
    lines.forEach((line, index) => {
      const other = reference.lines[index]
      hold(other?.key === line.key, 'the same keys')
      for (const name of ['subtotal', 'setupFee', 'discount', 'tax', 'total'] as const) {
        hold(BigInt(line[name]) === other[name], `${name} of ${line.key}`)
      }
    })
    const savings = [...automaticDiscounts, ...discountCodes].map((each) => `${each.discountId} ${each.savings}`)
    hold(savings.join() === reference.savings.map(([id, amount]) => `${id} ${amount}`).join(), 'the same discounts')
    hold(
      rejectedCodes.map((each) => `${each.code} ${each.reason}`).join() === reference.rejected.map((each) => each.join(' ')).join(),
      'the same refusals',
    )
    hold(BigInt(breakdown.total) === reference.total, 'the same total')
  }, propertyRuns / 4)
})
