import { describe, expect, it } from 'vitest'
import { threeYearCost } from '@/core/pricing/prices'

describe('threeYearCost', () => {
  it('counts one first year and two renewals of a .com', () => {
    expect(threeYearCost('yearly', { price: 1299, renewal: 1499 })).toEqual({ first: 1299, renewal: 1499, renewals: 2, total: 4297 })
  })

  it.each([
    ['monthly', 35],
    ['quarterly', 11],
    ['semiannual', 5],
    ['yearly', 2],
    ['biennial', 1],
  ] as const)('%s renews %i times until three years are covered', (billing, renewals) => {
    expect(threeYearCost(billing, { price: 10, renewal: 7 })).toMatchObject({ renewals, total: 10 + 7 * renewals })
  })

  it.each([
    [1, 2],
    [2, 1],
    [3, 0],
    [10, 0],
  ])('N4: renews a domain bought for %i years %i times', (years, renewals) => {
    expect(threeYearCost('yearly', { price: 10, renewal: 7 }, years)).toMatchObject({ renewals, total: 10 + 7 * renewals })
  })

  it('O2: counts the setup fee once', () => {
    expect(threeYearCost('yearly', { price: 29999, renewal: 29999, setupFee: 1500 })).toMatchObject({ first: 31499, total: 91497 })
  })
})
