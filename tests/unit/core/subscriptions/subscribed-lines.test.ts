import { describe, expect, it } from 'vitest'
import { renewalKey, renewalRequest, renewsSubscriptions, subscribedLines } from '@/core/subscriptions/plan-change'
import { quoted } from '../../../support/subscriptions/quoted'

const bundle = 'server-1a'
const part = (id: string) => ({ type: 'component', id, billing: 'monthly', quantity: 2, serviceData: { bundle } }) as const

describe('what of an order is paid again', () => {
  it('U1: plans are; names are not, and neither is what hangs on them', () => {
    const lines = quoted([
      { type: 'hosting', id: 'vps-starter', billing: 'monthly', quantity: 1 },
      { type: 'domain', id: 'linden.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } },
      { type: 'addon', id: 'whois-privacy', billing: 'yearly', quantity: 1, serviceData: { domain: 'linden.com' } },
      { type: 'ssl', id: 'ssl-dv', billing: 'yearly', quantity: 2, serviceData: { coverage: 'wildcard' } },
    ]).lines
    const bought = subscribedLines(lines)
    expect(bought.map(({ kind, product, quantity }) => [kind, product, quantity])).toEqual([
      ['hosting', 'vps-starter', 1],
      ['ssl', 'ssl-dv', 2],
    ])
    expect(bought.map(({ amount }) => amount)).toEqual([2999, 2 * 3 * 9999])
  })

  it('U1: a configured server is one, with all its parts', () => {
    const lines = quoted([part('cpu-2'), part('memory-8'), part('storage-100')]).lines
    const [server, ...others] = subscribedLines(lines)
    expect(others).toEqual([])
    expect(server).toMatchObject({ kind: 'bundle', product: bundle, quantity: 2, billing: 'monthly' })
    expect(server?.items).toHaveLength(3)
    expect(server?.amount).toBe(lines.reduce((sum, { renewal, quantity }) => sum + renewal * quantity, 0))
  })

  it('U3: the next term has no setup fee, costs what the receipt announced, and brings nothing new', () => {
    const [bought] = subscribedLines(quoted([{ type: 'hosting', id: 'vps-starter', billing: 'monthly', quantity: 3 }]).lines)
    if (!bought) throw new Error('Nothing was bought')
    const renewed = quoted(renewalRequest(bought, 'USD', {}).items)
    expect(renewed.breakdown).toMatchObject({ subtotal: bought.amount, setupFees: 0 })
    expect(subscribedLines(renewed.lines)).toEqual([])
    expect([renewsSubscriptions(renewed.lines), renewsSubscriptions(quoted(bought.items).lines)]).toEqual([true, false])
    expect(quoted(bought.items).breakdown.setupFees).toBe(4500)
  })

  it('U3: an order of a term has one key', () => {
    expect(renewalKey('a', Date.UTC(2027, 1, 28), 1)).toBe('subscription:a:2027-02-28:1')
  })
})
