import type { CollectionSlug, RequiredDataFromCollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { decrypt } from '@/lib/crypto/encryption'
import { currencyData, extensionData, serviceData } from '../../support/cms/catalogue-data'
import { faultsOf } from '../../support/cms/field-faults'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

const create = <Slug extends CollectionSlug>(collection: Slug, data: object, locale: 'en' | 'es' = 'en') =>
  payload.create({ collection, locale, data: data as RequiredDataFromCollectionSlug<Slug> })

describe('prices', () => {
  it.each([12.999, 0.001])('rejects %d: more than two decimals', async (price) => {
    expect(await faultsOf(create('extensions', extensionData({ price, originalPrice: 20 })))).toEqual({
      price: 'Please use at most two decimals, such as 12.99.',
    })
  })
  it('rejects a price below zero', async () => {
    expect(Object.values(await faultsOf(create('extensions', extensionData({ renewal: -1 }))))).toEqual(['A price can’t be negative.'])
  })
  it.each([0, 0.1, 12.99, 1_000_000])('accepts %d', async (price) => {
    const { id } = await create('extensions', extensionData({ price, originalPrice: price }))
    await payload.delete({ collection: 'extensions', id })
  })
  it('reports in the editor’s language', async () => {
    const { createLocalReq } = await import('payload')
    const req = await createLocalReq({}, payload)
    req.i18n = { ...req.i18n, language: 'de' }
    const faults = await faultsOf(payload.create({ collection: 'extensions', data: extensionData({ price: -1 }), req }))
    expect(Object.values(faults)).toEqual(['Ein Preis kann nicht negativ sein.'])
  })
})

describe('a TLD', () => {
  it('starts with a dot', async () => {
    expect(Object.values(await faultsOf(create('extensions', extensionData({ extension: 'com' }))))).toEqual([
      'An extension begins with a dot, such as .com or .co.uk.',
    ])
  })
  it('R28: is stored without invisible characters', async () => {
    const pasted = await create('extensions', extensionData({ extension: '\uFEFF.pas\u200Bted\u00A0' }))
    expect(pasted).toMatchObject({ extension: '.pasted' })
    await payload.delete({ collection: 'extensions', id: (pasted as { id: string }).id })
  })
  it('is lower case and unique', async () => {
    const { id, extension: stored } = await create('extensions', extensionData({ extension: ' .CHECKED ' }))
    expect(stored).toBe('.checked')
    expect(Object.keys(await faultsOf(create('extensions', extensionData())))).toEqual(['extension'])
    await payload.delete({ collection: 'extensions', id })
  })
})

describe('a service', () => {
  const prices = (discount: number) => [{ period: 'monthly' as const, basePrice: 4.99, setupFee: 0, discount }]
  it.each([
    [1, 'Please enter a percentage below 100.'],
    [20, 'Please enter a percentage from 0 to 100.'],
    [-0.1, 'Please enter a percentage from 0 to 100.'],
  ])('P2: rejects a discount of %d', async (discount, message) => {
    expect(Object.values(await faultsOf(create('services', serviceData({ prices: prices(discount) }))))).toEqual([message])
  })
  it('§3.10, P4: has one price per period, and at least one', async () => {
    expect(Object.values(await faultsOf(create('services', serviceData({ prices: [...prices(0), ...prices(0.1)] }))))).toEqual([
      'Enter only one price per billing period.',
    ])
    expect(Object.values(await faultsOf(create('services', serviceData({ prices: [] }))))).toEqual(['Please enter at least one price.'])
  })
  it('§3.11: offers its default payment type', async () => {
    const paymentTypes = { available: ['full' as const], default: 'partial' as const }
    expect(Object.values(await faultsOf(create('services', serviceData({ paymentTypes }))))).toEqual([
      'The default must be one of the available payment options.',
    ])
  })
  it('§1.21, R6: requires its English texts, but no others', async () => {
    expect(Object.values(await faultsOf(create('services', serviceData({ name: ' ' }))))).toEqual([
      'Enter the English text: the other languages fall back to it.',
    ])
    const { id } = await create('services', serviceData())
    const spanish = await payload.update({ collection: 'services', id, locale: 'es', data: { description: 'Un plan.' } })
    expect(spanish).toMatchObject({ name: 'Checked', description: 'Un plan.' })
    const stored = await payload.findByID({ collection: 'services', id, locale: 'es', fallbackLocale: false })
    expect(stored).toMatchObject({ description: 'Un plan.' })
    expect(stored.name ?? null).toBeNull()
    await payload.delete({ collection: 'services', id })
  })
  it('R6: must be written in English first', async () => {
    expect(Object.values(await faultsOf(create('services', serviceData(), 'es')))).toEqual([
      'Create this in English first, then translate it.',
      'Create this in English first, then translate it.',
    ])
  })
})

describe('a currency', () => {
  it.each([
    ['a rate of zero', { exchangeRate: 0 }, 'Please enter a number above zero.'],
    ['a code of two letters', { code: 'XX' }, 'A currency code has three capital letters, such as EUR.'],
    ['three decimals', { digits: 3 }, 'Please enter 2, or 0 for a currency without cents.'],
    ['an unknown number format', { locale: 'not a locale' }, 'Please enter a number format such as en-US or de-DE.'],
  ])('rejects %s', async (_case, changes, message) => {
    expect(Object.values(await faultsOf(create('currencies', currencyData(changes))))).toEqual([message])
  })
  it('§3.17, M3: keeps US dollars at 1, offered, and undeletable', async () => {
    const existing = await payload.find({ collection: 'currencies', where: { code: { equals: 'USD' } } })
    const usd = existing.docs[0] ?? (await create('currencies', currencyData({ code: 'USD', exchangeRate: 1 })))
    expect(Object.keys(await faultsOf(payload.update({ collection: 'currencies', id: usd.id, data: { exchangeRate: 2 } })))).toHaveLength(1)
    expect(Object.keys(await faultsOf(payload.update({ collection: 'currencies', id: usd.id, data: { isActive: false } })))).toHaveLength(1)
    await expect(payload.delete({ collection: 'currencies', id: usd.id })).rejects.toThrow('US dollars cannot be removed')
  })
})

describe('a page', () => {
  it.each(['shared-hosting', '/Shared Hosting', '/shared-hosting/', '//evil.example'])('rejects the path %s', async (path) => {
    const faults = await faultsOf(create('pages', { title: 'Page', path, _status: 'published' }))
    expect(Object.values(faults)[0]).toMatch(/^A path begins with a slash/)
  })
  it('rejects links that run scripts', async () => {
    const layout = [{ blockType: 'call-to-action', heading: 'Go', buttonLabel: 'Go', href: 'javascript:alert(1)' }]
    const faults = await faultsOf(create('pages', { title: 'Page', path: '/checked', layout, _status: 'published' }))
    expect(Object.values(faults)[0]).toMatch(/^Please enter a path such as/)
  })
})

describe('a cart', () => {
  it('O4: stores references without prices and names', async () => {
    const item = { type: 'ssl', id: 'ssl-dv', billing: 'yearly', quantity: 1, serviceData: { coverage: 'wildcard', price: 1 } }
    const items = [{ ...item, price: 0.01, basePrice: 0.01, name: 'Free', total: 0 }, 'rubbish']
    const cart = await payload.create({
      collection: 'carts',
      data: { tokenHash: 'checked', currency: 'USD', status: 'active', locale: 'en', items },
    })
    expect(cart.items).toEqual([{ ...item, serviceData: { coverage: 'wildcard' } }])
  })
})

describe('a password', () => {
  it.each(['users', 'customers'] as const)('of %s requires at least ten characters', async (collection) => {
    const data = { email: `short@${collection}.test`, password: 'short', name: 'Short', role: 'marketing', locale: 'en' }
    expect(await faultsOf(create(collection, data))).toEqual({
      password: 'The password was not saved because it is too short. Please use at least 10 characters.',
    })
  })
})

describe('a transfer', () => {
  it('R11: keeps its auth code encrypted across further saves', async () => {
    const data = {
      domain: 'checked.com',
      status: 'requested' as const,
      authorizationCode: 'EPP-12345',
      customerKey: 'a@b.test',
      locale: 'en' as const,
    }
    const { id } = await payload.create({ collection: 'transfers', data })
    await payload.update({ collection: 'transfers', id, data: { status: 'awaiting-registry' } })
    const { authorizationCode = '' } = await payload.findByID({ collection: 'transfers', id })
    expect(authorizationCode).not.toContain('EPP-12345')
    expect(decrypt(payload, authorizationCode)).toBe('EPP-12345')
  })
})
