import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundSum } from '@/core/money/arithmetic'

describe('roundSum', () => {
  it('M2: rounds the sum once, not its parts', () => {
    const third = { of: [1], over: [3] }
    expect(roundSum([])).toBe(0)
    expect(roundSum([third])).toBe(0)
    expect(roundSum([third, third])).toBe(1)
    expect(roundSum([third, third, third])).toBe(1)
    expect(roundSum([{ of: [7, 15], over: [30] }])).toBe(4)
    expect(
      roundSum([
        { of: [999, 10, 20], over: [31, 20] },
        { of: [1], over: [62] },
      ]),
    ).toBe(322)
  })

  it('M2: subtracts as exactly as it adds', () => {
    expect(
      roundSum([
        { of: [5], over: [2] },
        { of: [-5], over: [2] },
      ]),
    ).toBe(0)
    expect(roundSum([{ of: [-5], over: [2] }])).toBe(-3)
    expect(roundSum([{ of: [-1], over: [3] }])).toBe(0)
  })

  it('M2: adds up to the amount over all days, however it is split', () => {
    const days = fc.tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 366 }), fc.integer({ min: 0, max: 366 }))
    fc.assert(
      fc.property(days, ([amount, all, wished]) => {
        const rest = Math.min(wished, all)
        const parts = [
          { of: [amount, rest], over: [all] },
          { of: [amount, all - rest], over: [all] },
        ]
        expect(roundSum(parts)).toBe(amount)
      }),
    )
  })
})
