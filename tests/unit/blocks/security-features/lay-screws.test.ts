import { describe, expect, it } from 'vitest'

import { placeScrews } from '@/blocks/security-features/screwed-plate.client'

describe('the plate with screws', () => {
  it.each([1, 2, 3, 4, 7, 12, 24])('has exactly %i screws in different places', (count) => {
    const places = placeScrews(count).map(({ x, y }) => `${x} ${y}`)
    expect(places).toHaveLength(count)
    expect(new Set(places).size).toBe(count)
  })

  it('keeps every screw on the plate', () => {
    for (const { x, y } of placeScrews(24)) {
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(4)
    }
  })

  it('puts four in the corners', () => {
    const [a, b, c, d] = placeScrews(4)
    expect([a?.x, c?.x]).toEqual([4.5, 4.5])
    expect([b?.x, d?.x]).toEqual([95.5, 95.5])
    expect(a?.y).toBe(b?.y)
    expect(c?.y).toBe(d?.y)
  })
})
