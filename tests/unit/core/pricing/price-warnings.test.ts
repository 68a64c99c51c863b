import { describe, expect, it } from 'vitest'
import { changePercent, warningOf } from '@/core/pricing/reference-price'

describe('a conspicuous change', () => {
  it.each([
    [10, 0, 'free'],
    [9.99, 99.9, 'tenfold'],
    [99.9, 9.99, 'tenfold'],
    [10, 13, 'unusual'],
    [10, 7, 'unusual'],
    [10, 12.99, null],
    [10, 10, null],
    [0, 5, null],
    [null, 5, null],
    [5, null, null],
  ] as const)('P13: from %s to %s is %s', (before, after, warning) => {
    expect(warningOf(before, after)).toBe(warning)
  })

  it('P13: states the percentage', () => {
    expect(changePercent(12.99, 13.64)).toBe(5)
    expect(changePercent(10, 9.5)).toBe(-5)
    expect(changePercent(0, 5)).toBeNull()
    expect(changePercent(null, 5)).toBeNull()
    expect(changePercent(5, null)).toBeNull()
  })
})
