import { describe, expect, it } from 'vitest'
import { addItem, emptyCart } from '@/core/cart/cart'
import { cartAfter, cartOf, inShort } from '../../../support/engine/carts'
import { addonFor, domain, hosting, ssl } from '../../../support/engine/world'

describe('addItem', () => {
  it('O4: stores the reference under the given id', () => {
    expect(cartAfter(addItem(emptyCart('EUR'), ssl('ssl-dv'), 'first'))).toEqual({
      currency: 'EUR',
      codes: [],
      lines: [{ lineId: 'first', type: 'ssl', id: 'ssl-dv', billing: 'yearly', quantity: 1, serviceData: { coverage: 'single' } }],
    })
  })

  it('O9: merges same product, period and serviceData under the existing id', () => {
    const cart = cartOf(hosting('shared-basic', { quantity: 2 }), ssl('ssl-dv'))
    expect(inShort(cartAfter(addItem(cart, hosting('shared-basic', { quantity: 3 }), 'new')))).toEqual([
      'l1: 5 × shared-basic monthly',
      'l2: 1 × ssl-dv yearly',
    ])
  })

  it('O9: adds another line for another period or coverage', () => {
    const cart = cartOf(
      hosting('shared-basic'),
      hosting('shared-basic', { billing: 'yearly' }),
      ssl('ssl-dv'),
      ssl('ssl-dv', { serviceData: { coverage: 'wildcard' } }),
    )
    expect(cart.lines).toHaveLength(4)
  })

  it('O9: accepts 1 to 99, alone and in total', () => {
    const cart = cartOf(hosting('shared-basic', { quantity: 98 }))
    expect(addItem(cart, hosting('shared-basic'), 'x').ok).toBe(true)
    expect(addItem(cart, hosting('shared-basic', { quantity: 2 }), 'x')).toEqual({ ok: false, error: { code: 'quantity-out-of-range' } })
    expect(addItem(cart, hosting('shared-pro', { quantity: 0 }), 'x')).toEqual({ ok: false, error: { code: 'quantity-out-of-range' } })
    expect(addItem(cart, domain('a.com', { quantity: 2 }), 'x')).toEqual({ ok: false, error: { code: 'quantity-out-of-range' } })
  })

  it('O9: rejects a duplicate domain, and names its line', () => {
    const cart = cartOf(domain('a.com'))
    const refused = { ok: false, error: { code: 'duplicate-line', lineId: 'l1' } }
    expect(addItem(cart, domain(' A.com'), 'x')).toEqual(refused)
    expect(addItem(cart, domain('a.com', { serviceData: { operation: 'transfer' } }), 'x')).toEqual(refused)
  })

  it('O9: requires the domain of an add-on, and adds it once', () => {
    const cart = cartOf(domain('a.com'), addonFor('a.com', 'cdn'))
    expect(addItem(cart, addonFor('b.com', 'cdn'), 'x')).toEqual({ ok: false, error: { code: 'addon-without-domain' } })
    expect(addItem(cart, addonFor('A.com', 'cdn'), 'x')).toEqual({ ok: false, error: { code: 'duplicate-line', lineId: 'l2' } })
    expect(addItem(cart, addonFor('a.com', 'premium-dns'), 'x').ok).toBe(true)
  })

  it('O3: uses the latest payment choice for a merged line', () => {
    const cart = cartOf(hosting('vps-starter', { selectedPaymentType: 'partial', partialType: 'deposit' }))
    const kept = cartAfter(addItem(cart, hosting('vps-starter'), 'x'))
    expect(kept.lines[0]).toMatchObject({ selectedPaymentType: 'partial', partialType: 'deposit', quantity: 2 })
    const changed = cartAfter(addItem(cart, hosting('vps-starter', { selectedPaymentType: 'full' }), 'x'))
    expect(changed.lines[0]?.selectedPaymentType).toBe('full')
  })

  it('does not mutate the cart', () => {
    const cart = cartOf(hosting('shared-basic'))
    const before = structuredClone(cart)
    addItem(cart, hosting('shared-basic'), 'x')
    expect(cart).toEqual(before)
  })
})
