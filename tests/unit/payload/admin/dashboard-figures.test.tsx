import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { emptyDays } from '@/core/analytics/periods'
import type { Figures } from '@/modules/analytics/figures'
import { FiguresSection } from '@/payload/admin/dashboard/figures'
import { listAddress, WaitingSection, waitingOf } from '@/payload/admin/dashboard/waiting'
import { clockOf } from '@/payload/admin/dashboard/drafts'
import { JobsSection, jobsOf } from '@/payload/admin/dashboard/jobs'

const at = Date.parse('2026-11-25T09:30:00Z')
const days = (...last: readonly number[]) => [...emptyDays().slice(last.length), ...last]

const figures: Figures = {
  at,
  orders: days(10, 0, 0, 0, 0, 0, 4, 8),
  revenue: [
    { currency: 'EUR', digits: 2, days: days(123_456) },
    { currency: 'JPY', digits: 0, days: days(-500) },
  ],
  carts: days(8),
  ordered: days(2),
  left: days(3),
  codes: [{ name: 'CLOUD25', now: 3, before: 1 }],
  searched: [],
  taken: [{ name: 'otter.com', now: 9, before: 0 }],
  unsold: [{ name: '.zoo', now: 4, before: 2 }],
}

const draw = (language: string, seesSales: boolean): string => {
  const reader = { i18n: { language } }
  return renderToStaticMarkup(
    <FiguresSection reader={reader} clock={clockOf(reader, 'Europe/Madrid')} figures={figures} admin="/admin" seesSales={seesSales} />,
  )
}

describe('dashboard figures', () => {
  it('A1: compare this week with the last, in the shop’s time zone', () => {
    const html = draw('en', true)
    expect(html).toContain('<p class="figure-card__value">12</p>')
    expect(html).toContain('+20% (7 days before: 10)')
    expect(html).toContain('Nov 25, 10:30 (Europe/Madrid)')
    expect(html).toContain('aria-label="Orders: fourteen days as bars, this week filled, the week before outlined. Highest: 10."')
  })

  it('A2: list each currency separately, with its decimals, in the reader’s language', () => {
    const html = draw('de', false)
    expect(html).toMatch(/Umsatz in EUR.*1\.234,56\s€.*Umsatz in JPY.*−500\s¥/s)
    expect(html).not.toContain('Umsatz</h3>')
  })

  it('A3: count two of eight carts as ordered', () => {
    expect(draw('en', false)).toMatch(/25%<\/p><p class="figure-card__beside">2 of 8 carts/)
  })

  it('A4: link orders, invoices and carts for sales only', () => {
    expect(draw('en', true)).toMatch(/\/admin\/collections\/orders\?where.*\/collections\/invoices\?.*\/collections\/carts\?/s)
    expect(draw('en', false)).not.toMatch(/collections\/(?:orders|invoices|carts)/)
  })

  it('render negative values below zero', () => {
    expect(draw('en', false)).toContain('<rect class="figure-chart__filled" x="131.5" width="7" y="')
  })
})

describe('jobs on the dashboard', () => {
  const render = (role: 'admin' | 'marketing' | 'support', home: string | null = 'id') =>
    renderToStaticMarkup(
      <JobsSection
        reader={{ i18n: { language: 'en' } }}
        admin="/admin"
        role={role}
        home={home}
        today={{ now: at, zone: 'Europe/Madrid' }}
      />,
    )

  it('M13: are six for administrators, and those of the role for others', () => {
    expect(jobsOf.admin).toHaveLength(6)
    expect(jobsOf.marketing).not.toContain('orders')
    expect(render('support')).not.toMatch(/prices|coupons|pages|translations/)
  })
  it('M13: open the headline of the home page, or the list without one', () => {
    expect(render('marketing')).toContain('href="/admin/collections/pages/id?at=layout.0.heading">Change a headline')
    expect(render('marketing', null)).toContain('href="/admin/collections/pages">Change a headline')
  })
  it('M13: show orders since midnight in the shop’s time zone', () => {
    expect(decodeURIComponent(render('support'))).toContain('[orderDate][greater_than_equal]=2026-11-24T23:00:00.000Z')
  })
})

describe('a filtered list', () => {
  it('has a URL that Payload can parse', () => {
    expect(decodeURIComponent(listAddress('/admin', 'orders', { or: [{ and: [{ status: { in: ['new', 'open'] } }] }] }))).toBe(
      '/admin/collections/orders?where[or][0][and][0][status][in][0]=new&where[or][0][and][0][status][in][1]=open',
    )
  })
})

describe('open tasks', () => {
  it('A4: depend on the role: no orders for marketing, no rates for support', () => {
    expect(waitingOf.marketing).toEqual(['rate'])
    expect(waitingOf.support).not.toContain('rate')
    expect(waitingOf.support).not.toContain('webhook')
    expect(new Set(waitingOf.admin)).toEqual(new Set([...waitingOf.support, 'webhook', 'rate']))
  })

  it('A4: state number and age, up to a thousand', () => {
    const reader = { i18n: { language: 'en' } }
    const html = renderToStaticMarkup(
      <WaitingSection
        reader={reader}
        clock={clockOf(reader, 'UTC')}
        waiting={[{ kind: 'mail', count: 1001, oldest: at }]}
        translations={[{ area: 'pages', locale: 'fr', missing: 2, outdated: 3, same: 0, complete: 9 }]}
        admin="/admin"
        now={at}
      />,
    )
    expect(html).toMatch(/Emails that failed for good.*more than 1,000.*Nov 25, 2026/s)
    expect(html).toMatch(/Outdated translations.*<td>3<\/td>.*Missing translations.*<td>2<\/td>/s)
  })
})
