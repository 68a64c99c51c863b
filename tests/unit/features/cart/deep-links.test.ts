import { describe, expect, it } from 'vitest'
import { parseDeepLink } from '@/features/cart/deep-links'

const itemsOf = (...values: readonly string[]) =>
  parseDeepLink(`?${values.map((value) => `add=${encodeURIComponent(value)}`).join('&')}`).items

describe('parseDeepLink', () => {
  it('reads several items and codes, among other parameters', () => {
    expect(parseDeepLink('?add=hosting:shared-pro:monthly:2&add=domain:example.com&code=welcome10&q=otter')).toEqual({
      items: [
        { type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 2 },
        { type: 'domain', id: 'example.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } },
      ],
      codes: ['WELCOME10'],
      transfers: [],
      currency: null,
      unread: [],
    })
  })

  it('defaults to yearly and one', () => {
    expect(itemsOf('ssl:ssl-dv')).toEqual([{ type: 'ssl', id: 'ssl-dv', billing: 'yearly', quantity: 1 }])
  })

  it('R26: reads years, add-ons of a domain, transfers and a currency', () => {
    const link = parseDeepLink(
      '?add=domain:example.com:3y&add=addon:whois-privacy:Example.com&add=transfer:Other.org&currency=eur&add=domain:one.com:yearly:1',
    )
    expect(link.items).toEqual([
      { type: 'domain', id: 'example.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'register', years: 3 } },
      { type: 'addon', id: 'whois-privacy', billing: 'yearly', quantity: 1, serviceData: { domain: 'example.com' } },
      { type: 'domain', id: 'one.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } },
    ])
    expect([link.transfers, link.currency, link.unread]).toEqual([['other.org'], 'EUR', []])
  })

  it.each(['domain:example.com:0y', 'domain:example.com:11y', 'addon:cdn:nothing', 'transfer:nothing', 'transfer:a.com:code'])(
    'R26: reports %s as unreadable',
    (value) => expect(parseDeepLink(`?add=${value}`)).toMatchObject({ items: [], transfers: [], unread: [value] }),
  )

  it('O9: accepts a domain once, for a year, and only if complete', () => {
    expect(itemsOf('domain:example')).toEqual([])
    expect(itemsOf('domain:example.com:monthly')).toEqual([])
    expect(itemsOf('domain:example.com:yearly:2')).toEqual([])
    expect(itemsOf('domain:-bad-.com')).toEqual([])
  })

  it.each([
    'nothing',
    'hosting:',
    'hosting:a:weekly',
    'hosting:a:yearly:0',
    'hosting:a:yearly:100',
    'hosting:a:yearly:1.5',
    'hosting:a:yearly:1e1',
    'hosting:a:yearly:1:x',
    'hosting:<b>',
    'addon:cdn',
  ])('reports %s, never adds it', (value) => {
    expect(itemsOf(value)).toEqual([])
    expect(parseDeepLink(`?add=${encodeURIComponent(value)}`).unread).toEqual([value])
  })

  it('truncates bad values, and reads at most ten of each', () => {
    expect(parseDeepLink(`?add=${'x'.repeat(500)}`).unread[0]).toHaveLength(60)
    expect(itemsOf(...Array.from({ length: 30 }, (_, index) => `component:cpu-${index}`))).toHaveLength(10)
    expect(parseDeepLink(`?${'code=A&'.repeat(30)}`).codes).toHaveLength(10)
  })

  it('D11: trims and upper-cases a code; ignores an empty one', () => {
    expect(parseDeepLink('?code=%20cloud25%20&code=').codes).toEqual(['CLOUD25'])
  })
})
