import { describe, expect, it } from 'vitest'
import { toFraction, toPercent } from '@/payload/admin/formats'

describe('a percentage at the desk', () => {
  it.each([
    ['20', 0.2],
    ['19,5', 0.195],
    [' 7.25 ', 0.0725],
    ['0', 0],
    ['33.3333', 0.333333],
  ])('typed as %j is kept as %d, and read as it was typed', (typed, fraction) => {
    expect(toFraction(typed)).toBe(fraction)
    expect(toPercent(fraction)).toBe(typed.trim().replace(',', '.'))
  })
  it.each(['', '  ', 'abc', '12 %'])('%j is none', (typed) => {
    expect(toFraction(typed)).toBeNull()
  })
  it('has no crumbs of binary numbers', () => {
    for (let percent = 0; percent <= 100; percent += 1) expect(toPercent(toFraction(String(percent)))).toBe(String(percent))
    expect(toPercent(0.07)).toBe('7')
    expect(toPercent(undefined)).toBe('')
  })
})
