import { describe, expect, it } from 'vitest'
import { homeTldOf, locales } from '@/lib/config/locales'
import { isInPlan, preselectedAddons, type PreselectionContext } from '@/core/orders/preselection'

const addons = [
  { id: 'cdn', recommended: false, includedIn: [] },
  { id: 'whois-privacy', recommended: true, includedIn: [] },
  { id: 'professional-email', recommended: true, includedIn: ['shared', 'email'] },
] as const

const context: PreselectionContext = { isEnabled: true, homeEnding: homeTldOf('en'), currency: 'USD', cart: [] }

describe('preselected add-ons', () => {
  it('§4.5, S5, S15: are the recommended ones on English pages in dollars', () => {
    expect(preselectedAddons(addons, context)).toEqual(['whois-privacy', 'professional-email'])
    expect(preselectedAddons(addons, { ...context, currency: 'JPY' })).toEqual(['whois-privacy', 'professional-email'])
  })

  it('S5: are none when the site setting is off', () => {
    expect(preselectedAddons(addons, { ...context, isEnabled: false })).toEqual([])
  })

  it.each(locales.filter((locale) => locale !== 'en'))('S15: ticks none when the language is %s, whatever the currency', (locale) => {
    expect(preselectedAddons(addons, { ...context, homeEnding: homeTldOf(locale) })).toEqual([])
  })

  it.each(['EUR', 'GBP'])('S15: are none when the currency is %s, in English too', (currency) => {
    expect(preselectedAddons(addons, { ...context, currency })).toEqual([])
  })

  it.each([
    ['hosting', 'shared'],
    ['email', 'email'],
  ] as const)('S16: exclude what a plan in the cart includes, of type %s and category %s', (type, category) => {
    expect(preselectedAddons(addons, { ...context, cart: [{ type, category }] })).toEqual(['whois-privacy'])
  })

  it('S16: are not reduced by another add-on, or a plan of another category', () => {
    expect(isInPlan({ includedIn: ['hosting'] }, [{ type: 'hosting', category: 'vps' }])).toBe(true)
    expect(isInPlan({ includedIn: ['shared'] }, [{ type: 'hosting', category: 'vps' }])).toBe(false)
    expect(isInPlan({ includedIn: ['email-addon'] }, [{ type: 'addon', category: 'email-addon' }])).toBe(false)
  })
})
