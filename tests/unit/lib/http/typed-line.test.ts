import { describe, expect, it } from 'vitest'
import { parseRecordSet } from '@/core/dns/records'
import { parseNameservers } from '@/core/dns/hosts'
import { normaliseCode } from '@/core/discounts/coupons'
import { parseAuthorizationCode } from '@/core/domains/transfers'
import { normaliseOrderNumber } from '@/core/orders/types'
import { parseTypedCode } from '@/core/accounts/accounts'
import { canonicalEmail } from '@/core/accounts/email-address'
import { emailAddress, longText, nameText, plainText, requiredText, websiteAddress } from '@/lib/http/text'
import { patchCartSchema } from '@/modules/cart/schema'
import { billingAddressSchema, contactSchema, phoneText } from '@/modules/checkout/schema'
import { loginSchema, registrationSchema } from '@/modules/accounts/schema'
import { discountCode } from '@/modules/pricing/schema'
import { readFile } from '@/payload/admin/price-lists/kinds'

/** Text as copied from a messenger, a PDF or a word processor. */
const pasted = (text: string): string => `\uFEFF\u00A0${text.slice(0, 2)}\u200B\u00AD${text.slice(2)}\u200E\u00A0`

describe('R28: invisible characters are removed', () => {
  it.each([
    ['plain text', plainText(60), 'rosa'],
    ['required text', requiredText(60), 'rosa'],
    ['a name', nameText(60), 'Rosa Otter'],
    ['an email address', emailAddress, 'rosa@example.com'],
    ['a website', websiteAddress, 'https://example.com/'],
    ['a phone number', phoneText, '+4930901820'],
    ['a discount code', discountCode, 'WELCOME10'],
  ] as const)('in %s', (_what, schema, text) => {
    expect(schema.parse(pasted(text))).toBe(text)
  })

  it('in every line of checkout, cart and account', () => {
    const contact = { email: 'rosa@example.com', name: 'Rosa', company: 'Otter GmbH', vatId: 'DE123456789' }
    const billingAddress = { line1: 'Am Ufer 1', line2: 'c/o Otter', city: 'Köln', region: 'NRW', postalCode: '50667', country: 'DE' }
    const bent = (fields: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, name === 'country' ? text : pasted(text)]))
    expect(contactSchema.parse(bent(contact))).toEqual(contact)
    expect(billingAddressSchema.parse(bent(billingAddress))).toEqual(billingAddress)
    const billing = { country: 'DE', region: pasted('NRW'), company: pasted('Otter'), vatId: pasted('DE1') }
    expect(patchCartSchema.parse({ billing })).toMatchObject({
      billing: { region: 'NRW', company: 'Otter', vatId: 'DE1' },
    })
    const account = { email: pasted('rosa@example.com'), password: 'a password of words' }
    expect(registrationSchema.parse({ ...account, name: pasted('Rosa') })).toMatchObject({ name: 'Rosa', email: 'rosa@example.com' })
    expect(loginSchema.parse(account).email).toBe('rosa@example.com')
  })

  it('before the length is checked, leaving nothing if nothing else was typed', () => {
    expect(plainText(4).parse('\u200Brosa\u200B')).toBe('rosa')
    expect(requiredText(4).safeParse('\u200B\u00A0\u3164').success).toBe(false)
  })

  it('in codes, numbers, records and files', () => {
    expect(normaliseCode(pasted('Welcome10'))).toBe('WELCOME10')
    expect(normaliseOrderNumber(pasted('ord-1'))).toBe('ORD-1')
    expect(canonicalEmail(pasted('Rosa@example.com'))).toBe('rosa@example.com')
    expect(parseTypedCode(pasted('123456'))).toEqual({ kind: 'time', digits: '123456' })
    expect(parseAuthorizationCode(pasted('Ab-123'))).toMatchObject({ ok: true, value: 'Ab-123' })
    expect(parseNameservers('a.example', ['ns1.example.net', 'ns2.example.net'].map(pasted))).toMatchObject({
      value: ['ns1.example.net', 'ns2.example.net'],
    })
    const record = { name: pasted('www'), type: 'TXT', ttl: 3600, values: [pasted('google-site-verification=abc')] } as const
    expect(parseRecordSet('a.example', record)).toMatchObject({ value: { name: 'www', values: ['google-site-verification=abc'] } })
    expect(readFile(`${pasted('key')},price\n${pasted('basic')},${pasted('4.99')}`, { i18n: { language: 'en' } })).toMatchObject({
      file: { headings: ['key', 'price'], lines: [{ cells: { key: 'basic', price: '4.99' } }] },
    })
  })

  it('not in long texts', () => {
    expect(longText.parse('می‌خواهم 👩‍💻\r\nzero\u200Bwidth')).toBe('می‌خواهم 👩‍💻\nzero\u200Bwidth')
  })
})
