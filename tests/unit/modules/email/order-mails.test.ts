import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/config/locales'
import { formatMoney } from '@/core/money/format'
import { orderStatuses, type OrderStatus } from '@/core/orders/status'
import { noProgress, type OrderProgress } from '@/core/orders/status-sentence'
import { mailWords } from '@/modules/email/document/document'
import { renderMail } from '@/modules/email/email.service'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { quote } from '../../../support/engine/quote'
import { hosting } from '../../../support/engine/world'
import { laneLocales } from '../../../support/lane'
import { sampleOf, sampleSite } from '../../../support/mail/mail-samples'
import { orderSample } from '../../../support/mail/order-sample'

const ofOrders = ['order-receipt', 'payment-received', 'payment-failed', 'payment-reminder', 'order-cancelled', 'order-refunded'] as const

const render = (template: (typeof ofOrders)[number], order: OrderRecord, progress: OrderProgress = noProgress, data: object = {}) =>
  renderMail({ template, locale: order.locale, data: { ...sampleOf(template), ...data }, order, progress }, sampleSite(order.locale))

const vpsOrder = (locale: Locale, status: OrderStatus): OrderRecord => ({
  ...orderSample(locale, status),
  lines: quote([hosting('vps-starter')]).lines,
})

const dueOf = ({ dueNow, currency, digits }: OrderRecord) => formatMoney(dueNow, { code: currency, digits })

describe.each(laneLocales)('W11: order emails in %s', (locale) => {
  it('state the amount in the subject while due, and confirm once paid', async () => {
    const { mail: words } = await mailWords(locale)
    const pending = orderSample(locale)
    const values = { orderNumber: pending.orderNumber, amount: dueOf(pending) }
    expect((await render('order-receipt', pending)).subject).toBe(words('orderReceipt.subjectUnpaid', values))
    expect(values.amount.length).toBeGreaterThan(2)
    expect((await render('order-receipt', pending)).subject).toContain(values.amount)
    const paid = (await render('order-receipt', orderSample(locale, 'paid'))).subject
    expect(paid).toBe(words('orderReceipt.subject', values))
    expect(paid).not.toContain(values.amount)
    const processing = { ...noProgress, isPaymentProcessing: true }
    const byCard = { ...pending, paymentMethod: 'stripe' as const }
    expect((await render('order-receipt', byCard, processing)).subject).toBe(words('orderReceipt.subjectConfirming', values))
  })

  it('state the last day in the subject during grace or redemption', async () => {
    for (const template of ['domain-grace', 'domain-redemption'] as const) {
      const { subject } = await renderMail({ template, locale, data: sampleOf(template), order: null }, sampleSite(locale))
      expect(subject).toContain('saltandbarley.com')
      expect(subject).toContain('2027')
    }
  })

  it('state the payment deadline after a failed payment', async () => {
    const failed = { ...orderSample(locale, 'failed'), expiresAt: Date.UTC(2026, 10, 28, 9, 30) }
    expect((await render('payment-failed', failed)).text).toContain('2026')
    const { mail: words } = await mailWords(locale)
    const [before] = words('paymentFailed.until', { date: '|' }).split('|')
    expect((await render('payment-failed', { ...failed, expiresAt: null })).text).not.toContain(before)
  })

  it('W7: greet confirmed recipients by name in domain and subscription notices, and nobody else', async () => {
    const { mail: words } = await mailWords(locale)
    const named = words('helloName', { name: 'Ines Otter' })
    for (const template of ['domain-grace', 'transfer-completed', 'subscription-notice'] as const) {
      const draw = async (recipientName: string | null) =>
        (await renderMail({ template, locale, data: sampleOf(template), order: null, recipientName }, sampleSite(locale))).text
      expect(await draw('Ines Otter')).toContain(named)
      expect(await draw(null)).toContain(words('hello'))
    }
  })

  it('W7: greet by name once the order is paid, not before', async () => {
    const { mail: words } = await mailWords(locale)
    const named = words('helloName', { name: 'Ines Otter' })
    const greeted = async (status: OrderStatus) => (await render('order-receipt', orderSample(locale, status, 'Ines Otter'))).text
    expect(await greeted('paid')).toContain(named)
    expect(await greeted('pending')).not.toContain('Ines')
  })
})

const aboutDomains: Readonly<Record<string, RegExp>> = {
  en: /domain|registr/i,
  es: /dominio|registr/i,
  fr: /domaine|enregistrement/i,
  de: /domain|registr/i,
}

describe.each(laneLocales)('O20: emails of a VPS order in %s', (locale) => {
  it.each(ofOrders)('mention no domain in %s', async (template) => {
    for (const status of orderStatuses)
      for (const data of [{}, { isExpired: true }]) {
        const { subject, text } = await render(template, vpsOrder(locale, status), noProgress, data)
        expect(`${subject} ${text}`).not.toMatch(aboutDomains[locale] ?? /domain/i)
      }
  })

  it('name product and progress when paid', async () => {
    const order = vpsOrder(locale, 'paid')
    const [line] = order.lines
    const { status } = await mailWords(locale)
    const underWay = status('service.underWay', { name: line?.name ?? '' })
    const done = status('service.done', { name: line?.name ?? '' })
    expect((await render('order-receipt', order)).text).toContain(underWay)
    expect((await render('order-receipt', order, { ...noProgress, done: [line?.key ?? ''] })).text).toContain(done)
  })
})

describe.each(laneLocales)('W12: the email about registered domains in %s', (locale) => {
  const draw = (domains: readonly string[], customerId: string | null) =>
    renderMail(
      {
        template: 'domain-registered',
        locale,
        data: { orderNumber: 'ORD-MN4T2K1A-7F3K9Q', domains: domains.map((domain) => ({ domain, expiresAt: '2027-11-21T00:00:00.000Z' })) },
        order: { ...orderSample(locale, 'paid', 'Ines Otter'), customerId },
      },
      sampleSite(locale),
    )

  it('names the domain and its expiry, and links to its nameservers', async () => {
    const { subject, text, html } = await draw(['saltandbarley.com'], 'customer')
    expect(subject).toContain('saltandbarley.com')
    expect(text).toContain('2027')
    expect(text).toContain('Ines Otter')
    expect(html).toContain(`/${locale}/my-domains`)
  })

  it('lists several with their dates', async () => {
    const { subject, text } = await draw(['saltandbarley.com', 'saltandbarley.net'], 'customer')
    expect(subject).toContain('2')
    for (const name of ['saltandbarley.com', 'saltandbarley.net']) expect(text).toContain(name)
  })

  it('O7: links a guest to order and registration', async () => {
    const { text } = await draw(['saltandbarley.com'], null)
    const { mail: words } = await mailWords(locale)
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words('domainRegistered.guest').replaceAll(/\s+/g, ' '))
    expect(text).not.toContain('/my-domains')
  })
})
