import { describe, expect, it } from 'vitest'
import type { Service } from '@/core/catalog/types'
import { gatherItems, resolveDomain } from '@/core/orders/price-lines'
import { quote, refusal } from '../../../support/engine/quote'
import { addonFor, catalogWith, domain, hosting, ssl, worldWith } from '../../../support/engine/world'
import { catalog } from '../../../support/engine/catalog'

describe('services', () => {
  it('S17: names the categories whose plans include a line, except for multi-domain certificates', () => {
    const included = { ...(catalog.services.get('ssl-dv') as Service), includedIn: ['shared' as const] }
    const world = worldWith({ catalog: catalogWith(included) })
    expect(quote([ssl('ssl-dv')], { world }).lines[0]?.includedIn).toEqual(['shared'])
    const wildcard = ssl('ssl-dv', { billing: 'yearly', serviceData: { coverage: 'wildcard' } })
    expect(quote([wildcard], { world }).lines[0]?.includedIn).toBeUndefined()
  })

  it('P4: does not offer a period without a price', () => {
    expect(refusal([hosting('shared-basic', { billing: 'biennial' })])).toEqual({ code: 'period-not-offered', item: 0 })
    expect(quote([{ type: 'email', id: 'email-team', billing: 'biennial', quantity: 1 }]).lines[0]?.unitPrice).toBe(5003)
  })

  it('O4: rejects an unknown product, and one of another type', () => {
    expect(refusal([hosting('nothing')])).toEqual({ code: 'unknown-product', item: 0 })
    expect(refusal([hosting('shared-basic'), hosting('ssl-dv')])).toEqual({ code: 'unknown-product', item: 1 })
  })

  it('P7: rejects a wildcard if the plan has none, and multi-domain monthly', () => {
    expect(refusal([ssl('ssl-ev', { serviceData: { coverage: 'wildcard' } })])).toEqual({ code: 'coverage-not-offered', item: 0 })
    expect(refusal([ssl('ssl-dv', { billing: 'monthly', serviceData: { coverage: 'multi-domain' } })])).toEqual({
      code: 'period-not-offered',
      item: 0,
    })
    const plain = {
      ...(catalog.services.get('ssl-dv') as NonNullable<ReturnType<typeof catalog.services.get>>),
      coverages: ['single' as const],
    }
    const world = worldWith({ catalog: catalogWith(plain) })
    expect(refusal([ssl('ssl-dv', { billing: 'monthly', serviceData: { coverage: 'multi-domain' } })], { world })).toEqual({
      code: 'coverage-not-offered',
      item: 0,
    })
  })

  it('C10, S19: rejects more domains than the product allows, except in a renewal', () => {
    const plan = catalog.services.get('shared-pro')
    if (!plan) throw new Error('no such plan')
    const world = worldWith({ catalog: catalogWith({ ...plan, maxDomains: 2 }) })
    const data = (...additionalDomains: readonly string[]) => ({ domain: 'a.com', additionalDomains })
    expect(quote([hosting('shared-pro', { serviceData: data('b.com') })], { world }).lines[0]).toMatchObject({ maxDomains: 2 })
    expect(refusal([hosting('shared-pro', { serviceData: data('b.com', 'c.com') })], { world })).toEqual({
      code: 'too-many-domains',
      item: 0,
      most: 2,
    })
    const renewal = { ...data('b.com', 'c.com'), operation: 'renew' as const }
    expect(quote([hosting('shared-pro', { serviceData: renewal })], { world }).lines[0]?.serviceData).toEqual(renewal)
    expect(refusal([ssl('ssl-dv', { serviceData: { coverage: 'wildcard', ...data('b.com') } })])).toMatchObject({ most: 1 })
  })

  it('P2, P7: takes name, category, price and setup fee from the plan', () => {
    expect(quote([hosting('vps-starter', { billing: 'yearly' })]).lines[0]).toMatchObject({
      name: 'vps-starter',
      description: 'About vps-starter',
      category: 'vps',
      baseUnitPrice: 29999,
      renewal: 29999,
      unitSetupFee: 1500,
    })
    expect(quote([ssl('ssl-ov', { serviceData: { coverage: 'wildcard' } })]).lines[0]).toMatchObject({
      baseUnitPrice: 149997,
      renewal: 149997,
    })
  })
})

describe('domains', () => {
  it('P1: first year, renewal and category', () => {
    expect(quote([domain('example.com')]).lines[0]).toMatchObject({
      name: 'example.com',
      category: 'domain',
      unitPrice: 1299,
      renewal: 1499,
    })
  })

  it('P8: charges 12.99 for a transfer of an unknown TLD and rejects its registration', () => {
    expect(quote([domain('example.xyz', { serviceData: { operation: 'transfer' } })]).lines[0]).toMatchObject({
      unitPrice: 1299,
      renewal: 1299,
      catalogSavings: 700,
    })
    expect(refusal([domain('example.xyz')])).toEqual({ code: 'unknown-extension', item: 0 })
  })

  it('P8: is described as what is bought: a registration by its extension, a transfer by its own row', () => {
    const com = {
      ...(catalog.extensions.get('.com') as NonNullable<ReturnType<typeof catalog.extensions.get>>),
      description: 'The classic',
    }
    const row = {
      ...(catalog.transferPrices.get('.com') as NonNullable<ReturnType<typeof catalog.transferPrices.get>>),
      description: 'Move',
    }
    const world = worldWith({ catalog: { ...catalog, extensions: new Map([['.com', com]]), transferPrices: new Map([['.com', row]]) } })
    const described = (id: string, operation: 'register' | 'transfer') =>
      quote([domain(id, { serviceData: { operation } })], { world }).lines[0]?.description
    expect(described('a.com', 'register')).toBe('The classic')
    expect(described('a.com', 'transfer')).toBe('Move')
    expect(described('a.xyz', 'transfer')).toBe('')
  })

  it('P8: registers a domain when no operation is given', () => {
    const item = gatherItems([domain('example.com')])
    if (!item.ok || !item.value[0]) throw new Error('No line')
    const product = resolveDomain({ ...item.value[0], serviceData: {} }, worldWith({}))
    expect(product).toMatchObject({ ok: true, value: { price: 1299, renewal: 1499 } })
  })

  it('§9.7: domains are billed yearly', () => {
    expect(refusal([domain('example.com', { billing: 'monthly' })])).toEqual({ code: 'period-not-offered', item: 0 })
  })

  it.each([
    ['-abc.com', 'hyphenPosition'],
    ['a--b.com', 'consecutiveHyphens'],
    ['123.com', 'allNumbers'],
    ['www.com', 'reservedWord'],
    ['exämple.com', 'invalidCharacters'],
    ['.com', 'invalidFormat'],
    ['', 'required'],
    [`${'a'.repeat(64)}.com`, 'tooLong'],
    ['example', 'invalidFormat'],
    ['https://example.com', 'invalidFormat'],
    ['example.com.', 'invalidFormat'],
  ])('§5: %s is refused as %s', (id, reason) => {
    expect(refusal([domain(id)])).toEqual({ code: 'invalid-domain', item: 0, reason })
  })

  it('S2: rejects the registration, not the transfer, of a name below the minLength of its extension', () => {
    const com = { ...(catalog.extensions.get('.com') as NonNullable<ReturnType<typeof catalog.extensions.get>>), minLength: 3 }
    const world = worldWith({ catalog: { ...catalog, extensions: new Map([['.com', com]]) } })
    expect(refusal([domain('ab.com')], { world })).toEqual({ code: 'invalid-domain', item: 0, reason: 'tooShort' })
    expect(quote([domain('abc.com')], { world }).lines).toHaveLength(1)
    expect(quote([domain('ab.com', { serviceData: { operation: 'transfer' } })], { world }).lines).toHaveLength(1)
  })

  it('§5: the extension is what follows the first dot', () => {
    expect(refusal([domain('shop.example.com')])).toEqual({ code: 'unknown-extension', item: 0 })
  })
})

describe('add-ons', () => {
  it('§9: by the year, in their own category', () => {
    expect(quote([domain('a.com'), addonFor('a.com', 'ssl')]).lines[1]).toMatchObject({
      category: 'security',
      unitPrice: 4999,
      renewal: 4999,
      setupFee: 0,
    })
    expect(refusal([domain('a.com'), { ...addonFor('a.com', 'ssl'), billing: 'monthly' }])).toEqual({ code: 'period-not-offered', item: 1 })
    expect(refusal([domain('a.com'), addonFor('a.com', 'nothing')])).toEqual({ code: 'unknown-product', item: 1 })
  })
})
