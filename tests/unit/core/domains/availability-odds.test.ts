import { describe, expect, it } from 'vitest'
import { availabilityOdds, availabilityWeights, keywords } from '@/core/domains/simulated-registry'
import type { UsdCents } from '@/core/money/types'
import { extensionRow } from './extension-row'

const plain = extensionRow('.net')
const label = 'quietmeadow'

describe('availabilityOdds', () => {
  it('§9.6, S4: never above the cap of 0.9', () => {
    expect(availabilityWeights.cap).toBe(0.9)
    expect(availabilityOdds(label, plain)).toBe(0.9)
  })

  it('§9.6, S4: are lower for short domains', () => {
    const odds = ['q', 'quie', 'quietm', label].map((name) => availabilityOdds(name, plain))
    expect(odds).toEqual([...odds].sort((left, right) => left - right))
    expect(new Set(odds).size).toBe(4)
  })

  it('§9.6, S4: are lower for popular TLDs', () => {
    expect(availabilityOdds(label, extensionRow('.com', { popular: true }))).toBeLessThan(availabilityOdds(label, plain))
  })

  it.each(keywords)('§9.6, S4: are lower for a domain with the keyword %s', (keyword) => {
    expect(availabilityOdds(`quiet${keyword}meadow`, plain)).toBeLessThan(availabilityOdds(label, plain))
  })

  it('§9.6, S4: are lower for expensive TLDs', () => {
    const at = (cents: number) => availabilityOdds('quietm', extensionRow('.io', { price: cents as UsdCents }))
    expect(at(3999)).toBeLessThan(at(2499))
    expect(at(2499)).toBeLessThan(at(1299))
  })

  it('S4: are never zero', () => {
    const worst = availabilityOdds('app', extensionRow('.io', { popular: true, price: 9999 as UsdCents }))
    expect(worst).toBe(availabilityWeights.floor)
  })
})
