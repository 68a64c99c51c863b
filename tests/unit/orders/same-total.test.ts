import { describe, expect, it } from 'vitest'
import { sameTotal } from '@/core/orders/same-total'
import { quote } from '../../support/engine/quote'
import { domain } from '../../support/engine/world'

describe('sameTotal', () => {
  const dollars = quote([domain('a.com')])
  const yen = quote([domain('a.com')], { currency: 'JPY' })

  it('O6: the very total, in the very currency', () => {
    expect(dollars.breakdown.total).toBe(1357)
    expect(sameTotal({ total: 13.57, currency: 'USD' }, dollars)).toBe(true)
    expect(sameTotal({ total: '13.570', currency: 'USD' }, dollars)).toBe(true)
    expect(sameTotal({ total: 1494, currency: 'JPY' }, yen)).toBe(true)
  })

  it.each([
    [13.56, 'USD'],
    [13.58, 'USD'],
    [13.571, 'USD'],
    [-13.57, 'USD'],
    [13.57, 'EUR'],
  ])('O6: %d %s is another', (total, currency) => {
    expect(sameTotal({ total, currency }, dollars)).toBe(false)
  })
})
