import { describe, expect, it } from 'vitest'
import { parseDeepLink } from '@/parts/cart/deep-links'

describe('parseDeepLink', () => {
  it('reads items and codes and leaves the rest of the query', () => {
    expect(parseDeepLink('?add=hosting:shared-pro:monthly:2&add=domain:example.com&code=welcome10&q=otter')).toEqual({
      items: [
        { type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 2 },
        { type: 'domain', id: 'example.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } },
      ],
      codes: ['WELCOME10'],
      rest: '?q=otter',
    })
  })

  it.each(['nothing', 'hosting:', 'hosting:a:weekly', 'hosting:a:yearly:0', 'hosting:a:yearly:100', 'hosting:a:yearly:1.5', 'addon:cdn'])(
    'drops %s',
    (add) => expect(parseDeepLink(`?add=${add}`).items).toEqual([]),
  )
})
