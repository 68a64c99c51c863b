import { describe, expect, it } from 'vitest'
import { addItem, setDomain } from '@/core/cart/cart'
import { gatherItems } from '@/core/orders/resolve-items'
import { attachedDomainOf, withAttachedDomain } from '@/core/subscriptions/attached-domain'
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
    const attached = withAttachedDomain(items, 'riverbank.com')
    expect(attached.map(({ serviceData }) => serviceData)).toEqual(Array(2).fill({ bundle: 'b', domain: 'riverbank.com' }))
    expect(attachedDomainOf(attached)).toBe('riverbank.com')
    expect(withAttachedDomain(attached, null)).toEqual(items)
  })
})
