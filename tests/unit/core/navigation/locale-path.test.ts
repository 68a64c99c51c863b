import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { localePath, splitLocalePath, switchLocale } from '@/core/navigation/paths'

describe('splitLocalePath', () => {
  it.each([
    ['/es/vps-hosting', 'es', '/vps-hosting'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es?q=1#x', 'es', '/?q=1#x'],
    ['/essay', null, '/essay'],
    ['/it/hosting', null, '/it/hosting'],
    ['/hosting/es', null, '/hosting/es'],
    ['/ES/hosting', null, '/ES/hosting'],
    ['', null, '/'],
  ])('R1: splits %j into %j and %j', (address, locale, path) => {
    expect(splitLocalePath(address, locales)).toEqual({ locale, path })
  })
})

describe('switchLocale', () => {
  it.each([
    ['/en/domains/search?q=example.io&tlds=.com', '/de/domains/search?q=example.io&tlds=.com'],
    ['/en/features#limits', '/de/features#limits'],
    ['/en', '/de'],
    ['/en/', '/de'],
    ['/en?utm=1', '/de?utm=1'],
    ['/hosting', '/de/hosting'],
    ['/de/hosting', '/de/hosting'],
  ])('R4: changes %j to %j', (from, to) => {
    expect(switchLocale(from, 'de', locales)).toBe(to)
  })
})

describe('localePath', () => {
  it('§2.1, R1: always starts with the language', () => {
    expect(localePath('fr', '/cart')).toBe('/fr/cart')
    expect(localePath('fr', 'cart')).toBe('/fr/cart')
    expect(localePath('fr', '/')).toBe('/fr')
    expect(localePath('fr', '/#top')).toBe('/fr#top')
  })
})
