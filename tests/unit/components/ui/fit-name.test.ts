import { describe, expect, it } from 'vitest'

import { fitName, minimumWidth, maximumWidth, measureName } from '@/components/ui/plate/plate-metrics'

/** Width of a name in em at a value of the width axis: the inverse of `fitName`. */
const widthAt = (name: string, width: number) => {
  const { narrow, normal, wide } = measureName(name)
  if (width <= 87.5) return narrow + ((normal - narrow) / 2) * ((width - 62.5) / 25)
  if (width <= 100) return (narrow + normal) / 2 + ((normal - narrow) / 2) * ((width - 87.5) / 12.5)
  return normal + (wide - normal) * ((width - 100) / 50)
}

describe('the law of fit', () => {
  const room = 1000
  const largest = 212

  it('keeps the size while a narrower width fits', () => {
    const fit = fitName(measureName('otterbean'), room, largest)
    expect(fit.size).toBe(largest)
    expect(fit.width).toBeGreaterThan(minimumWidth)
    expect(fit.width).toBeLessThan(maximumWidth)
  })

  it('shrinks only at the narrowest width', () => {
    const fit = fitName(measureName('a'.repeat(63)), room, largest)
    expect(fit.width).toBeCloseTo(minimumWidth, 5)
    expect(fit.size).toBeLessThan(largest)
  })

  it('never exceeds the widest width', () => {
    expect(fitName(measureName('ab'), room, largest)).toEqual({ width: maximumWidth, size: largest })
    expect(fitName(measureName('ab'), room, largest, 125).width).toBe(125)
  })

  it.each(['ab', 'otterbean', 'holzofenbrot.com', 'a-b-c-1-2-3.app', 'w'.repeat(30), 'i'.repeat(63)])(
    '%s never leaves its plate',
    (name) => {
      for (const width of [260, 314, 700, 1016, 1344]) {
        const fit = fitName(measureName(name), width, largest)
        expect(widthAt(name, fit.width) * fit.size).toBeLessThanOrEqual(width + 0.001)
      }
    },
  )

  it.each(['otterbean', 'holzofenbrot.com'])('%s fills its plate when it can', (name) => {
    const fit = fitName(measureName(name), 1016, largest)
    expect(widthAt(name, fit.width) * fit.size).toBeCloseTo(1016, 3)
  })
})
