import { describe, expect, it } from 'vitest'
import { availabilityOdds, simulateAvailability, hashFraction, hashText } from '@/core/domains/simulated-registry'
import { extensionRow } from './extension-row'

const com = extensionRow('.com', { popular: true })

describe('simulateAvailability', () => {
  it('§7.10, S4: returns the same result for a domain on every reload', () => {
    const names = Array.from({ length: 200 }, (_, index) => `meadow${index}`)
    const draw = () => names.map((name) => simulateAvailability(name, com, 'seed'))
    expect(draw()).toEqual(draw())
  })

  it('S4: never changes these results', () => {
    const answers = ['quietmeadow', 'example', 'shop', 'a', 'bluebird', 'hostfront'].map((name) => simulateAvailability(name, com))
    expect(answers).toMatchInlineSnapshot(`
      [
        "available",
        "available",
        "taken",
        "available",
        "taken",
        "taken",
      ]
    `)
  })

  it('S4: depends on the seed', () => {
    const names = Array.from({ length: 50 }, (_, index) => `meadow${index}`)
    expect(names.map((name) => simulateAvailability(name, com, 'one'))).not.toEqual(
      names.map((name) => simulateAvailability(name, com, 'two')),
    )
  })

  it.each([
    ['long', 'meadowlark'],
    ['middling', 'ab'],
    ['short', ''],
  ])('S4: matches the odds in its share of available %s domains', (_, stem) => {
    const names = Array.from({ length: 5000 }, (_unused, index) => `${stem}${(index + 2000).toString(36)}`)
    const free = names.filter((name) => simulateAvailability(name, com) === 'available').length / names.length
    const expected = names.reduce((sum, name) => sum + availabilityOdds(name, com), 0) / names.length
    expect(free).toBeGreaterThan(expected - 0.03)
    expect(free).toBeLessThan(expected + 0.03)
  })
})

describe('drawFraction', () => {
  it('S4: lies in [0, 1) and is evenly distributed', () => {
    const buckets = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < 20_000; index += 1) {
      const fraction = hashFraction(`name${index}`)
      expect(fraction).toBeGreaterThanOrEqual(0)
      expect(fraction).toBeLessThan(1)
      const bucket = Math.floor(fraction * 10)
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
    }
    for (const count of buckets) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  it('S4: is a 32-bit integer before that, and depends on every letter', () => {
    expect(Number.isInteger(hashText('ü日'))).toBe(true)
    expect(new Set(['ab', 'ba', 'a', 'b', '', 'ü', 'ab '].map(hashText)).size).toBe(7)
  })
})
