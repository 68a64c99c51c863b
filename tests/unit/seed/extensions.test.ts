import { describe, expect, it } from 'vitest'
import { extensions, specifiedExtensions } from '@seed/content/extensions'

// Registries set these figures; update them only when a registry does.

describe('the extensions a new shop begins with', () => {
  it('§3.4, P9: those of the specification come first, and every other is demo content', () => {
    expect(specifiedExtensions.map(({ extension }) => extension)).toEqual(['.com', '.net', '.org', '.io', '.co', '.app'])
    expect(extensions.slice(0, 6)).toEqual(specifiedExtensions)
    expect(extensions.map(({ demo }) => demo)).toEqual(extensions.map((_, index) => index >= 6))
    expect(extensions.map(({ order }) => order)).toEqual(extensions.map(({ order }) => order).sort((left, right) => left - right))
  })

  it('P11: what nobody ever paid is not struck through, and no renewal hides below the first year', () => {
    for (const { extension, price, originalPrice, renewal, demo } of extensions) {
      expect([extension, demo ? originalPrice : price]).toEqual([extension, price])
      expect(renewal, extension).toBeGreaterThanOrEqual(price)
    }
  })

  it('N4, S2: as many years at once, and names as short, as the registries give', () => {
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

  it('S10: whose registry does not give names to everybody says so, and none of these is called open to anyone', () => {
    const limited = extensions.filter(({ holder }) => holder !== undefined)
    expect(limited.map(({ extension }) => extension).sort()).toEqual(['.biz', '.es', '.eu', '.fr', '.it'])
    expect(limited.flatMap(({ features }) => features.map(({ text }) => text.en)).filter((text) => text.startsWith('Open to'))).toEqual([])
  })

  it('§9: .app and .dev open over HTTPS only, and say so', () => {
    const forced = extensions.filter(({ description }) => description.en.includes('HTTPS'))
    expect(forced.map(({ extension }) => extension)).toEqual(['.app', '.dev'])
  })
})
