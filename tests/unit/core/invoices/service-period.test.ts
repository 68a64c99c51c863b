import { describe, expect, it } from 'vitest'
import { servicePeriod, type PeriodFacts } from '@/core/invoices/types'
import { renewalTerm, renewedFrom } from '@/core/orders/renewal-order'
import type { QuoteLine } from '@/core/orders/types'

type Line = Parameters<typeof servicePeriod>[0]
const line = (type: QuoteLine['type'], more: Partial<Line> = {}): Line => ({
  key: `${type}-key`,
  type,
  id: type === 'domain' ? 'otter.com' : `${type}-id`,
  billing: 'yearly',
  serviceData: {},
  ...more,
})
const facts = (more: Partial<PeriodFacts> = {}): PeriodFacts => ({
  paidAt: Date.UTC(2026, 10, 28, 23, 30),
  terms: new Map(),
  renewedFrom: null,
  ...more,
})
const periodOf = (each: Line, known: PeriodFacts = facts(), lines: readonly Line[] = [each]) => servicePeriod(each, lines, known)

describe('the service period of an invoice line', () => {
  it.each([
    ['monthly', '2026-12-27'],
    ['quarterly', '2027-02-27'],
    ['semiannual', '2027-05-27'],
    ['yearly', '2027-11-27'],
    ['biennial', '2028-11-27'],
  ] as const)('I10: begins on the payment date and ends %s on %s', (billing, to) => {
    expect(periodOf(line('hosting', { billing }))).toEqual({ from: '2026-11-28', to })
  })

  it('I10: is the term that the order has paid when a subscription is renewed or changed', () => {
    const terms = new Map([['hosting-key', { termStart: Date.UTC(2027, 0, 31), termEnd: Date.UTC(2027, 1, 28) }]])
    const renewed = line('hosting', { billing: 'monthly', serviceData: { operation: 'renew' } })
    expect(periodOf(renewed, facts({ terms }))).toEqual({ from: '2027-01-31', to: '2027-02-27' })
    expect(periodOf(renewed)).toBeNull()
  })

  it('I10: covers the years of a domain, and its add-ons with it', () => {
    const domain = line('domain', { serviceData: { operation: 'register', years: 3 } })
    const addon = line('addon', { serviceData: { domain: 'otter.com' } })
    const period = { from: '2026-11-28', to: '2029-11-27' }
    expect([periodOf(domain), periodOf(addon, facts(), [domain, addon])]).toEqual([period, period])
  })

  it('I10: begins where the term before ends when a domain is renewed', () => {
    const renewed = facts({ renewedFrom: renewedFrom(`${renewalTerm('42', Date.UTC(2027, 4, 4, 12))}1`) })
    expect(periodOf(line('domain', { serviceData: { operation: 'renew' } }), renewed)).toEqual({ from: '2027-05-04', to: '2028-05-03' })
  })

  it('I10: is unknown when a domain moves here', () => {
    const domain = line('domain', { serviceData: { operation: 'transfer' } })
    const addon = line('addon', { serviceData: { domain: 'otter.com' } })
    expect([periodOf(domain), periodOf(addon, facts(), [domain, addon])]).toEqual([null, null])
    expect(renewedFrom('subscription:42:2027-05-04:1')).toBeNull()
  })
})
