import { describe, expect, it } from 'vitest'
import { priceHistoryOf, readListed, readService, type RecordedFigure } from '@/core/pricing/reference-price'

const figure = (at: number, field: string, after: string | null, isOpening = false): RecordedFigure => ({ at, field, after, isOpening })

describe('pastOf', () => {
  it('P11: groups what was recorded at the same moment', () => {
    const recorded = [
      figure(1, 'price', '10', true),
      figure(1, 'originalPrice', '12', true),
      figure(1, 'renewal', '15', true),
      figure(5, 'price', '9'),
    ]
    expect(priceHistoryOf(recorded, readListed())).toEqual({
      isCut: true,
      moments: [
        { at: 1, price: 1000, struck: 1200 },
        { at: 5, price: 900, struck: 1200 },
      ],
    })
  })

  it('P11: treats removal as not sold, and starts with the first price', () => {
    const recorded = [
      figure(1, 'sslStrikeMultiplier', '1.2', true),
      figure(3, 'basePrice', '10'),
      figure(3, 'discount', '0.2'),
      figure(7, 'basePrice', null),
    ]
    expect(priceHistoryOf(recorded, readService('ssl', 'yearly'))).toEqual({
      isCut: false,
      moments: [
        { at: 3, price: 800, struck: 1000 },
        { at: 7, price: null, struck: null },
      ],
    })
  })

  it('P6, P11: uses the family’s strike multiple like the shop', () => {
    const recorded = [figure(1, 'sslStrikeMultiplier', '1.2'), figure(1, 'basePrice', '10'), figure(4, 'sslStrikeMultiplier', null)]
    expect(priceHistoryOf(recorded, readService('ssl', 'yearly')).moments).toEqual([
      { at: 1, price: 1000, struck: 1200 },
      { at: 4, price: 1000, struck: null },
    ])
    expect(priceHistoryOf(recorded, readService('hosting', 'yearly')).moments[0]?.struck).toBeNull()
  })

  it('P6, P11: has a multiple of its own for email', () => {
    const recorded = [figure(1, 'emailStrikeMultiplier', '1.4'), figure(1, 'sslStrikeMultiplier', '1.2'), figure(1, 'basePrice', '10')]
    expect(priceHistoryOf(recorded, readService('email', 'yearly')).moments).toEqual([{ at: 1, price: 1000, struck: 1400 }])
  })

  it('P11: has no first price for what was never sold', () => {
    const recorded = [figure(1, 'originalPrice', '12', true), figure(4, 'originalPrice', '13')]
    expect(priceHistoryOf(recorded, readListed())).toEqual({
      isCut: false,
      moments: [
        { at: 1, price: null, struck: 1200 },
        { at: 4, price: null, struck: 1300 },
      ],
    })
  })
})
