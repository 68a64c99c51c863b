import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maximise } from '@/core/discount-stacking/maximise'

const row = (limit: number, ...factors: readonly number[]) => ({ factors: Float64Array.from(factors), limit })

describe('maximise', () => {
  it('finds the corner with the most gain', () => {
    const optimum = maximise({ gains: [3, 5], rows: [row(4, 1, 0), row(12, 0, 2), row(18, 3, 2)] })
    expect(optimum?.value).toBeCloseTo(36)
    expect([...(optimum?.at ?? [])]).toEqual([expect.closeTo(2), expect.closeTo(6)])
  })

  it('detects an infeasible problem', () => {
    expect(maximise({ gains: [1], rows: [row(1, 1), row(-2, -1)] })).toBeNull()
  })

  it('starts above zero if a constraint requires it', () => {
    expect(maximise({ gains: [-1, -2], rows: [row(-3, -1, -1), row(2, 1, 0)] })?.value).toBeCloseTo(-4)
  })

  it('satisfies all constraints and is no worse than any feasible point', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 })
    const rows = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), numbers), { minLength: 1, maxLength: 5 })
    const property = fc.property(numbers, rows, numbers, (gains, drawn, point) => {
      const bounded = [...drawn.map(([limit, factors]) => row(limit, ...factors)), row(9, 1, 0, 0), row(9, 0, 1, 0), row(9, 0, 0, 1)]
      const optimum = maximise({ gains, rows: bounded })
      const at = [...(optimum?.at ?? [])]
      const total = (factors: Iterable<number>, of: readonly number[]) =>
        [...factors].reduce((sum, factor, each) => sum + factor * (of[each] ?? 0), 0)
      const isWithin = (of: readonly number[]) => bounded.every(({ factors, limit }) => total(factors, of) <= limit + 1e-6)
      expect(isWithin(at)).toBe(true)
      expect(optimum?.value).toBeCloseTo(total(gains, at), 6)
      if (isWithin(point)) expect(optimum?.value ?? 0).toBeGreaterThanOrEqual(total(gains, point) - 1e-6)
    })
    fc.assert(property, { numRuns: 500 })
  })
})
