import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { formatDay } from '@/core/dates'
import type { Minor } from '@/core/money/types'
import { renderMail } from '@/modules/email/email.service'
import { endReasons } from '@/core/subscriptions/types'
import { subscriptionNoticeKinds } from '@/lib/outbox/email-data'
import { orderSample } from '../../../support/mail/order-sample'
import { sampleOf, sampleSite, siteUrl } from '../../../support/mail/mail-samples'

const page = (locale: string) => `${siteUrl}/${locale}/subscriptions/01a1f000-0000-7000-8000-000000000003`
const { price: _price, ...bare } = sampleOf('subscription-notice')

describe.each(locales)('subscription emails in %s', (locale) => {
  it('U3: state days, payment and cancellation of the next term’s order', async () => {
    const order = orderSample(locale, 'pending')
    const { subject, text } = await renderMail(
      { template: 'subscription-order', locale, data: sampleOf('subscription-order'), order },
      sampleSite(locale),
    )
    expect(subject).toContain('Shared Pro')
    for (const said of [page(locale), order.paymentReference, 'DE89', '2027']) expect(text).toContain(said)
  })

  it('U6: state both prices of an increase and how to cancel', async () => {
    const { text } = await renderMail(
      { template: 'subscription-notice', locale, data: sampleOf('subscription-notice'), order: null },
      sampleSite(locale),
    )
    for (const said of ['9.99', '11.99', page(locale)]) expect(text).toContain(said)
  })

  it.each(subscriptionNoticeKinds)('U2: contain complete texts for %s, with product and link', async (kind) => {
    const data = { ...bare, kind, orderNumber: 'ORD-MN4T2K1A-7F3K9Q', reason: 'unpaid' as const }
    const { subject, text } = await renderMail({ template: 'subscription-notice', locale, data, order: null }, sampleSite(locale))
    expect(subject).toContain('Shared Pro')
    expect(text).toContain(page(locale))
    expect(`${subject} ${text}`).not.toMatch(/[{}]/)
  })

  it.each([
    ['transfer', ['ORD-MN4T2K1A-7F3K9Q', 'DE89']],
    ['card', ['Visa ···· 4242']],
    ['page', []],
  ] as const)('O19: state amount and date of an installment, how it is paid (%s), and what happens otherwise', async (way, ways) => {
    const money = { amount: 12_345 as Minor, currency: 'USD', digits: 2 } as const
    const part = { ...money, way, reference: 'ORD-MN4T2K1A-7F3K9Q', dueAt: '2027-01-31T00:00:00.000Z' }
    const data = {
      ...bare,
      kind: 'partBefore' as const,
      date: '2027-02-07T00:00:00.000Z',
      orderNumber: 'ORD-MN4T2K1A-7F3K9Q',
      part,
      card: 'Visa ···· 4242',
    }
    const { text } = await renderMail({ template: 'subscription-notice', locale, data, order: null }, sampleSite(locale))
    const days = [part.dueAt, data.date].map((each) => formatDay(new Date(each), locale))
    for (const said of ['123.45', '/orders/ORD-MN4T2K1A-7F3K9Q', ...days, ...ways]) expect(text).toContain(said)
    expect(text).not.toMatch(/[{}]/)
  })

  it('C7: say what to do first with a running website, with a link to the panel', async () => {
    const website = { domain: 'riverbank.com', tasks: ['mailbox', 'site'] as const, panel: 'https://panel.hosts.test/login' }
    const render = (tasks: readonly ('mailbox' | 'site')[]) =>
      renderMail(
        { template: 'subscription-notice', locale, data: { ...bare, kind: 'running', website: { ...website, tasks } }, order: null },
        sampleSite(locale),
      )
    const { subject, text } = await render(website.tasks)
    expect(subject).toContain('riverbank.com')
    for (const said of ['info@riverbank.com', 'WordPress', website.panel]) expect(text).toContain(said)
    expect(text).not.toMatch(/[{}]/)
    expect((await render([])).text).not.toContain('info@')
  })

  it('U5: have a text for every reason of an end', async () => {
    const told = await Promise.all(
      endReasons.map((reason) =>
        renderMail({ template: 'subscription-notice', locale, data: { ...bare, kind: 'ended', reason }, order: null }, sampleSite(locale)),
      ),
    )
    expect(new Set(told.map(({ text }) => text)).size).toBe(endReasons.length)
  })

  it('O7: link guests to their order and explain how to manage it', async () => {
    const { subscription: _none, ...data } = { ...bare, kind: 'cancelled' as const, guestOrder: 'ORD-MN4T2K1A-7F3K9Q' }
    const { text } = await renderMail({ template: 'subscription-notice', locale, data, order: null }, sampleSite(locale))
    expect(text).toContain('/orders/ORD-MN4T2K1A-7F3K9Q')
    expect(text).not.toContain('/subscriptions/')
  })
})
