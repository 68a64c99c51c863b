import { describe, expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import { isSameTotal } from '@/core/orders/calculate-quote'
import { quote } from '../../../support/engine/quote'
import { domain } from '../../../support/engine/world'

describe('isSameTotal', () => {
  const dollars = quote([domain('a.com')])
  const yen = quote([domain('a.com')], { currency: 'JPY' })

  it('O6: accepts exactly the total in its currency', () => {
    expect(dollars.breakdown.total).toBe(1357)
    expect(isSameTotal({ total: 13.57, currency: 'USD' }, dollars)).toBe(true)
    expect(isSameTotal({ total: '13.570', currency: 'USD' }, dollars)).toBe(true)
    expect(isSameTotal({ total: 1494, currency: 'JPY' }, yen)).toBe(true)
  })

  it('O6: ignores omitted zeros', () => {
    const even = { ...dollars, breakdown: { ...dollars.breakdown, total: 1300 as Minor } }
    for (const total of [13, '13.0', '13.00']) expect(isSameTotal({ total, currency: 'USD' }, even)).toBe(true)
    expect(isSameTotal({ total: 1300, currency: 'USD' }, even)).toBe(false)
  })

  it.each([
    [13.56, 'USD'],
    [13.58, 'USD'],
    [13.571, 'USD'],
    [-13.57, 'USD'],
    [13.57, 'EUR'],
  ])('O6: rejects %d %s', (total, currency) => {
    expect(isSameTotal({ total, currency }, dollars)).toBe(false)
  })
})
