import { describe, expect, it } from 'vitest'
import { addItem, setAdditionalDomains, setDomain } from '@/core/cart/cart'
import { lineKey } from '@/core/orders/normalise-item'
import { gatherItems } from '@/core/orders/price-lines'
import {
  attachedDomainOf,
  attachedDomainsOf,
  parseDomainList,
  shownNames,
  withAttachedDomains,
  withFirstDomain,
} from '@/core/subscriptions/attached-domain'
import { cartAfter, cartOf } from '../../../support/engine/carts'
import { domain, hosting, ssl } from '../../../support/engine/world'

const invalid = { ok: false, error: { code: 'domain-not-attachable' } }

describe('the domain of a plan', () => {
  it('C1: is set, changed and removed', () => {
    const cart = cartOf(domain('riverbank.com'), hosting('shared-basic'))
    const attached = cartAfter(setDomain(cart, 'l2', ' Riverbank.com '))
    expect(attached.lines[1]?.serviceData).toEqual({ domain: 'riverbank.com' })
    expect(cartAfter(setDomain(attached, 'l2', 'elsewhere.net')).lines[1]?.serviceData).toEqual({ domain: 'elsewhere.net' })
    expect(cartAfter(setDomain(attached, 'l2', null)).lines).toEqual(cart.lines)
  })

  it('C1: keeps a certificate’s coverage', () => {
    const cart = cartOf(ssl('ssl-dv', { serviceData: { coverage: 'wildcard' } }))
    expect(cartAfter(setDomain(cart, 'l1', 'riverbank.com')).lines[0]?.serviceData).toEqual({
      coverage: 'wildcard',
      domain: 'riverbank.com',
    })
  })

  it('C1, O9: merges two lines that become equal', () => {
    const cart = cartOf(hosting('shared-basic', { serviceData: { domain: 'riverbank.com' } }), hosting('shared-basic', { quantity: 2 }))
    expect(cartAfter(setDomain(cart, 'l2', 'riverbank.com')).lines).toMatchObject([{ lineId: 'l1', quantity: 3 }])
  })

  it('C1: is stored as punycode', () => {
    expect(cartAfter(setDomain(cartOf(hosting('shared-basic')), 'l1', 'bäckerei.de')).lines[0]?.serviceData).toEqual({
      domain: 'xn--bckerei-5wa.de',
    })
  })

  it('C1: is rejected if invalid, or for domains', () => {
    const cart = cartOf(domain('riverbank.com'), hosting('shared-basic'))
    expect(setDomain(cart, 'l2', 'riverbank')).toEqual(invalid)
    expect(setDomain(cart, 'l2', '<b>a.com</b>')).toEqual(invalid)
    expect(setDomain(cart, 'l1', 'elsewhere.net')).toEqual(invalid)
    expect(addItem(cart, hosting('shared-basic', { serviceData: { domain: 'not a domain' } }), 'x')).toEqual(invalid)
    expect(gatherItems([hosting('shared-basic', { serviceData: { domain: 'a b.com' } })])).toEqual({
      ok: false,
      error: { code: 'domain-not-attachable', item: 0 },
    })
  })
})

describe('the domain of a subscription', () => {
  it('C3: is that of its items, and changes for all of them', () => {
    const items = [hosting('shared-basic', { serviceData: { bundle: 'b' } }), hosting('shared-pro', { serviceData: { bundle: 'b' } })]
    expect(attachedDomainOf(items)).toBeNull()
    const attached = withAttachedDomains(items, ['riverbank.com'])
    expect(attached.map(({ serviceData }) => serviceData)).toEqual(Array(2).fill({ bundle: 'b', domain: 'riverbank.com' }))
    expect(attachedDomainOf(attached)).toBe('riverbank.com')
    expect(withAttachedDomains(attached, [])).toEqual(items)
  })

  it('C10: another first domain leaves the others; one of them moves up', () => {
    const several = withAttachedDomains([hosting('shared-pro')], ['a.com', 'b.com'])
    expect(several[0]?.serviceData).toEqual({ domain: 'a.com', additionalDomains: ['b.com'] })
    expect(attachedDomainsOf(several)).toEqual(['a.com', 'b.com'])
    expect(withFirstDomain(['a.com', 'b.com'], 'c.com')).toEqual(['c.com', 'b.com'])
    expect(withFirstDomain(['a.com', 'b.com'], 'b.com')).toEqual(['b.com', 'a.com'])
    expect(withFirstDomain(['a.com', 'b.com'], null)).toEqual(['b.com'])
  })
})

describe('the names of a certificate', () => {
  const multi = ssl('ssl-dv', { billing: 'yearly', serviceData: { coverage: 'multi-domain', domain: 'riverbank.com' } })

  it('S19: are set beside its domain, each once, and are part of the line', () => {
    const cart = cartOf(multi)
    const named = cartAfter(setAdditionalDomains(cart, 'l1', ['Shop.riverbank.com', 'riverbank.com', 'bäckerei.de']))
    expect(named.lines[0]?.serviceData).toEqual({
      coverage: 'multi-domain',
      domain: 'riverbank.com',
      additionalDomains: ['shop.riverbank.com', 'xn--bckerei-5wa.de'],
    })
    expect(lineKey(named.lines[0] ?? multi)).not.toBe(lineKey(multi))
    expect(cartAfter(setAdditionalDomains(named, 'l1', [])).lines).toEqual(cart.lines)
    expect(cartAfter(setDomain(named, 'l1', null)).lines[0]?.serviceData).toEqual({ coverage: 'multi-domain' })
  })

  it('S19: refuses what is no domain, and names without one to stand beside', () => {
    expect(setAdditionalDomains(cartOf(multi), 'l1', ['a b.com'])).toEqual(invalid)
    expect(setAdditionalDomains(cartOf(hosting('shared-pro')), 'l1', ['a.com'])).toEqual(invalid)
    expect(setAdditionalDomains(cartOf(domain('riverbank.com')), 'l1', ['a.com'])).toEqual(invalid)
  })

  it('S19: are read from one field, and the first that is no domain is named', () => {
    expect(parseDomainList('a.com, https://B.com/x\n*.c.com;a.com')).toEqual({ domains: ['a.com', 'b.com', 'c.com'], faulty: null })
    expect(parseDomainList('a.com, nonsense')).toEqual({ domains: ['a.com'], faulty: 'nonsense' })
  })

  it('S18: a wildcard is named as one', () => {
    expect(shownNames({ coverage: 'wildcard', domain: 'riverbank.com' })).toEqual(['*.riverbank.com'])
    expect(shownNames({ coverage: 'multi-domain', domain: 'a.com', additionalDomains: ['b.com'] })).toEqual(['a.com', 'b.com'])
  })
})
