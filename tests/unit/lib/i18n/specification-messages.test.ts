import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { defaultLocale, locales } from '@/lib/config/locales'
import { couponInputErrors } from '@/core/cart/cart'
import { loadMessages } from '@/lib/i18n/messages'

// English sentences typed from the specification, independent of the code.

type Values = Readonly<Record<string, string | number>>

const say = async (locale: (typeof locales)[number], key: string, values: Values = {}): Promise<string> => {
  const translate = createTranslator({ locale, messages: await loadMessages(locale) })
  return translate(key as never, values as never)
}

const english = (key: string, values?: Values) => say(defaultLocale, key, values)

describe('§8: the English error messages match the specification', () => {
  it.each([
    ['§5.19, §8.4', 'discountCodes.required', 'Please enter a discount code'],
    ['§8.5', 'discountCodes.alreadyTitle', 'Already Applied'],
    ['§5.20', 'discountCodes.already-applied', 'This discount code is already applied'],
    ['§8.6', 'discountCodes.invalidTitle', 'Invalid Code'],
    ['§8.6', 'discountCodes.invalid', 'This discount code is not valid'],
    ['§8.6', 'discounts.reasons.unknown', 'This discount code is not valid'],
    ['§8.7', 'discountCodes.failed', 'Failed to apply discount code. Please try again.'],
    ['§8.10', 'sectionData.failures.resourceCentre', 'Error loading resource center'],
    ['§8.11', 'sectionData.loading', 'Loading...'],
    ['§8.12', 'resourceCentre.noMatch', 'No resources found'],
    ['§8.13', 'sectionData.failures.technicalFeatures', 'Error loading technical features'],
    ['§8.19', 'sectionData.failures.migration', 'Error loading migration assistance'],
    ['§8.15', 'sectionData.unknown', 'Unknown error'],
    ['§8.16', 'sectionData.unreadable', 'Failed to load data'],
    ['§4.20', 'sectionData.retry', 'Retry'],
    ['§8.17', 'errors.services-failed', 'Failed to load services'],
    ['§8.3', 'domainSearch.notAvailable', 'Not Available'],
  ])('%s: %s is "%s"', async (_rules, key, sentence) => {
    expect(await english(key)).toBe(sentence)
  })

  it('§8.14, §8.17, §8.18: names what failed: a section, the services, domain prices', async () => {
    expect(await english('sectionData.notLoaded', { section: 'testimonials' })).toBe('Failed to load testimonials data')
    expect(await english('errors.section-failed', { section: 'testimonials' })).toBe('Failed to load testimonials data')
    expect(await english('sectionData.failures.services', { message: 'closed' })).toBe('Failed to load services: closed')
    expect(await english('servicesGrid.failed', { message: 'closed' })).toBe('Failed to load services: closed')
    expect(await english('sectionData.failures.domainPricing', { message: 'closed' })).toBe('Failed to load domain pricing: closed')
  })

  it.each(locales)('§5.19, §5.20: reports an invalid code in one place: %s', async (locale) => {
    const sentences = JSON.stringify(await loadMessages(locale))
    for (const fault of couponInputErrors)
      expect(sentences.split(JSON.stringify(await say(locale, `discountCodes.${fault}`)))).toHaveLength(2)
  })

  it("§8.4, §8.7: titles an empty code and a failure 'Error'", async () => {
    const title = await english('discountCodes.errorTitle')
    expect(`${title} - ${await english('discountCodes.required')}`).toBe('Error - Please enter a discount code')
    expect(`${title} - ${await english('discountCodes.failed')}`).toBe('Error - Failed to apply discount code. Please try again.')
  })

  it('§8.2: has messages for a search without results and a failed one', async () => {
    const [none, failed] = await Promise.all([english('domainSearch.noResults'), english('validation.searchFailed')])
    expect(none).not.toBe(failed)
    expect([none, failed].filter((sentence) => sentence.length < 10 || sentence.includes('domainSearch.'))).toEqual([])
  })

  it('§8.3: reports a taken domain in a sentence', async () => {
    expect(await english('domainSearch.taken')).toMatch(/^This domain is taken\.?$/)
  })
})

describe('§4, §5, §9: texts prescribed by the specification', () => {
  it.each([
    ['§4.2', 'domainSearch.tryAgain', 'Try again'],
    ['§4.9', 'transferWizard.another', 'Transfer another'],
    ['§4.20', 'hostingPlans.empty', 'No services available at the moment.'],
    ['§4.20', 'sslPlans.empty', 'No services available at the moment.'],
    ['§4.20', 'emailPlans.empty', 'No services available at the moment.'],
    ['§4.20', 'comparison.empty', 'No services available at the moment.'],
    ['§4.20', 'servicesGrid.empty', 'No services available at the moment.'],
    ['§4.20', 'servicesGrid.retry', 'Retry'],
  ])('%s: %s is "%s"', async (_rules, key, sentence) => {
    expect(await english(key)).toBe(sentence)
  })

  it('§5.12, §8.1: has eleven validation messages, in every language', async () => {
    const keys = [
      'required',
      'invalidFormat',
      'tooShort',
      'tooLong',
      'invalidCharacters',
      'hyphenPosition',
      'consecutiveHyphens',
      'allNumbers',
      'reservedWord',
      'noDomainName',
      'searchFailed',
    ]
    for (const locale of locales) {
      const sentences = await Promise.all(keys.map((key) => say(locale, `validation.${key}`)))
      expect(sentences.filter((sentence) => sentence.startsWith('validation.'))).toEqual([])
      expect(new Set(sentences).size).toBe(keys.length)
    }
  })

  it('§5: has messages for a transfer’s domain and auth code', async () => {
    const [domain, code] = await Promise.all([english('validation.required'), english('transferWizard.codeRequired')])
    expect(domain).not.toBe(code)
    expect(code).toContain('authorization code')
  })

  it('§9.9, §9.21, §9.26: has texts for renewals, savings and the wildcard surcharge', async () => {
    expect(await english('domainPricingGrid.renewsAt', { price: '$14.99' })).toBe('Renews at $14.99/year')
    expect(await english('transferWizard.renewsAt', { price: '$14.99' })).toBe('Renews at $14.99/year')
    expect(await english('periods.save', { percent: 17 })).toBe('Save 17%')
    expect(await english('sslChooser.wildcardExtra', { extra: 2 })).toBe('+2x')
  })
})
