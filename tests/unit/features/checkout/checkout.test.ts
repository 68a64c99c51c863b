import { describe, expect, it } from 'vitest'
import { createAttemptKeys } from '@/features/checkout/attempt-keys'
import { createCheckoutDraft, toOutcome } from '@/features/checkout/checkout-outcome'
import { checkForm } from '@/features/checkout/checkout-schema'
import { countryCodes, countryOptions } from '@/core/addresses'
import en from '@/lib/i18n/messages/en.json'
import { checkoutRequestSchema } from '@/modules/checkout/request-schema'

const filled = {
  'contact.name': 'Ines Calloway',
  'contact.email': 'ines@example.com',
  'billingAddress.line1': 'Alder Street 14',
  'billingAddress.line2': '',
  'billingAddress.postalCode': '97232',
  'billingAddress.city': 'Portland',
  'billingAddress.region': 'Oregon',
  'billingAddress.country': 'US',
  paymentMethod: 'offline',
  acceptTerms: 'on',
}

const check = (fields: Readonly<Record<string, string>>, hasPreselected = false) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return checkForm(form, hasPreselected)
}

/** Billing country, with or without pre-ticked extras. */
const checkFrom = (country: string, fields: Readonly<Record<string, string>>, hasPreselected = true) =>
  check({ ...filled, 'billingAddress.country': country, acceptStart: 'on', ...fields }, hasPreselected)

const without = (name: keyof typeof filled) => Object.fromEntries(Object.entries(filled).filter(([known]) => known !== name))

describe('preselected extras', () => {
  it.each(['DE', 'ES', 'FR', 'GB'])('need the buyer’s own consent in %s', (country) => {
    expect(checkFrom(country, {})).toEqual({ form: null, faults: { acceptExtras: 'extrasRequired' } })
    const sent = checkFrom(country, { acceptExtras: 'on' })
    expect(sent.faults).toBeNull()
    expect(sent.form).not.toHaveProperty('acceptExtras')
  })

  it('need no consent elsewhere, or if nothing was preselected', () => {
    expect(checkFrom('US', {}).faults).toBeNull()
    expect(checkFrom('DE', {}, false).faults).toBeNull()
  })
})

describe('the early start of a service', () => {
  const from = (country: string, fields: Readonly<Record<string, string>> = {}) =>
    check({ ...filled, 'billingAddress.country': country, ...fields })

  it('U46: is requested by a consumer’s own consent, which is sent', () => {
    expect(from('DE')).toEqual({ form: null, faults: { acceptStart: 'startRequired' } })
    expect(from('DE', { acceptStart: 'on' }).form).toMatchObject({ acceptStart: true })
  })

  it('U46: is not requested of a company or a buyer elsewhere', () => {
    for (const sent of [from('US', { acceptStart: 'on' }), from('DE', { 'contact.company': 'Otter GmbH' })]) {
      expect(sent.faults).toBeNull()
      expect(sent.form).not.toHaveProperty('acceptStart')
    }
  })
})

describe('the checkout form', () => {
  it('accepts what the API accepts', () => {
    const { form } = check(filled)
    expect(form).not.toBeNull()
    const body = JSON.parse(JSON.stringify({ ...form, expectedTotal: 72.99, expectedCurrency: 'USD' })) as unknown
    expect(checkoutRequestSchema.safeParse(body).success).toBe(true)
  })

  it.each([
    [{ ...filled, 'contact.name': ' ' }, 'contact.name', 'nameRequired'],
    [without('contact.name'), 'contact.name', 'nameRequired'],
    [{ ...filled, 'contact.email': 'ines' }, 'contact.email', 'emailInvalid'],
    [{ ...filled, 'contact.email': '' }, 'contact.email', 'emailInvalid'],
    [{ ...filled, 'billingAddress.country': '' }, 'billingAddress.country', 'countryRequired'],
    [{ ...filled, 'billingAddress.city': 'x'.repeat(121) }, 'billingAddress.city', 'tooLong'],
    [without('acceptTerms'), 'acceptTerms', 'termsRequired'],
  ])('reports a field’s error by a key with a message: %#', (fields, name, message) => {
    expect(check(fields).faults).toEqual({ [name]: message })
    expect(en.checkout.errors).toHaveProperty(message)
  })
})

describe('the owner of a domain', () => {
  const sent = (fields: Readonly<Record<string, string>>) => check({ ...filled, ...fields })

  it('N9: is the buyer, who adds a phone number: the API gets a registrant it accepts', () => {
    const { form } = sent({ 'contact.company': 'Otter Inc.', 'registrant.phone': '+1 503 555 0100' })
    expect(form?.registrant).toEqual({
      name: 'Ines Calloway',
      organisation: 'Otter Inc.',
      email: 'ines@example.com',
      phone: '+15035550100',
      line1: 'Alder Street 14',
      postalCode: '97232',
      city: 'Portland',
      region: 'Oregon',
      country: 'US',
    })
    const body = JSON.parse(JSON.stringify({ ...form, expectedTotal: 12.99, expectedCurrency: 'USD' })) as unknown
    expect(checkoutRequestSchema.safeParse(body).success).toBe(true)
  })

  it.each(['', '555 0100', 'ask me'])('N9: needs a phone number with its country code, not “%s”', (phone) => {
    expect(sent({ 'registrant.phone': phone }).faults).toEqual({ 'registrant.phone': 'phoneInvalid' })
  })

  it('N9: of nothing is not asked for, and another is sent as typed', () => {
    expect(sent({}).form).not.toHaveProperty('registrant')
    const other = {
      name: 'Nils Adler',
      email: 'nils@example.com',
      phone: '+4930901820',
      line1: 'Kai 1',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'DE',
    }
    const typed = Object.fromEntries(Object.entries(other).map(([field, value]) => [`registrant.${field}`, value]))
    expect(sent(typed).form?.registrant).toEqual(other)
    expect(sent({ ...typed, 'registrant.phone': '' }).faults).toEqual({ 'registrant.phone': 'phoneInvalid' })
  })
})

describe('the idempotency key', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }

  it('O5: stays for the same body, across reloads; another body gets another', () => {
    const store = storage()
    const keys = createAttemptKeys(() => store)
    const key = keys.keyFor('{"a":1}')
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(keys.keyFor('{"a":1}')).toBe(key)
    expect(createAttemptKeys(() => store).keyFor('{"a":1}')).toBe(key)
    expect(keys.keyFor('{"a":2}')).not.toBe(key)
  })

  it('O5: is discarded when an order was placed', () => {
    const store = storage()
    const keys = createAttemptKeys(() => store)
    const key = keys.keyFor('body')
    keys.finish()
    expect(keys.keyFor('body')).not.toBe(key)
  })

  it('stores nothing typed, and works without storage', () => {
    const store = storage()
    createAttemptKeys(() => store).keyFor('ines@example.com')
    expect(store.getItem('checkout-attempt')).not.toContain('ines')
    const keys = createAttemptKeys(() => null)
    expect(keys.keyFor('body')).toBe(keys.keyFor('body'))
  })
})

describe('the checkout outcome', () => {
  const refused = (status: number, code: string, body: unknown = null) =>
    toOutcome({ ok: false, error: { status, code, message: 'Satz', body } }).kind

  it.each([
    [409, 'domain-unavailable', 'domain-unavailable'],
    [409, 'idempotency-mismatch', 'refused'],
    [422, 'empty-cart', 'refused'],
    [503, 'unavailable', 'unavailable'],
    [500, 'unknown', 'unavailable'],
    [0, 'network', 'network'],
  ] as const)('%i %s is %s', (status, code, kind) => expect(refused(status, code)).toBe(kind))

  it('leads to the payment page of a card order, or reports that it is unavailable', () => {
    const placed = (payment: object) => toOutcome({ ok: true, value: { orderNumber: 'ORD-1', accessToken: 't', payment } as never })
    expect(placed({ status: 'pending', url: 'https://pay.test/1' })).toMatchObject({ page: { url: 'https://pay.test/1' } })
    expect(placed({ status: 'unavailable' })).toMatchObject({ page: 'unavailable' })
    expect(placed({ status: 'pending' })).toMatchObject({ page: null })
  })

  it('O6: ignores a changed quote that cannot be parsed', () => {
    expect(refused(409, 'quote-changed', { error: {} })).toBe('refused')
  })
})

describe('countries', () => {
  it('lists ISO 3166 once each, by name in the visitor’s language', () => {
    expect(countryCodes).toHaveLength(250)
    expect(new Set(countryCodes).size).toBe(250)
    const german = countryOptions('de')
    expect(german.find(({ value }) => value === 'DE')?.label).toBe('Deutschland')
    expect(german.findIndex(({ value }) => value === 'AT')).toBeGreaterThan(german.findIndex(({ value }) => value === 'DE'))
  })
})

describe('the checkout draft', () => {
  const storeOf = () => {
    const kept = new Map<string, string>()
    const storage = {
      length: 0,
      clear: () => kept.clear(),
      key: () => null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } satisfies Storage
    return { kept, store: () => storage }
  }
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }

  it('restores input after a reload until ordered, without consents', () => {
    const { kept, store } = storeOf()
    createCheckoutDraft(store, {}).keep(formOf(filled))
    const reloaded = createCheckoutDraft(store, {})
    expect(reloaded.fields()).toMatchObject({ 'contact.name': 'Ines Calloway', 'billingAddress.country': 'US' })
    expect(reloaded.fields()).not.toHaveProperty('acceptTerms')
    reloaded.forget()
    expect(kept.size).toBe(0)
    expect(createCheckoutDraft(store, {}).fields()).toEqual({})
  })

  it('belongs to its account: a guest who logs in keeps the address, another account does not see it', () => {
    const { store } = storeOf()
    const account = { 'contact.email': 'account@example.com', 'contact.name': 'Ada' }
    createCheckoutDraft(store, {}).keep(formOf(filled))
    expect(createCheckoutDraft(store, account).fields()).toMatchObject({ ...account, 'billingAddress.city': 'Portland' })
    createCheckoutDraft(store, account).keep(formOf(filled))
    expect(createCheckoutDraft(store, account).fields()).toMatchObject({ 'contact.name': 'Ines Calloway' })
    expect(createCheckoutDraft(store, {}).fields()).toEqual({})
    expect(createCheckoutDraft(store, { 'contact.email': 'other@example.com' }).fields()).toEqual({ 'contact.email': 'other@example.com' })
  })

  it('works without storage, and with invalid content', () => {
    const { kept, store } = storeOf()
    kept.set('checkout-draft', '{"owner":"","fields":{"contact.name":7,"password":"x"}}')
    expect(createCheckoutDraft(store, {}).fields()).toEqual({})
    expect(createCheckoutDraft(() => null, { 'contact.name': 'Ada' }).fields()).toEqual({ 'contact.name': 'Ada' })
  })
})
