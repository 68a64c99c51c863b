import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { defaultLocale, locales } from '@/config/locales'
import { loadMessages } from '@/i18n/messages'

// Every English sentence here is typed from the specification, and from nowhere else.

type Values = Readonly<Record<string, string | number>>

const say = async (locale: (typeof locales)[number], key: string, values: Values = {}): Promise<string> => {
  const translate = createTranslator({ locale, messages: await loadMessages(locale) })
  return translate(key as never, values as never)
}

const english = (key: string, values?: Values) => say(defaultLocale, key, values)

describe('§8: the error catalogue stands in English as it is written', () => {
  it.each([
    ['discountCodes.required', 'Please enter a discount code'],
    ['discounts.required', 'Please enter a discount code'],
    ['discountCodes.alreadyTitle', 'Already Applied'],
    ['discountCodes.already', 'This discount code is already applied'],
    ['discounts.already-applied', 'This discount code is already applied'],
    ['discountCodes.invalidTitle', 'Invalid Code'],
    ['discountCodes.invalid', 'This discount code is not valid'],
    ['discounts.reasons.unknown', 'This discount code is not valid'],
    ['discountCodes.failed', 'Failed to apply discount code. Please try again.'],
    ['sectionData.failures.resourceCentre', 'Error loading resource center'],
    ['sectionData.loading', 'Loading...'],
    ['resourceCentre.noMatch', 'No resources found'],
    ['sectionData.failures.technicalFeatures', 'Error loading technical features'],
    ['sectionData.failures.migration', 'Error loading migration assistance'],
    ['sectionData.unknown', 'Unknown error'],
    ['sectionData.unreadable', 'Failed to load data'],
    ['sectionData.retry', 'Retry'],
    ['errors.services-failed', 'Failed to load services'],
    ['domainSearch.notAvailable', 'Not Available'],
  ])('§8: %s is "%s"', async (key, sentence) => {
    expect(await english(key)).toBe(sentence)
  })

  it('§8: what failed is named: a section, the services, the prices of domains', async () => {
    expect(await english('sectionData.notLoaded', { section: 'testimonials' })).toBe('Failed to load testimonials data')
    expect(await english('errors.section-failed', { section: 'testimonials' })).toBe('Failed to load testimonials data')
    expect(await english('sectionData.failures.services', { message: 'closed' })).toBe('Failed to load services: closed')
    expect(await english('servicesGrid.failed', { message: 'closed' })).toBe('Failed to load services: closed')
    expect(await english('sectionData.failures.domainPricing', { message: 'closed' })).toBe('Failed to load domain pricing: closed')
  })

  it("§8: an empty code and a failure are headed 'Error'", async () => {
    const title = await english('discountCodes.errorTitle')
    expect(`${title} - ${await english('discountCodes.required')}`).toBe('Error - Please enter a discount code')
    expect(`${title} - ${await english('discountCodes.failed')}`).toBe('Error - Failed to apply discount code. Please try again.')
  })

  it('§8: a search with no results, and one that failed, each have their message', async () => {
    const [none, failed] = await Promise.all([english('domainSearch.noResults'), english('validation.searchFailed')])
    expect(none).not.toBe(failed)
    expect([none, failed].filter((sentence) => sentence.length < 10 || sentence.includes('domainSearch.'))).toEqual([])
  })

  it('§8: a taken domain is said so, as a sentence', async () => {
    expect(await english('domainSearch.taken')).toMatch(/^This domain is taken\.?$/)
  })
})

describe('§4, §5, §9: words the specification spells out', () => {
  it.each([
    ['domainSearch.tryAgain', 'Try again'],
    ['transferWizard.another', 'Transfer another'],
    ['hostingPlans.empty', 'No services available at the moment.'],
    ['sslPlans.empty', 'No services available at the moment.'],
    ['emailPlans.empty', 'No services available at the moment.'],
    ['comparison.empty', 'No services available at the moment.'],
    ['servicesGrid.empty', 'No services available at the moment.'],
    ['servicesGrid.retry', 'Retry'],
  ])('§4: %s is "%s"', async (key, sentence) => {
    expect(await english(key)).toBe(sentence)
  })

  it('§5: eleven message keys under validation, each with a sentence of its own in every language', async () => {
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

  it('§5: a transfer asks for its domain and for its authorization code, each in words of its own', async () => {
    const [domain, code] = await Promise.all([english('validation.required'), english('transferWizard.codeRequired')])
    expect(domain).not.toBe(code)
    expect(code).toContain('authorization code')
  })

  it('§9: renewals, savings and the surcharge of a wildcard', async () => {
    expect(await english('domainPricingGrid.renewsAt', { price: '$14.99' })).toBe('Renews at $14.99/year')
    expect(await english('transferWizard.renewsAt', { price: '$14.99' })).toBe('Renews at $14.99/year')
    for (const key of ['hostingPlans.save', 'sslPlans.save', 'periods.save']) expect(await english(key, { percent: 17 })).toBe('Save 17%')
    expect(await english('sslChooser.wildcardExtra', { extra: 2 })).toBe('+2x')
  })
})
