import { describe, expect, it } from 'vitest'
import { createAttemptKeys, createCheckoutDraft, toOutcome } from '@/features/checkout/checkout-outcome'
import { checkForm } from '@/features/checkout/checkout-schema'
import { countryCodes, countryOptions } from '@/core/addresses/country-codes'
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

describe('extras that were ticked beforehand', () => {
  it.each(['DE', 'ES', 'FR', 'GB'])('in %s no order is sent without the buyer’s own tick', (country) => {
    expect(checkFrom(country, {})).toEqual({ form: null, faults: { acceptExtras: 'extrasRequired' } })
    const sent = checkFrom(country, { acceptExtras: 'on' })
    expect(sent.faults).toBeNull()
    expect(sent.form).not.toHaveProperty('acceptExtras')
  })

  it('need no tick elsewhere, nor where nothing was ticked for the buyer', () => {
    expect(checkFrom('US', {}).faults).toBeNull()
    expect(checkFrom('DE', {}, false).faults).toBeNull()
  })
})

describe('the start before the withdrawal period is over', () => {
  const from = (country: string, fields: Readonly<Record<string, string>> = {}) =>
    check({ ...filled, 'billingAddress.country': country, ...fields })

  it('U46: a consumer asks for it by a tick of their own, which is sent along', () => {
    expect(from('DE')).toEqual({ form: null, faults: { acceptStart: 'startRequired' } })
    expect(from('DE', { acceptStart: 'on' }).form).toMatchObject({ acceptStart: true })
  })

  it('U46: a company and a buyer elsewhere are not asked, and nothing is sent', () => {
    for (const sent of [from('US', { acceptStart: 'on' }), from('DE', { 'contact.company': 'Otter GmbH' })]) {
      expect(sent.faults).toBeNull()
      expect(sent.form).not.toHaveProperty('acceptStart')
    }
  })
})

describe('checkout form', () => {
  it('what it accepts, the contract accepts', () => {
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
  ])('says what is wrong with a field, by a key that has words: %#', (fields, name, message) => {
    expect(check(fields).faults).toEqual({ [name]: message })
    expect(en.checkout.errors).toHaveProperty(message)
  })
})

describe('attempt key', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }

  it('O5: the same body keeps its key, over a reload too; another body gets another', () => {
    const store = storage()
    const keys = createAttemptKeys(() => store)
    const key = keys.keyFor('{"a":1}')
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(keys.keyFor('{"a":1}')).toBe(key)
    expect(createAttemptKeys(() => store).keyFor('{"a":1}')).toBe(key)
    expect(keys.keyFor('{"a":2}')).not.toBe(key)
  })

  it('O5: an order that was placed ends its attempt', () => {
    const store = storage()
    const keys = createAttemptKeys(() => store)
    const key = keys.keyFor('body')
    keys.finish()
    expect(keys.keyFor('body')).not.toBe(key)
  })

  it('keeps nothing of what was typed, and works without a store', () => {
    const store = storage()
    createAttemptKeys(() => store).keyFor('ines@example.com')
    expect(store.getItem('checkout-attempt')).not.toContain('ines')
    const keys = createAttemptKeys(() => null)
    expect(keys.keyFor('body')).toBe(keys.keyFor('body'))
  })
})

describe('checkout outcome', () => {
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

  it('an order by card leads to the page it is paid on, or says that this did not answer', () => {
    const placed = (payment: object) => toOutcome({ ok: true, value: { orderNumber: 'ORD-1', accessToken: 't', payment } as never })
    expect(placed({ status: 'pending', url: 'https://pay.test/1' })).toMatchObject({ page: { url: 'https://pay.test/1' } })
    expect(placed({ status: 'unavailable' })).toMatchObject({ page: 'unavailable' })
    expect(placed({ status: 'pending' })).toMatchObject({ page: null })
  })

  it('O6: a changed quote that cannot be read is never taken for one', () => {
    expect(refused(409, 'quote-changed', { error: {} })).toBe('refused')
  })
})

describe('countries', () => {
  it("lists ISO 3166 once each, by name in the visitor's language", () => {
    expect(countryCodes).toHaveLength(250)
    expect(new Set(countryCodes).size).toBe(250)
    const german = countryOptions('de')
    expect(german.find(({ value }) => value === 'DE')?.label).toBe('Deutschland')
    expect(german.findIndex(({ value }) => value === 'AT')).toBeGreaterThan(german.findIndex(({ value }) => value === 'DE'))
  })
})

describe('checkout draft', () => {
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

  it('what was typed is there again after a reload, until it is ordered; ticks are not', () => {
    const { kept, store } = storeOf()
    createCheckoutDraft(store, {}).keep(formOf(filled))
    const reloaded = createCheckoutDraft(store, {})
    expect(reloaded.fields()).toMatchObject({ 'contact.name': 'Ines Calloway', 'billingAddress.country': 'US' })
    expect(reloaded.fields()).not.toHaveProperty('acceptTerms')
    reloaded.forget()
    expect(kept.size).toBe(0)
    expect(createCheckoutDraft(store, {}).fields()).toEqual({})
  })

  it('a draft is its own account’s: a guest who logs in keeps the address typed, another account does not see it', () => {
    const { store } = storeOf()
    const account = { 'contact.email': 'account@example.com', 'contact.name': 'Ada' }
    createCheckoutDraft(store, {}).keep(formOf(filled))
    expect(createCheckoutDraft(store, account).fields()).toMatchObject({ ...account, 'billingAddress.city': 'Portland' })
    createCheckoutDraft(store, account).keep(formOf(filled))
    expect(createCheckoutDraft(store, account).fields()).toMatchObject({ 'contact.name': 'Ines Calloway' })
    expect(createCheckoutDraft(store, {}).fields()).toEqual({})
    expect(createCheckoutDraft(store, { 'contact.email': 'other@example.com' }).fields()).toEqual({ 'contact.email': 'other@example.com' })
  })

  it('works without a store, and with one that holds something else', () => {
    const { kept, store } = storeOf()
    kept.set('checkout-draft', '{"owner":"","fields":{"contact.name":7,"password":"x"}}')
    expect(createCheckoutDraft(store, {}).fields()).toEqual({})
    expect(createCheckoutDraft(() => null, { 'contact.name': 'Ada' }).fields()).toEqual({ 'contact.name': 'Ada' })
  })
})
