import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeOf, compareWeeks, dayEnds, dayLength, shareOf } from '@/core/analytics/periods'

const days = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 14, maxLength: 14 })

describe('two weeks', () => {
  it('A1: assigns each of fourteen days to one, and the last ends now', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 4e12 }), (counts, now) => {
        const { now: week, before } = compareWeeks(counts)
        expect(week + before).toBe(counts.reduce((sum, each) => sum + each, 0))
        expect(compareWeeks([...Array.from({ length: 7 }, () => 0), ...counts.slice(7)])).toEqual({ now: week, before: 0 })
        expect(dayEnds(now).at(-1)).toBe(now)
        expect(dayEnds(now)[0]).toBe(now - 13 * dayLength)
      }),
    )
  })

  it('A1: compares with the previous week as a share, and not at all with zero', () => {
    expect(changeOf({ now: 12, before: 10 })).toBeCloseTo(0.2)
    expect(changeOf({ now: 5, before: -10 })).toBeCloseTo(1.5)
    expect(changeOf({ now: 3, before: 0 })).toBeNull()
  })

  it('A3: has no share of ordered carts without carts', () => {
    expect([shareOf(1, 4), shareOf(0, 3), shareOf(0, 0)]).toEqual([0.25, 0, null])
  })
})
