import { describe, expect, it } from 'vitest'
import { removeItem } from '@/core/cart/cart'
import { cartAfter, cartOf, inShort } from '../../../support/engine/carts'
import { addonFor, domain, hosting, ssl } from '../../../support/engine/world'

const cart = cartOf(
  domain('a.com'),
  addonFor('a.com', 'cdn'),
  domain('b.com'),
  addonFor('b.com', 'cdn'),
  hosting('shared-basic', { serviceData: { domain: 'a.com' } }),
  ssl('ssl-dv'),
)

describe('removeItem', () => {
  it('O9: removes add-ons with their domain, and nothing else', () => {
    expect(inShort(cartAfter(removeItem(cart, 'l1')))).toEqual([
      'l3: 1 × b.com yearly',
      'l4: 1 × cdn yearly',
      'l5: 1 × shared-basic monthly',
      'l6: 1 × ssl-dv yearly',
    ])
  })

  it('O9: removes a single add-on or plan', () => {
    expect(cartAfter(removeItem(cart, 'l2')).lines).toHaveLength(5)
    expect(cartAfter(removeItem(cart, 'l5')).lines).toHaveLength(5)
  })

  it('O9: removes a bundle as one, and keeps the same part alone', () => {
    const part = (id: string, bundle?: string) =>
      ({ type: 'component', id, billing: 'monthly', quantity: 1, ...(bundle ? { serviceData: { bundle } } : {}) }) as const
    const built = cartOf(part('cpu-4', 'server-a'), part('memory-16', 'server-a'), part('cpu-4', 'server-b'), part('cpu-4'))
    expect(cartAfter(removeItem(built, 'l2')).lines.map(({ lineId }) => lineId)).toEqual(['l3', 'l4'])
    expect(cartAfter(removeItem(built, 'l4')).lines).toHaveLength(3)
  })

  it('reports an unknown line', () => {
    expect(removeItem(cart, 'nothing')).toEqual({ ok: false, error: { code: 'unknown-line' } })
  })
})
