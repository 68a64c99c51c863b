import { describe, expect, it, vi } from 'vitest'
import { firstStepsDays } from '@/lib/config/limits'
import { firstSteps } from '@/features/account/first-steps'
import { FirstStepsList } from '@/features/account/dashboard-page'
import { addons, price, service } from '../../../support/engine/catalog'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/website-actions', () => ({
  attachAction: async () => null,
  checkConnectionAction: async () => null,
  addDomainAction: async () => null,
  removeDomainAction: async () => null,
  replaceRecordsAction: async () => null,
}))

const now = Date.parse('2026-11-20T12:00:00.000Z')
const shop = {
  services: [
    service('shared-pro', 'hosting', 'shared', { yearly: price(99) }),
    service('email-solo', 'email', 'email', { yearly: price(20) }),
  ],
  addons,
}
const order = (status: 'pending' | 'paid' | 'failed', ...ids: readonly string[]) => ({
  orderNumber: 'ORD-1',
  orderDate: '2026-11-19T12:00:00.000Z',
  status,
  items: ids.map((id) => ({ type: id.endsWith('.com') ? 'domain' : 'hosting', id, name: id, quantity: 1 })),
})
const steps = (facts: Partial<Parameters<typeof firstSteps>[0]>) => firstSteps({ orders: [], domains: [], shop, now, ...facts })
const done = (facts: Parameters<typeof steps>[0]) => steps(facts)?.flatMap(({ kind, isDone }) => (isDone ? [kind] : []))

describe('L8: onboarding steps', () => {
  it('are completed by the shop’s data', () => {
    expect(done({})).toEqual([])
    expect(done({ orders: [order('pending', 'a.com')] })).toEqual(['choose'])
    expect(done({ orders: [order('paid', 'a.com')] })).toEqual(['choose', 'pay'])
    expect(done({ orders: [order('paid', 'a.com', 'shared-pro')] })).toEqual(['choose', 'pay', 'point'])
    const hung = { domain: 'a.com', state: 'registered' as const, addons: [{ id: 'professional-email', name: '', renewal: null }] }
    expect(done({ orders: [order('paid', 'a.com')], domains: [hung] })).toEqual(['choose', 'pay', 'mail'])
  })

  it('do not count unpaid orders', () => {
    expect(done({ orders: [order('pending', 'shared-pro', 'email-solo')] })).toEqual(['choose'])
  })

  it('O20: mention no domain when only a plan was ordered', () => {
    const pending = steps({ orders: [order('pending', 'shared-pro')] })
    expect(pending?.map(({ kind }) => kind)).toEqual(['choose', 'pay'])
    expect(drawInWords(<FirstStepsList steps={pending ?? null} />)).not.toMatch(/Connect the domain|your domain/)
    expect(steps({ orders: [order('paid', 'shared-pro')] })).toBeNull()
  })

  it('link to the pending order', () => {
    expect(steps({ orders: [order('failed', 'a.com')] })?.find(({ kind }) => kind === 'pay')?.path).toBe('/orders/ORD-1')
  })

  it('disappear once all are done, and after the first weeks', () => {
    expect(steps({ orders: [order('paid', 'a.com', 'shared-pro', 'email-solo')] })).toBeNull()
    expect(steps({ orders: [order('paid', 'a.com')], now: now + firstStepsDays * 86_400_000 })).toBeNull()
    expect(drawInWords(<FirstStepsList steps={null} />)).toBe('')
  })

  it('mark the next one, and link every open one', () => {
    const html = drawInWords(<FirstStepsList steps={steps({ orders: [order('pending', 'a.com')] })} />)
    expect(html.match(/data-done/g)).toHaveLength(1)
    expect(html.match(/<a /g)).toHaveLength(3)
    expect(/aria-current="step".*?<b>(?<name>[^<]+)/.exec(html)?.groups?.['name']).toBe('Pay your order')
  })
})
