import { describe, expect, it } from 'vitest'
import { usdCents } from '@/core/money/arithmetic'
import { discountPercent } from '@/core/pricing/prices'
import { extensions } from '../../../support/engine/catalog'

describe('discountPercent', () => {
  it('§9.8, P5: .com 19, .net 17, .org 18, .io 20, .co 17, .app 20', () => {
    expect(Object.fromEntries(extensions.map((row) => [row.extension, discountPercent(row.originalPrice, row.price)]))).toEqual({
      '.com': 19,
      '.net': 17,
      '.org': 18,
      '.io': 20,
      '.co': 17,
      '.app': 20,
    })
  })

  it('§3.3, §9.8, P5: shown only when original > price', () => {
    expect(discountPercent(usdCents(10), usdCents(10))).toBeNull()
    expect(discountPercent(usdCents(9), usdCents(10))).toBeNull()
    expect(discountPercent(usdCents(0), usdCents(0))).toBeNull()
  })
})
