import { describe, expect, it } from 'vitest'
import { addressFormatOf, ofCountry } from '@/modules/checkout/address-schema'
import { billingAddressSchema, country } from '@/modules/checkout/schema'
import { countryCodes } from '@/core/addresses'

const schema = ofCountry(billingAddressSchema)
const place = { line1: '1 Main Street', city: 'Anywhere' }

const faultsOf = (address: Record<string, string>): readonly string[] => {
  const parsed = schema.safeParse({ ...place, ...address })
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

describe('O22: addresses by country', () => {
  it.each(countryCodes)('O22: require for %s what the format says', (code) => {
    const { postalCode, postalCodePattern, regions } = addressFormatOf(code)
    const region = regions[0]?.name ?? ''
    expect(faultsOf({ country: code, region }), 'without a postal code').toEqual(postalCode === 'required' ? ['postalCode'] : [])
    if (postalCodePattern) expect(faultsOf({ country: code, region, postalCode: 'ZZ?!' })).toEqual(['postalCode'])
    if (postalCode === 'none')
      expect(schema.parse({ ...place, country: code, region, postalCode: '12345' })).toMatchObject({ postalCode: '' })
    if (regions.length === 0) return
    expect(new Set(regions.map(({ name }) => name.toLowerCase())).size).toBe(regions.length)
    expect(faultsOf({ country: code, region: 'Nowhere', ...(postalCode === 'required' ? { postalCode: '' } : {}) })).toContain('region')
  })

  it.each([
    ['DE', '10115'],
    ['AT', '1010'],
    ['CH', '8001'],
    ['FR', '75001'],
    ['ES', '28001'],
    ['GB', 'sw1a 1aa'],
    ['IE', 'D02 X285'],
    ['NL', '1012 AB'],
    ['PT', '4050-449'],
    ['PL', '00-950'],
    ['SE', '113 51'],
    ['LT', 'LT-04340'],
    ['LU', 'L-1930'],
    ['JP', '100-0001'],
    ['SG', '018956'],
    ['XK', '10000'],
  ])('O22: accept a postal code of %s written as %s', (code, postalCode) => {
    expect(faultsOf({ country: code, postalCode })).toEqual([])
  })

  it.each([
    ['US', 'ABC', 'California'],
    ['DE', '1234', ''],
    ['GB', '10115', ''],
    ['CA', 'K1A', 'Ontario'],
  ])('O22: reject a postal code if %s has none like %s', (code, postalCode, region) => {
    expect(faultsOf({ country: code, postalCode, region })).toEqual(['postalCode'])
  })

  it.each(['HK', 'AE', 'QA', 'PA', 'AO'])('O22: accept no postal code if %s has none', (code) => {
    expect(addressFormatOf(code).postalCode).toBe('none')
    expect(schema.parse({ ...place, country: code, region: addressFormatOf(code).regions[0]?.name ?? '' })).toMatchObject({
      postalCode: '',
    })
  })

  it.each(['CA', 'ca', 'california', 'California'])('O22: store a state by name if written as %s', (region) => {
    expect(schema.parse({ ...place, country: 'US', postalCode: '94016', region })).toMatchObject({ region: 'California' })
  })

  it('O22: leave the region optional in EU countries', () => {
    expect(schema.parse({ ...place, country: 'ES', postalCode: '35001', region: 'Canarias' })).toMatchObject({ region: 'Canarias' })
  })

  it.each(['US', 'CA', 'AU', 'BR', 'MX', 'IN'])('O22: require a state for the country %s', (code) => {
    expect(addressFormatOf(code).regions.length).toBeGreaterThan(5)
  })

  it.each(['UK', 'SU', 'DD', 'YU', 'CS', 'AN', 'FX', 'EU', 'XX', 'de', ''])('O23: reject the country %j', (code) => {
    expect(country.safeParse(code).success).toBe(false)
  })

  it('O23: accept Kosovo, and every country once', () => {
    expect(countryCodes).toContain('XK')
    expect(new Set(countryCodes).size).toBe(countryCodes.length)
    expect(countryCodes.length).toBe(250)
  })
})
