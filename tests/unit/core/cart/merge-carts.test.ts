import { describe, expect, it } from 'vitest'
import { emptyCart, type CartState, mergeCarts, toQuoteRequest } from '@/core/cart/cart'
import type { QuoteItemRequest } from '@/core/orders/types'
import { cartOf, inShort } from '../../../support/engine/carts'
import { quote } from '../../../support/engine/quote'
import { addonFor, domain, hosting } from '../../../support/engine/world'

const visitorCart = (...items: readonly QuoteItemRequest[]): CartState => {
  const cart = cartOf(...items)
  return { ...cart, lines: cart.lines.map((line) => ({ ...line, lineId: line.lineId.replace('l', 'v') })) }
}

describe('mergeCarts', () => {
  it('O9: adds up equal lines under the account’s line; others follow', () => {
    const merged = mergeCarts(
      cartOf(hosting('shared-basic', { quantity: 2 }), hosting('shared-pro')),
      visitorCart(hosting('vps-starter'), hosting('shared-basic')),
    )
    expect(inShort(merged)).toEqual(['l1: 3 × shared-basic monthly', 'l2: 1 × shared-pro monthly', 'v1: 1 × vps-starter monthly'])
  })

  it('O9: limits the total to 99', () => {
    const merged = mergeCarts(cartOf(hosting('shared-basic', { quantity: 60 })), visitorCart(hosting('shared-basic', { quantity: 60 })))
    expect(inShort(merged)).toEqual(['l1: 99 × shared-basic monthly'])
    const full = mergeCarts(
      cartOf(hosting('shared-pro'), hosting('shared-basic', { quantity: 99 })),
      visitorCart(hosting('shared-basic', { quantity: 5 })),
    )
    expect(inShort(full)).toEqual(['l1: 1 × shared-pro monthly', 'l2: 99 × shared-basic monthly'])
  })

  it('O9: keeps a domain in both once, as in the account, with the add-ons of both', () => {
    const account = cartOf(domain('a.com', { serviceData: { operation: 'transfer' } }), addonFor('a.com', 'cdn'))
    const visitor = visitorCart(domain('a.com'), addonFor('a.com', 'cdn'), addonFor('a.com', 'premium-dns'), domain('b.com'))
    const merged = mergeCarts(account, visitor)
    expect(inShort(merged)).toEqual(['l1: 1 × a.com yearly', 'l2: 1 × cdn yearly', 'v3: 1 × premium-dns yearly', 'v4: 1 × b.com yearly'])
    expect(merged.lines[0]?.serviceData).toEqual({ operation: 'transfer' })
    expect(quote(toQuoteRequest(merged).items).lines).toHaveLength(4)
  })

  it('D1, D11: keeps codes of both, each once', () => {
    const account = { ...emptyCart('USD'), codes: ['A', 'B'] }
    expect(mergeCarts(account, { ...emptyCart('USD'), codes: ['B', 'C'] }).codes).toEqual(['A', 'B', 'C'])
  })

  it('M8: uses the visitor’s current currency', () => {
    expect(mergeCarts(emptyCart('USD'), emptyCart('EUR')).currency).toBe('EUR')
  })
})
