import { describe, expect, it } from 'vitest'
import { findLineByKey, toQuoteRequest } from '@/core/cart/cart'
import { cartOf } from '../../../support/engine/carts'
import { quote } from '../../../support/engine/quote'
import { addonFor, domain, hosting, ssl } from '../../../support/engine/world'

const cart = cartOf(domain('A.com'), addonFor('a.com', 'cdn'), hosting('shared-basic'), ssl('ssl-dv'))

describe('toQuoteRequest', () => {
  it('O4: sends references and codes, item n as line n', () => {
    const request = toQuoteRequest({ ...cart, codes: ['A'] })
    expect(request).toMatchObject({ currency: 'USD', codes: ['A'] })
    expect(request.items.map(({ id }) => id)).toEqual(cart.lines.map(({ id }) => id))
    expect(request.items[0]).not.toHaveProperty('lineId')
  })
})

describe('findLineByKey', () => {
  it('O9: finds the cart line of every quote line', () => {
    const keys = quote(toQuoteRequest(cart).items).lines.map(({ key }) => key)
    expect(keys.map((key) => findLineByKey(cart, key)?.lineId)).toEqual(['l1', 'l2', 'l3', 'l4'])
    expect(findLineByKey(cart, 'nothing')).toBeUndefined()
  })
})
