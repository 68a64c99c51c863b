import { describe, expect, it } from 'vitest'

import { placePlates } from '@/components/ui/counted-plates/counted-plates.client'

describe('the plate picture', () => {
  it.each([1, 6, 9, 12, 41, 200])('has exactly %i plates', (count) => {
    expect(placePlates(count).plates).toHaveLength(count)
  })

  it('keeps every plate inside, without overlap', () => {
    const { plates, width } = placePlates(41)
    plates.forEach((plate, index) => {
      expect(plate.x + plate.width).toBeLessThanOrEqual(width + 0.001)
      const next = plates[index + 1]
      if (next && next.y === plate.y) expect(next.x).toBeGreaterThanOrEqual(plate.x + plate.width)
    })
  })

  it('has flush full rows', () => {
    const { plates, width } = placePlates(41)
    const lastOfRow = plates.filter((plate, index) => (plates[index + 1]?.y ?? plate.y) !== plate.y)
    expect(lastOfRow.length).toBeGreaterThan(3)
    lastOfRow.forEach((plate) => expect(plate.x + plate.width).toBeCloseTo(width, 5))
  })

  it('is the same every time', () => {
    expect(placePlates(41)).toEqual(placePlates(41))
  })
})
