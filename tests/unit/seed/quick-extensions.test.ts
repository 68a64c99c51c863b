import { describe, expect, it } from 'vitest'
import { homeTldOf, locales } from '@/lib/config/locales'
import { quickExtensions } from '@/features/domain-search/find-initial-search'
import { extensions, specifiedExtensions } from '@seed/content/extensions'

const named = (...extensions: readonly string[]) => extensions.map((extension) => ({ extension }))

describe('S9: the ending of home', () => {
  it('S9: is sold by a new shop, in each language that has one', () => {
    const homes = locales.flatMap((locale) => homeTldOf(locale) ?? [])
    expect(homes).toEqual(['.es', '.fr', '.de'])
    expect(homes.filter((home) => !extensions.some(({ extension }) => extension === home))).toEqual([])
    expect(specifiedExtensions.some(({ extension }) => homes.includes(extension))).toBe(false)
  })

  it('S9: stands before the editors’ quick buttons, once, and only where the shop sells it', () => {
    expect(quickExtensions(named('.com', '.io'), named('.de', '.com'), '.de')).toEqual(['.de', '.com', '.io'])
    expect(quickExtensions(named('.com', '.de'), named('.de', '.com'), '.de')).toEqual(['.de', '.com'])
    expect(quickExtensions(named('.com', '.io'), named('.com'), '.de')).toEqual(['.com', '.io'])
    expect(quickExtensions(named('.com'), named('.com'), undefined)).toEqual(['.com'])
  })
})
