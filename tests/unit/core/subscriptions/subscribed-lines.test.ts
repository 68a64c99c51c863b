import { describe, expect, it } from 'vitest'
import { renewalKey, renewalRequest, renewsSubscriptions, subscribedLines } from '@/core/subscriptions/subscription-lines'
import { quoted } from '../../../support/subscriptions/quoted'

const bundle = 'server-1a'
const part = (id: string) => ({ type: 'component', id, billing: 'monthly', quantity: 2, serviceData: { bundle } }) as const

describe('renewing lines of an order', () => {
  it('U1: are plans, not domains and their add-ons', () => {
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

  it('U1: treat a configured server as one, with all its parts', () => {
    const lines = quoted([part('cpu-2'), part('memory-8'), part('storage-100')]).lines
    const [server, ...others] = subscribedLines(lines)
    expect(others).toEqual([])
    expect(server).toMatchObject({ kind: 'bundle', product: bundle, quantity: 2, billing: 'monthly' })
    expect(server?.items).toHaveLength(3)
    expect(server?.amount).toBe(lines.reduce((sum, { renewal, quantity }) => sum + renewal * quantity, 0))
  })

  it('U3: renew without setup fee, at the announced price, and add nothing new', () => {
    const [bought] = subscribedLines(quoted([{ type: 'hosting', id: 'vps-starter', billing: 'monthly', quantity: 3 }]).lines)
    if (!bought) throw new Error('Nothing was bought')
    const renewed = quoted(renewalRequest(bought, 'USD', {}).items)
    expect(renewed.breakdown).toMatchObject({ subtotal: bought.amount, setupFees: 0 })
    expect(subscribedLines(renewed.lines)).toEqual([])
    expect([renewsSubscriptions(renewed.lines), renewsSubscriptions(quoted(bought.items).lines)]).toEqual([true, false])
    expect(quoted(bought.items).breakdown.setupFees).toBe(4500)
  })

  it('U3: have one key per term order', () => {
    expect(renewalKey('a', Date.UTC(2027, 1, 28), 1)).toBe('subscription:a:2027-02-28:1')
  })
})
