import { describe, expect, it } from 'vitest'
import { phoneText } from '@/modules/checkout/schema'
import { domainContactSchema } from '@/modules/domains/schema'
import { contactLines } from '@/core/domains/registrar'

const contact = {
  role: 'registrant',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946-0000',
  line1: '12 St James Square',
  city: 'London',
  postalCode: 'SW1Y 4JH',
  country: 'GB',
} as const

describe('N9: registry contacts', () => {
  it.each([
    ['+49 (30) 901-820', '+4930901820'],
    ['0049 30 901820', '+4930901820'],
    ['+1.202.555.0100', '+12025550100'],
    ['030 901820', null],
    ['+0123456789', null],
    ['+49 30 abc', null],
    ['+1234567890123456', null],
  ])('N9: accepts the phone number %s', (typed, expected) => {
    const read = phoneText.safeParse(typed)
    expect(read.success ? read.data : null).toBe(expected)
  })

  it('N9: require name, address, email and phone', () => {
    expect(domainContactSchema.parse({ ...contact, organisation: ' ' })).toMatchObject({ phone: '+442079460000', organisation: undefined })
    for (const name of ['name', 'email', 'phone', 'line1', 'city', 'postalCode', 'country'] as const)
      expect(domainContactSchema.safeParse({ ...contact, [name]: '' }).success, name).toBe(false)
    expect(domainContactSchema.safeParse({ ...contact, country: 'XX' }).success).toBe(false)
  })

  it('N9: are formatted one line each', () => {
    const { role: _role, ...registrant } = contact
    expect(contactLines({ registrant, billing: { ...registrant, name: 'Desk', organisation: 'Meadow Ltd' } })).toBe(
      [
        'registrant:\nAda Lovelace\n12 St James Square\nSW1Y 4JH London\nGB\nada@example.com\n+44 20 7946-0000',
        'billing:\nDesk\nMeadow Ltd\n12 St James Square\nSW1Y 4JH London\nGB\nada@example.com\n+44 20 7946-0000',
      ].join('\n\n'),
    )
  })
})
