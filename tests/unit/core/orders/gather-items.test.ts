import { describe, expect, it } from 'vitest'
import { gatherItems } from '@/core/orders/price-lines'
import type { QuoteItemRequest } from '@/core/orders/types'
import { quote } from '../../../support/engine/quote'
import { addonFor, domain, hosting, ssl } from '../../../support/engine/world'

const gather = (...items: readonly QuoteItemRequest[]) => {
  const result = gatherItems(items)
  return result.ok ? result.value.map(({ key, quantity, index }) => [key, quantity, index]) : result.error
}

describe('gatherItems', () => {
  it('O9: merges same product, period and serviceData', () => {
    expect(gather(hosting('shared-basic'), ssl('ssl-dv'), hosting('shared-basic', { quantity: 3 }))).toEqual([
      ['hosting|shared-basic|monthly', 4, 0],
      ['ssl|ssl-dv|yearly|single', 1, 1],
    ])
  })

  it('O9: keeps other periods or serviceData separate', () => {
    const items = [
      hosting('shared-basic'),
      hosting('shared-basic', { billing: 'yearly' }),
      ssl('ssl-dv'),
      ssl('ssl-dv', { serviceData: { coverage: 'wildcard' } }),
    ]
    expect(gather(...items)).toHaveLength(4)
  })

  it('O9: limits the total to 99', () => {
    expect(gather(hosting('a', { quantity: 60 }), hosting('a', { quantity: 39 }))).toEqual([['hosting|a|monthly', 99, 0]])
    expect(gather(hosting('a', { quantity: 60 }), hosting('a', { quantity: 40 }))).toEqual({ code: 'quantity-out-of-range', item: 1 })
  })

  it.each([0, -1, 100, 1.5, Number.NaN])('O9: rejects a quantity of %d', (quantity) => {
    expect(gather(hosting('a'), hosting('b', { quantity }))).toEqual({ code: 'quantity-out-of-range', item: 1 })
  })

  it('O9: rejects two of a domain or add-on', () => {
    expect(gather(domain('a.com', { quantity: 2 }))).toEqual({ code: 'quantity-out-of-range', item: 0 })
    expect(gather(domain('a.com'), { ...addonFor('a.com', 'cdn'), quantity: 2 })).toEqual({ code: 'quantity-out-of-range', item: 1 })
  })

  it('O9: rejects a duplicate domain, also in another case and for a transfer', () => {
    expect(gather(domain('a.com'), domain('A.COM'))).toEqual({ code: 'duplicate-line', item: 1 })
    expect(gather(domain('a.com'), domain('a.com', { serviceData: { operation: 'transfer' } }))).toEqual({
      code: 'duplicate-line',
      item: 1,
    })
  })

  it('O9: does not take a product id for a domain', () => {
    expect(gather(domain('a.com'), hosting('a.com'))).toHaveLength(2)
    expect(gather(hosting('a.com'), domain('a.com'))).toHaveLength(2)
    expect(gather(hosting('a.com'), addonFor('a.com', 'cdn'))).toEqual({ code: 'addon-without-domain', item: 1 })
  })

  it('O9: rejects a duplicate add-on of one domain; accepts one of another', () => {
    expect(gather(domain('a.com'), addonFor('a.com', 'cdn'), addonFor('a.com', 'cdn'))).toEqual({ code: 'duplicate-line', item: 2 })
    expect(gather(domain('a.com'), domain('b.com'), addonFor('a.com', 'cdn'), addonFor('b.com', 'cdn'))).toHaveLength(4)
  })

  it('O9: requires an add-on’s domain in the cart, in any order', () => {
    expect(gather(addonFor('a.com', 'cdn'), domain('a.com'))).toHaveLength(2)
    expect(gather(domain('b.com'), addonFor('a.com', 'cdn'))).toEqual({ code: 'addon-without-domain', item: 1 })
    expect(gather({ type: 'addon', id: 'cdn', billing: 'yearly', quantity: 1 })).toEqual({ code: 'addon-without-domain', item: 0 })
  })

  it('O3: uses the latest payment choice for a merged line', () => {
    const [line] = quote([
      hosting('vps-starter', { selectedPaymentType: 'partial' }),
      hosting('vps-starter'),
      hosting('vps-starter', { selectedPaymentType: 'on-demand' }),
    ]).lines
    expect(line?.selectedPaymentType).toBe('on-demand')
    const [kept] = quote([
      hosting('vps-starter', { selectedPaymentType: 'partial', partialType: 'installments' }),
      hosting('vps-starter'),
    ]).lines
    expect(kept?.schedule).toHaveLength(4)
  })

  it('has no lines for an empty cart', () => {
    expect(gather()).toEqual([])
  })
})
