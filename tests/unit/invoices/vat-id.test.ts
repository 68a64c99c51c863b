import { describe, expect, it } from 'vitest'
import { isVatId, normaliseVatId } from '@/core/invoices/vat-id'
import { contactSchema } from '@/contract/checkout'

const written = [
  'DE123456789',
  'ATU12345678',
  'ESB12345678',
  'FRXX123456789',
  'NL123456789B01',
  'IE1234567FA',
  'EL123456789',
  'XI123456789',
  'CHE123456789MWST',
]
const wrong = ['DE12345678', 'AT12345678', 'ESB1234567', 'FRIO123456789', 'NL123456789', 'DE', 'US1', '']

describe('a VAT number', () => {
  it.each(written)('I6: %s is written as its country writes it', (text) => {
    expect(isVatId(text)).toBe(true)
  })
  it.each(wrong)('I6: “%s” is not', (text) => {
    expect(isVatId(text)).toBe(false)
  })

  it('I6: spaces, dots and small letters are how people write it', () => {
    expect(normaliseVatId(' de 123.456-789 ')).toBe('DE123456789')
  })

  it('I6: the checkout takes none, and refuses a wrong one; an empty company is none', () => {
    const contact = { email: 'ada@example.com', name: 'Ada' }
    expect(contactSchema.parse({ ...contact, company: ' ', vatId: '' })).toEqual(contact)
    expect(contactSchema.parse({ ...contact, company: 'Ada Ltd', vatId: 'de 123456789' })).toEqual({
      ...contact,
      company: 'Ada Ltd',
      vatId: 'DE123456789',
    })
    expect(contactSchema.safeParse({ ...contact, vatId: 'DE12' }).success).toBe(false)
  })
})
