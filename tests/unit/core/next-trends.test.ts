import { describe, expect, it } from 'vitest'
import { isNonnegative, nextTrends } from '@/blocks/network-metrics/live-metrics.client'

const dice = (...rolls: number[]) => {
  let turn = 0
  return () => rolls[turn++ % rolls.length] ?? 0
}

describe('nextTrends', () => {
  it('§4.22: lie between -10 and +10 per cent, inclusive', () => {
    expect(nextTrends(3, 10, dice(0, 0.5, 0.999999))).toEqual([-10, 0, 10])
  })

  it('§4: never leave the range', () => {
    const rolls = Array.from({ length: 1000 }, (_, index) => index / 1000)
    const trends = nextTrends(1000, 10, dice(...rolls))
    expect(Math.min(...trends)).toBe(-10)
    expect(Math.max(...trends)).toBeLessThanOrEqual(10)
    expect(new Set(trends).size).toBeGreaterThan(190)
  })

  it('have one decimal', () => {
    expect(nextTrends(2, 10, dice(0.123456, 0.987654))).toEqual([-7.5, 9.8])
  })

  it('R9: have no sign if rounded to zero', () => {
    const [trend] = nextTrends(1, 10, dice(0.4999))
    expect(Object.is(trend, 0)).toBe(true)
  })

  it('are one per figure', () => {
    expect(nextTrends(6, 10, dice(0.7))).toHaveLength(6)
    expect(nextTrends(0, 10, dice(0.7))).toEqual([])
  })
})

describe('isNonnegative', () => {
  it('§4.23, R9: is true for 0 and above, false below', () => {
    expect([0.1, 0, -0.1].map(isNonnegative)).toEqual([true, true, false])
  })
})
