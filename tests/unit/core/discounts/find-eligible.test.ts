import { describe, expect, it } from 'vitest'
import { findEligible, type Scope } from '@/core/discounts/discounts'
import { ledgerOf } from '../../../support/engine/lines'

const ledger = ledgerOf([
  { key: 'a', category: 'shared', billing: 'yearly', subtotal: 4999, base: 5000, quantity: 2 },
  { key: 'b', category: 'ssl', billing: 'monthly', subtotal: 999 },
  { key: 'c', category: 'domain', billing: 'yearly', subtotal: 1299 },
  { key: 'd', category: 'security', billing: 'yearly', subtotal: 4999 },
])

const keys = (scope: Partial<Scope>) =>
  findEligible(ledger.entries, { applicable: [], excluded: [], billing: null, ...scope })
    .entries.map(({ line }) => line.key)
    .join('')

describe('findEligible', () => {
  it('D3: treats empty applicable categories as all', () => {
    expect(keys({})).toBe('abcd')
  })

  it('D3, P10: matches descendants of applicable categories', () => {
    expect(keys({ applicable: ['hosting', 'ssl'] })).toBe('ab')
    expect(keys({ applicable: ['addon'] })).toBe('d')
  })

  it('D3: prefers excluded over applicable categories', () => {
    expect(keys({ excluded: ['domain'] })).toBe('abd')
    expect(keys({ applicable: ['hosting', 'ssl'], excluded: ['hosting'] })).toBe('b')
    expect(keys({ applicable: ['ssl'], excluded: ['ssl'] })).toBe('')
  })

  it('D7: filters by billing period; the SSL add-on is no certificate', () => {
    expect(keys({ billing: 'yearly' })).toBe('acd')
    expect(keys({ billing: 'yearly', applicable: ['hosting', 'ssl'] })).toBe('a')
  })

  it('D3, D5: sums amounts, remainders, USD and quantities of eligible lines only', () => {
    const entry = ledger.entries[0]
    if (entry) entry.left = 4000
    expect(findEligible(ledger.entries, { applicable: ['hosting', 'ssl'], excluded: [], billing: null })).toMatchObject({
      amount: 5998,
      left: 4999,
      baseAmount: 5999,
      quantity: 3,
    })
  })
})
