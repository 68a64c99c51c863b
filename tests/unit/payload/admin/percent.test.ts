import { describe, expect, it } from 'vitest'
import { toFraction, toPercent } from '@/payload/admin/formats'

describe('a percentage in the admin', () => {
  it.each([
    ['20', 0.2],
    ['19,5', 0.195],
    [' 7.25 ', 0.0725],
    ['0', 0],
    ['33.3333', 0.333333],
  ])('stores %j as %d, and shows it as typed', (typed, fraction) => {
    expect(toFraction(typed)).toBe(fraction)
    expect(toPercent(fraction)).toBe(typed.trim().replace(',', '.'))
  })
  it.each(['', '  ', 'abc', '12 %'])('rejects %j', (typed) => {
    expect(toFraction(typed)).toBeNull()
  })
  it('has no float errors', () => {
    for (let percent = 0; percent <= 100; percent += 1) expect(toPercent(toFraction(String(percent)))).toBe(String(percent))
    expect(toPercent(0.07)).toBe('7')
    expect(toPercent(undefined)).toBe('')
  })
})
