import { describe, expect, it } from 'vitest'
import { termPrice, yearChoices } from '@/core/pricing/prices'

describe('the price of several years', () => {
  it('N4, M4: is the first year plus every later one', () => {
    expect(termPrice(1299, 1499, 1)).toBe(1299)
    expect(termPrice(1299, 1499, 2)).toBe(2798)
    expect(termPrice(1299, 1499, 10)).toBe(14_790)
  })

  it.each([
    [10, 1, [1, 2, 3, 5, 10]],
    [5, 1, [1, 2, 3, 5]],
    [4, 1, [1, 2, 3, 4]],
    [1, 1, [1]],
    [10, 7, [1, 2, 3, 5, 7, 10]],
    [2, 3, [1, 2, 3]],
    [0, 1, [1]],
  ])('N4: offers up to %i years with %i chosen as %j', (most, chosen, years) => {
    expect(yearChoices(most, chosen)).toEqual(years)
  })

  it('N4: defaults to one year', () => {
    expect(yearChoices(3)).toEqual([1, 2, 3])
  })
})
