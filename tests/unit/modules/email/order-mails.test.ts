import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/lib/config/locales'
import { formatMoney } from '@/core/money/format'
import { orderStatuses, type OrderStatus } from '@/core/orders/status'
import { noProgress, type OrderProgress } from '@/core/orders/status-sentence'
import { mailWords } from '@/modules/email/document/document'
import { renderMail } from '@/modules/email/email.service'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { quote } from '../../../support/engine/quote'
import { hosting } from '../../../support/engine/world'
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

describe.each(locales)('W11: the mail about an order in %s', (locale) => {
  it('names the amount in its subject while it is to be paid, and is a confirmation once it is', async () => {
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

  it('names the last day in the subject when a domain is in its grace or redemption period', async () => {
    for (const template of ['domain-grace', 'domain-redemption'] as const) {
      const { subject } = await renderMail({ template, locale, data: sampleOf(template), order: null }, sampleSite(locale))
      expect(subject).toContain('saltandbarley.com')
      expect(subject).toContain('2027')
    }
  })

  it('says until when it can still be paid when a payment failed', async () => {
    const failed = { ...orderSample(locale, 'failed'), expiresAt: Date.UTC(2026, 10, 28, 9, 30) }
    expect((await render('payment-failed', failed)).text).toContain('2026')
    const { mail: words } = await mailWords(locale)
    const [before] = words('paymentFailed.until', { date: '|' }).split('|')
    expect((await render('payment-failed', { ...failed, expiresAt: null })).text).not.toContain(before)
  })

  it('W7: greets a proven recipient by name in notices about domains and subscriptions, and nobody else', async () => {
    const { mail: words } = await mailWords(locale)
    const named = words('helloName', { name: 'Ines Otter' })
    for (const template of ['domain-grace', 'transfer-completed', 'subscription-notice'] as const) {
      const draw = async (recipientName: string | null) =>
        (await renderMail({ template, locale, data: sampleOf(template), order: null, recipientName }, sampleSite(locale))).text
      expect(await draw('Ines Otter')).toContain(named)
      expect(await draw(null)).toContain(words('hello'))
    }
  })

  it('W7: greets by name when the order is paid, and by none before', async () => {
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

describe.each(locales)('O20: the mails about an order of a VPS in %s', (locale) => {
  it.each(ofOrders)('%s speaks of no domain', async (template) => {
    for (const status of orderStatuses)
      for (const data of [{}, { isExpired: true }]) {
        const { subject, text } = await render(template, vpsOrder(locale, status), noProgress, data)
        expect(`${subject} ${text}`).not.toMatch(aboutDomains[locale] ?? /domain/i)
      }
  })

  it('name the product and how far it is when the order is paid', async () => {
    const order = vpsOrder(locale, 'paid')
    const [line] = order.lines
    const { status } = await mailWords(locale)
    const underWay = status('service.underWay', { name: line?.name ?? '' })
    const done = status('service.done', { name: line?.name ?? '' })
    expect((await render('order-receipt', order)).text).toContain(underWay)
    expect((await render('order-receipt', order, { ...noProgress, done: [line?.key ?? ''] })).text).toContain(done)
  })
})

describe.each(locales)('W12: the mail about registered domains in %s', (locale) => {
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

  it('names the domain, until when, and leads to where its nameservers are set', async () => {
    const { subject, text, html } = await draw(['saltandbarley.com'], 'customer')
    expect(subject).toContain('saltandbarley.com')
    expect(text).toContain('2027')
    expect(text).toContain('Ines Otter')
    expect(html).toContain(`/${locale}/my-domains`)
  })

  it('names each of several, with its day', async () => {
    const { subject, text } = await draw(['saltandbarley.com', 'saltandbarley.net'], 'customer')
    expect(subject).toContain('2')
    for (const name of ['saltandbarley.com', 'saltandbarley.net']) expect(text).toContain(name)
  })

  it('O7: leads a guest to the order and to an account of their own', async () => {
    const { text } = await draw(['saltandbarley.com'], null)
    const { mail: words } = await mailWords(locale)
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words('domainRegistered.guest').replaceAll(/\s+/g, ' '))
    expect(text).not.toContain('/my-domains')
  })
})
