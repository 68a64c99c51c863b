import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decimalToNumber, toMajor } from '@/core/money/arithmetic'
import { calculateQuote } from '@/core/orders/calculate-quote'
import type { AppliedDiscount } from '@/core/discounts/discounts'
import type { Quote, QuoteRequest } from '@/core/orders/types'
import { world } from '../../support/engine/world'

interface Vector {
  readonly request: QuoteRequest
  readonly expected: Readonly<Record<string, unknown>>
}

const vectors = JSON.parse(readFileSync(new URL('../../data/pricing.json', import.meta.url), 'utf8')) as readonly Vector[]

/** Quote in the names and major units of the vectors. */
const inMajorUnits = (quote: Quote): Record<string, unknown> => {
  const major = (minor: number) => toMajor(minor, quote.currency.digits)
  const applied = ({ discountId, savings }: AppliedDiscount) => ({ discountId, savings: major(savings) })
  return {
    currency: quote.currency.code,
    exchangeRate: decimalToNumber(quote.currency.exchangeRate),
    items: quote.lines.map((line) => ({
      id: line.id,
      type: line.type,
      billing: line.billing,
      quantity: line.quantity,
      price: major(line.unitPrice),
      basePrice: toMajor(line.baseUnitPrice, 2),
      subtotal: major(line.subtotal),
      setupFee: major(line.setupFee),
      discount: major(line.discount),
      tax: major(line.tax),
      total: major(line.total),
    })),
    automaticDiscounts: quote.automaticDiscounts.map(applied),
    discountCodes: quote.discountCodes.map(applied),
    rejectedCodes: quote.rejectedCodes.map(({ code, reason }) => ({ code, reason })),
    breakdown: Object.fromEntries(Object.entries(quote.breakdown).map(([name, amount]) => [name, major(amount)])),
  }
}

describe('the independent oracle', () => {
  it('gave 80 vectors', () => {
    expect(vectors).toHaveLength(80)
  })

  it.each(vectors.map((vector, index) => [index, vector] as const))(
    '§7.13: vector %i matches exactly, field by field',
    (_index, vector) => {
      const result = calculateQuote(vector.request, world)
      if (!result.ok) throw new Error(JSON.stringify(result.error))
      expect(inMajorUnits(result.value)).toEqual(vector.expected)
    },
  )
})
