import { describe, expect, it } from 'vitest'
import type { CategoryId } from '@/core/catalog/types'
import { missingFor } from '@/features/cart/advice'
import { toAdvice } from '@/features/cart/to-advice'
import { prices, shop } from '../../../support/priced-shop'

const line = (id: string, type: 'domain' | 'addon' | 'hosting' | 'email', category: CategoryId, domain?: string) => ({
  ...{ id, type, category },
  serviceData: domain === undefined ? {} : { domain },
})

describe('missing products of a cart', () => {
  it('are listed per domain; hosting once', () => {
    expect(missingFor([line('a.com', 'domain', 'domain'), line('b.com', 'domain', 'domain')])).toEqual([
      { name: 'a.com', kinds: ['hosting', 'mail', 'privacy'] },
      { name: 'b.com', kinds: ['mail', 'privacy'] },
    ])
  })

  it('exclude add-ons of the domain, and what a plan or mailboxes cover for all', () => {
    const name = line('a.com', 'domain', 'domain')
    expect(missingFor([name, line('whois-privacy', 'addon', 'privacy', 'a.com')])).toEqual([{ name: 'a.com', kinds: ['hosting', 'mail'] }])
    expect(missingFor([name, line('shared-pro', 'hosting', 'shared'), line('email-team', 'email', 'email')])).toEqual([
      { name: 'a.com', kinds: ['privacy'] },
    ])
  })

  it('ignore add-ons of another domain', () => {
    const items = [line('a.com', 'domain', 'domain'), line('whois-privacy', 'addon', 'privacy', 'b.com'), line('p', 'hosting', 'vps')]
    expect(missingFor(items)).toEqual([{ name: 'a.com', kinds: ['mail', 'privacy'] }])
  })

  it('are none without domains', () => expect(missingFor([line('shared-pro', 'hosting', 'shared')])).toEqual([]))
})

describe('suggested products', () => {
  it('are on sale, one per kind, yearly', () => {
    const offers = toAdvice({ shop, prices })
    const sold = new Set([...shop.services, ...shop.addons].map(({ id }) => id))
    expect(offers.every(({ id }) => sold.has(id))).toBe(true)
    expect(new Set(offers.map(({ kind }) => kind)).size).toBe(offers.length)
  })

  it('are none if the kind is not sold', () => {
    expect(toAdvice({ shop: { ...shop, services: [], addons: [] }, prices })).toEqual([])
  })
})
