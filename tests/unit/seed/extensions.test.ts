import { describe, expect, it } from 'vitest'
import { extensions, specifiedExtensions } from '@seed/content/extensions'

// Registries set these figures; update them only when a registry does.

describe('TLDs of a new shop', () => {
  it('§3.4, P9: start with the specification’s; all others are demo content', () => {
    expect(specifiedExtensions.map(({ extension }) => extension)).toEqual(['.com', '.net', '.org', '.io', '.co', '.app'])
    expect(extensions.slice(0, 6)).toEqual(specifiedExtensions)
    expect(extensions.map(({ demo }) => demo)).toEqual(extensions.map((_, index) => index >= 6))
    expect(extensions.map(({ order }) => order)).toEqual(extensions.map(({ order }) => order).sort((left, right) => left - right))
  })

  it('P11: strike no price that was never charged, and renew at no less than the first year', () => {
    for (const { extension, price, originalPrice, renewal, demo } of extensions) {
      expect([extension, demo ? originalPrice : price]).toEqual([extension, price])
      expect(renewal, extension).toBeGreaterThanOrEqual(price)
    }
  })

  it('N4, S2: allow the years and label lengths of their registries', () => {
    const figure = (name: 'maxYears' | 'minLength', value: number) =>
      extensions
        .filter((row) => row[name] === value)
        .map(({ extension }) => extension)
        .sort()
        .join(' ')
    expect(figure('maxYears', 1)).toBe('.at .be .ch .de .it .nl')
    expect(figure('maxYears', 5)).toBe('.co')
    expect(figure('minLength', 2)).toBe('.be .eu .mx .nl')
    expect(figure('minLength', 3)).toBe('.ch .es .it')
  })

  it('S10: state restricted eligibility, and call none of these open to anyone', () => {
    const limited = extensions.filter(({ holder }) => holder !== undefined)
    expect(limited.map(({ extension }) => extension).sort()).toEqual(['.biz', '.es', '.eu', '.fr', '.it'])
    expect(limited.flatMap(({ features }) => features.map(({ text }) => text.en)).filter((text) => text.startsWith('Open to'))).toEqual([])
  })

  it('§9: .app and .dev state that they require HTTPS', () => {
    const forced = extensions.filter(({ description }) => description.en.includes('HTTPS'))
    expect(forced.map(({ extension }) => extension)).toEqual(['.app', '.dev'])
  })
})
