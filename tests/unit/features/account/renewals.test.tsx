import { describe, expect, it, vi } from 'vitest'
import { locales } from '@/lib/config/locales'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { calculateQuote } from '@/core/orders/calculate-quote'
import { DashboardWall } from '@/features/account/dashboard-page'
import { DomainRow } from '@/features/account/my-domains-page'
import { CancelRenewal, RenewPage } from '@/features/account/renew-page'
import { drawInWords } from '../../../support/draw-in-words'
import { world } from '../../../support/engine/world'

vi.mock('@/features/account/actions/website-actions', () => ({
  attachAction: async () => null,
  checkConnectionAction: async () => null,
  addDomainAction: async () => null,
  removeDomainAction: async () => null,
  replaceRecordsAction: async () => null,
}))
vi.mock('@/features/account/actions/domain-actions', () => ({
  renewDomainAction: async () => null,
  cancelRenewalAction: async () => null,
}))
vi.mock('@/features/account/actions/account-actions', () => ({ switchDomainAction: async () => null }))

const now = Date.UTC(2026, 10, 28)
const domain: AccountDomain = {
  domain: 'otter.com',
  state: 'renewing',
  registeredAt: null,
  expiresAt: '2026-12-18T00:00:00.000Z',
  until: null,
  autoRenew: true,
  autoCharge: false,
  renewsBy: 'order',
  charge: null,
  isLocked: true,
  renewableYears: 9,
  renewal: 14.99,
  currency: 'USD',
  addons: [],
  orderNumber: null,
}
const later: AccountDomain = { ...domain, expiresAt: '2027-01-20T00:00:00.000Z' }

const quote = () => {
  const item = { type: 'domain', id: 'otter.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'renew' } } as const
  const found = calculateQuote({ currency: 'USD', codes: [], items: [item] }, world)
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}

describe.each(locales)('a domain renewal in %s', (locale) => {
  const row = (shown: AccountDomain) =>
    drawInWords(
      <ul>
        <DomainRow domain={shown} now={now} renewal="$14.99" addonPrice={() => null} />
      </ul>,
      locale,
    )
  const wall = (shown: AccountDomain) => drawInWords(<DashboardWall domains={[shown]} now={now} yearOf={() => '$24.98'} />, locale)
  const charged: AccountDomain = {
    ...domain,
    autoCharge: true,
    renewsBy: 'card',
    charge: { at: '2026-12-02T00:00:00.000Z', card: { brand: 'visa', lastFour: '4242' }, isRetry: false },
  }

  it('U44: is announced in text and colour, with a link, within thirty days of expiry', () => {
    expect(row(domain)).toContain('name-row__state--urgent')
    expect(row(domain)).toMatch(/\b20\b/)
    for (const said of ['account-wall__urgent', `/${locale}/my-domains/otter.com/renew`]) expect(wall(domain)).toContain(said)
    expect(row(later)).not.toContain('name-row__state--urgent')
    expect(wall(later)).not.toContain('/renew')
  })

  it('U52: states whether it is automatic, and asks for nothing if a card pays', () => {
    for (const draw of [row, wall]) {
      expect(draw(charged)).toContain('Visa ···· 4242')
      expect(draw(charged)).not.toMatch(/urgent/)
      expect(draw({ ...charged, renewsBy: 'order', charge: null })).toMatch(/urgent/)
      expect(draw(domain)).not.toContain('Visa')
    }
    expect(wall(charged)).toContain('account-wall__soon')
    for (const shown of [charged, domain]) expect(wall(shown)).toContain('$24.98')
  })

  it('U50: has one switch with a card, and the yearly order without', () => {
    const switchesIn = (html: string) => [...html.matchAll(/aria-checked="(true|false)"/g)].map(([, isOn]) => isOn)
    expect(switchesIn(row(charged))).toEqual(['true', 'true'])
    expect(switchesIn(row(domain))).toEqual(['false', 'true', 'true'])
  })

  it('U44: is linked from each list to the domain', () => {
    for (const list of [row(later), wall(later)]) expect(list).toContain(`href="/${locale}/my-domains/otter.com"`)
  })

  it('U43: previews the price of the selected years by URL only', () => {
    const html = row(domain)
    expect(html).toMatch(new RegExp(`<form[^>]*action="/${locale}/my-domains/otter.com/renew"[^>]*method="get"`))
    expect(html).toContain('name="years"')
  })

  it('U43: shows every amount and submits it on confirmation', () => {
    const page = (open: { orderNumber: string; years: number } | null) =>
      drawInWords(
        <RenewPage
          preview={{ domain: 'otter.com', expiresAt: now, years: 1, mostYears: 9, quote: quote(), figures: 'seen|figures', open }}
          hasChanged={false}
          now={new Date(now)}
          priceLocale={undefined}
        />,
        locale,
      )
    expect(page(null)).toContain('value="seen|figures"')
    expect(page(null)).toContain('receipt')
    const ordered = page({ orderNumber: 'ORD-OPEN', years: 1 })
    expect(ordered).toContain(`/${locale}/orders/ORD-OPEN`)
    expect(ordered).not.toContain('seen|figures')
    expect(page({ orderNumber: 'ORD-OPEN', years: 2 })).toContain('value="seen|figures"')
  })

  it('U43: confirms the cancellation of an unpaid renewal', () => {
    const html = drawInWords(<CancelRenewal orderNumber="ORD-OPEN" />, locale)
    expect(html).toMatch(/<details[^>]*>.*<form/s)
  })
})
