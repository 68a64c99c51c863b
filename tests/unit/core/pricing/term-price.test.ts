import { describe, expect, it } from 'vitest'
import { termPrice, yearChoices } from '@/core/pricing/prices'

describe('a name for years', () => {
  it('N4, M4: costs its first year and every later one', () => {
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
  ])('N4: up to %i years with %i chosen, %j are offered', (most, chosen, years) => {
    expect(yearChoices(most, chosen)).toEqual(years)
  })

  it('N4: a year is chosen unless something else is said', () => {
    expect(yearChoices(3)).toEqual([1, 2, 3])
  })
})
