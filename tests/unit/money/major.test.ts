import { describe, expect, it } from 'vitest'
import { toMajor } from '@/core/money/major'

describe('toMajor', () => {
  it('M1: is the number one would write', () => {
    expect(toMajor(1299, 2)).toBe(12.99)
    expect(toMajor(1429, 0)).toBe(1429)
    expect(toMajor(10, 2)).toBe(0.1)
  })
})
