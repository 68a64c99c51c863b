import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalToNumber } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import type { Quote } from '@/core/orders/types'
import { amountFormatter } from '@/core/receipt/model'
import { bulkResultInMinorUnits, quoteInMinorUnits } from '@/components/api-client/call-api'
import { presentQuote } from '@/modules/pricing/presenter'
import type { ApiWords } from '@/lib/http/http-error'
import type { QuoteResponse } from '@/modules/pricing/schema'
import { priced } from '../../../support/engine/priced'
import { randomCase } from '../../../support/engine/random-request'

const words: Partial<ApiWords> = { rejection: () => '' }

/** Quote as the browser parses it from the API. */
const received = (quote: Quote) => quoteInMinorUnits(JSON.parse(JSON.stringify(presentQuote(quote, words as ApiWords))) as QuoteResponse)

const linesOf = (
  lines: readonly Pick<
    Quote['lines'][number],
    'id' | 'renewal' | 'subtotal' | 'setupFee' | 'discount' | 'tax' | 'total' | 'paymentTypeAmount' | 'schedule' | 'discounts'
  >[],
) =>
  lines.map(({ id, renewal, subtotal, setupFee, discount, tax, total, paymentTypeAmount, schedule, discounts }) => ({
    ...{ id, renewal, subtotal, setupFee, discount, tax, total, paymentTypeAmount, schedule, discounts },
  }))

describe('M1: the API client', () => {
  it.each(['USD', 'EUR', 'JPY'])('restores exactly the engine’s integers in %s', (currency) => {
    fc.assert(
      fc.property(fc.noShrink(fc.integer({ min: 0, max: 0x7fffffff })), (seed) => {
        const { request, world } = randomCase(seed)
        const quote = priced({ ...request, currency }, world)
        const back = received(quote)
        expect(linesOf(back.items)).toEqual(linesOf(quote.lines))
        expect(back.breakdown).toEqual(quote.breakdown)
        expect([back.dueNow, back.dueLater]).toEqual([quote.dueNow, quote.dueLater])
        const { automaticDiscounts, discountCodes } = back.discountSummary
        expect([...automaticDiscounts, ...discountCodes].map(({ savings, eligible }) => [savings, eligible])).toEqual(
          [...quote.automaticDiscounts, ...quote.discountCodes].map(({ savings, eligible }) => [savings, eligible]),
        )
        for (const [index, { value }] of quote.discountCodes.entries()) {
          if (value.type === 'percentage')
            expect(discountCodes[index]?.value).toEqual({ kind: 'percentage', percent: decimalToNumber(value.value) })
        }
      }),
      { numRuns: 200 },
    )
  })

  it('keeps a missing price missing', () => {
    const row = { price: null, originalPrice: 1429, renewal: null } as Parameters<typeof bulkResultInMinorUnits>[0]
    expect(bulkResultInMinorUnits(row, 'JPY')).toEqual({ price: null, originalPrice: 1429, renewal: null })
  })

  it('uses the digits of the currency', () => {
    expect(amountFormatter('EUR')(1299 as Minor)).toBe('€12.99')
    expect(amountFormatter('JPY')(1429 as Minor)).toBe('¥1,429')
  })
})
