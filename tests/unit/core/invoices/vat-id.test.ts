import { describe, expect, it } from 'vitest'
import { contactSchema } from '@/modules/checkout/schema'
import { checkoutRequestSchema } from '@/modules/checkout/request-schema'
import { normaliseVatId, parseVatId } from '@/core/invoices/vat-id'
import { checkForm } from '@/features/checkout/checkout-schema'
import { checkoutBody } from '../../../integration/api/requests'

/** By billing country: inputs, canonical form, and invalid inputs. */
const byCountry: readonly (readonly [country: string, typed: readonly string[], kept: string, wrong: readonly string[]])[] = [
  ['AT', ['ATU12345678', 'U12345678', '12345678', 'at u 1234 5678'], 'ATU12345678', ['ATU1234567', 'QUATSCH']],
  ['BE', ['BE0123456789', '0123.456.789', 'BE 123456789'], 'BE0123456789', ['BE2123456789', 'BE012345678901']],
  ['BG', ['BG123456789', '123456789'], 'BG123456789', ['BG12345678', 'BG12345678901']],
  ['CY', ['CY12345678X', '12345678x'], 'CY12345678X', ['CY123456789']],
  ['CZ', ['CZ12345678', '12345678'], 'CZ12345678', ['CZ1234567', 'CZ12345678901']],
  ['DE', ['DE123456789', '123456789', 'de 123-456-789'], 'DE123456789', ['DE12345678', 'ATU12345678', 'DEDE123456789']],
  ['DK', ['DK12345678', '12 34 56 78'], 'DK12345678', ['DK123456789']],
  ['EE', ['EE123456789', '123456789'], 'EE123456789', ['EE12345678']],
  ['ES', ['ESB12345678', 'B-12345678'], 'ESB12345678', ['ES123456789', 'B1234567']],
  ['FI', ['FI12345678', '1234567-8'], 'FI12345678', ['FI123456789']],
  ['FR', ['FRXX123456789', 'XX 123 456 789'], 'FRXX123456789', ['FRIO123456789', 'FR123456789', 'DE123456789', 'GR123456789']],
  ['GR', ['EL123456789', 'GR123456789', '123456789', 'gr 123.456.789'], 'EL123456789', ['EL12345678', 'GREL123456789', 'DE123456789']],
  ['HR', ['HR12345678901', '12345678901'], 'HR12345678901', ['HR1234567890']],
  ['HU', ['HU12345678', '12345678'], 'HU12345678', ['HU123456789']],
  ['IE', ['IE1234567FA', '1234567FA'], 'IE1234567FA', ['IE1234567', 'IE1234567ZZ']],
  ['IT', ['IT12345678901', '12345678901'], 'IT12345678901', ['IT1234567890']],
  ['LT', ['LT123456789', '123456789'], 'LT123456789', ['LT1234567890']],
  ['LU', ['LU12345678', '12345678'], 'LU12345678', ['LU123456789']],
  ['LV', ['LV12345678901', '12345678901'], 'LV12345678901', ['LV123456789']],
  ['MT', ['MT12345678', '12345678'], 'MT12345678', ['MT123456789']],
  ['NL', ['NL123456789B01', '123456789B01'], 'NL123456789B01', ['NL123456789', 'NL123456789C01']],
  ['PL', ['PL1234567890', '123-456-78-90'], 'PL1234567890', ['PL123456789']],
  ['PT', ['PT123456789', '123 456 789'], 'PT123456789', ['PT12345678']],
  ['RO', ['RO12345678', '12345678'], 'RO12345678', ['RO1', 'RO12345678901']],
  ['SE', ['SE123456789001', '123456789001', 'SE 123456-7890 01'], 'SE123456789001', ['SE1234567890']],
  ['SI', ['SI12345678', '12345678'], 'SI12345678', ['SI1234567']],
  ['SK', ['SK1234567890', '1234567890'], 'SK1234567890', ['SK123456789']],
  ['GB', ['GB123456789', '123 4567 89'], 'GB123456789', ['GB12345678', 'DE123456789', 'QUATSCH']],
  ['GB', ['XI123456789', 'xi 123 4567 89'], 'XI123456789', ['XI12345678']],
  ['CH', ['CHE-123.456.789', 'CH123456789', 'E123456789', '123.456.789'], 'CHE123456789', ['CHE12345678', 'QUATSCH']],
  ['CH', ['CHE-123.456.789 MWST'], 'CHE123456789MWST', ['CHE123456789USTID']],
  ['NO', ['NO123456789', '123456789'], 'NO123456789', ['NO12345678']],
  ['NO', ['NO 123 456 789 MVA', '123456789MVA'], 'NO123456789MVA', ['NO123456789X']],
  ['US', ['12-3456789'], '123456789', ['QUATSCH', 'US1', '']],
  ['MX', ['SEM010101AB1'], 'SEM010101AB1', ['QUATSCH']],
  ['', ['DE 123456789'], 'DE123456789', ['QUATSCH', 'DE']],
]

describe.each(byCountry)('a VAT number in %s', (country, typed, kept, wrong) => {
  it(`I6: is stored as ${kept} when it is typed in any usual way`, () => {
    expect(typed.map((each) => parseVatId(each, country))).toEqual(typed.map(() => kept))
  })
  it('I6: is rejected if it cannot belong to that country', () => {
    expect(wrong.filter((each) => parseVatId(each, country) !== null)).toEqual([])
  })
})

it('I6: has a format for every member state, and for the main neighbouring markets', () => {
  const countries = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB CH NO'.split(' ')
  expect(countries.filter((each) => parseVatId('QUATSCH1', each) !== null)).toEqual([])
})

it('I6: drops spaces, punctuation and invisible characters when a number is pasted', () => {
  expect(normaliseVatId('\ufeff de\u00a0123.456\u200b-789\u00ad/\u200e\t')).toBe('DE123456789')
  expect(normaliseVatId('ＤＥ１２３４５６７８９')).toBe('DE123456789')
})

describe('the VAT number at checkout', () => {
  const postalCodes: Readonly<Record<string, string>> = { AT: '1010', GR: '104 31', IE: 'D02 X285' }
  const requestOf = (country: string, vatId: string) => ({
    ...checkoutBody,
    contact: { ...checkoutBody.contact, vatId },
    billingAddress: { ...checkoutBody.billingAddress, postalCode: postalCodes[country], country },
    expectedTotal: 1,
    expectedCurrency: 'USD',
  })
  const issuesOf = (body: unknown) => checkoutRequestSchema.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? []

  it('I6: gets the prefix of the billing country if it is missing', () => {
    expect(checkoutRequestSchema.parse(requestOf('IE', '1234567fa')).contact.vatId).toBe('IE1234567FA')
    expect(checkoutRequestSchema.parse(requestOf('GR', 'GR 123456789')).contact.vatId).toBe('EL123456789')
  })

  it('I6: is rejected at its field for another country, along with every other error', () => {
    expect(issuesOf(requestOf('AT', 'DE123456789'))).toEqual(['contact.vatId'])
    const { acceptTerms: _terms, ...more } = requestOf('AT', 'DE123456789')
    expect(issuesOf({ ...more, billingAddress: { ...more.billingAddress, city: '' } })).toEqual(['billingAddress.city', 'contact.vatId'])
  })

  it('I6: is optional', () => {
    expect(contactSchema.parse({ email: 'ada@example.com', name: 'Ada', company: ' ', vatId: '' })).toEqual({
      email: 'ada@example.com',
      name: 'Ada',
    })
  })

  it.each([true, false])('I6: shows its own message in the form when it is rejected (extras ticked beforehand: %s)', (hasExtras) => {
    const { contact, billingAddress } = requestOf('AT', 'DE123456789')
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...contact, company: '' })) data.set(`contact.${name}`, String(value))
    for (const [name, value] of Object.entries(billingAddress)) data.set(`billingAddress.${name}`, String(value))
    data.set('paymentMethod', 'offline')
    expect(checkForm(data, hasExtras).faults).toMatchObject({ 'contact.vatId': 'vatIdInvalid', acceptTerms: 'termsRequired' })
  })
})
