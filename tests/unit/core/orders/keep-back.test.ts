import { describe, expect, it } from 'vitest'
import { withholdDiscounts, withoutEarlierWithheld, type WithheldDiscount } from '@/core/orders/keep-back'
import type { Minor } from '@/core/money/types'
import type { QuoteLine } from '@/core/orders/types'
import { withTax } from '@/core/tax/resolve-tax'
import { forAllSeeds, hold } from '../../../support/engine/hold'
import { allApplied, priced, sum } from '../../../support/engine/priced'
import { Random } from '../../../support/engine/random'
import { randomCase } from '../../../support/engine/random-request'

const savingsOf = (lines: readonly QuoteLine[], discountId: string): number =>
  sum(lines, ({ discounts }) =>
    sum(
      discounts.filter((each) => each.discountId === discountId),
      ({ savings }) => savings,
    ),
  )

const drawn = (seed: number) => {
  const { request, world } = randomCase(seed)
  const quote = priced(request, world)
  const random = new Random(seed)
  const returned = new Set(quote.lines.filter(() => random.chance(0.5)).map(({ key }) => key))
  const order = { lines: quote.lines, discounts: allApplied(quote), taxRate: quote.taxRate }
  return { quote, order, returned, staying: quote.lines.filter(({ key }) => !returned.has(key)), kept: withholdDiscounts(order, returned) }
}
const total = (kept: readonly WithheldDiscount[]): number => sum(kept, ({ amount }) => amount)

describe('discounts withheld from a refund', () => {
  it('U33: leave a refund between zero and the payment, and never make the rest dearer than without discounts', () => {
    forAllSeeds((seed) => {
      const { quote, order, returned, staying, kept } = drawn(seed)
      const paid = sum(quote.lines, (line) => line.total)
      const whole = sum(
        quote.lines.filter(({ key }) => returned.has(key)),
        (line) => line.total,
      )
      const refund = Math.max(0, whole - total(kept))
      hold(refund >= 0 && refund <= paid, '0 ≤ refund ≤ paid')
      const taken = sum(kept, ({ discountId }) => savingsOf(staying, discountId))
      hold(taken <= sum(staying, ({ discount }) => discount), 'no more than the discounts of what stays')
      hold(Math.abs(total(kept) - withTax(taken, quote.taxRate)) <= kept.length, 'with its tax, rounded once a discount')
      hold(withholdDiscounts(order, new Set()).length === 0, 'nothing where nothing goes back')
      hold(withholdDiscounts(order, new Set(quote.lines.map(({ key }) => key))).length === 0, 'nothing where everything goes back')
      for (const { discountId } of kept)
        hold(
          order.discounts.some(({ terms, discountId: id }) => id === discountId && terms !== undefined),
          'only what asks for something',
        )
    })
  })

  it('U33: never decrease as more is refunded, for each remaining discount', () => {
    forAllSeeds((seed) => {
      const { order, returned, staying, kept } = drawn(seed)
      const [first] = staying
      if (!first) return
      const more = withholdDiscounts(order, new Set([...returned, first.key]))
      const others = staying.filter(({ key }) => key !== first.key)
      for (const { discountId } of kept)
        hold(savingsOf(others, discountId) === 0 || more.some((each) => each.discountId === discountId), 'what has lapsed stays lapsed')
    })
  })

  it('U33: are not withheld twice', () => {
    const kept = [
      { discountId: 'a', name: 'A', amount: 300 as Minor },
      { discountId: 'b', name: 'B', amount: 200 as Minor },
    ]
    expect(withoutEarlierWithheld(kept, 0 as Minor)).toEqual(kept)
    expect(withoutEarlierWithheld(kept, 350 as Minor)).toEqual([{ discountId: 'b', name: 'B', amount: 150 }])
    expect(withoutEarlierWithheld(kept, 600 as Minor)).toEqual([])
  })
})
