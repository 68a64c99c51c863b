import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { formatDay } from '@/core/dates'
import type { Minor } from '@/core/money/types'
import type { MailData } from '@/lib/outbox/email-data'
import { renderMail } from '@/modules/email/email.service'
import { orderSample } from '../../../support/mail/order-sample'
import { sampleOf, sampleSite, siteUrl } from '../../../support/mail/mail-samples'

const card = 'Visa ···· 4242'
const { charge: _charge, ...bare } = sampleOf('renewal-reminder')

describe.each(locales)('domain renewal emails in %s', (locale) => {
  const day = (instant: string) => formatDay(new Date(instant), locale)
  const reminder = async (more: Partial<MailData['renewal-reminder']>) =>
    (await renderMail({ template: 'renewal-reminder', locale, data: { ...bare, ...more }, order: null }, sampleSite(locale))).text

  it('U52: state day, amount and card in a reminder of an automatic renewal', async () => {
    const charge = { card, on: '2027-01-20T00:00:00.000Z', amount: { amount: 1649 as Minor, currency: 'USD', digits: 2 } }
    const text = await reminder({ charge })
    for (const said of [card, '16.49', day(charge.on), day(bare.expiresAt), `${siteUrl}/${locale}/my-domains`]) expect(text).toContain(said)
  })

  it('U52: link to the order if the card failed, and differ if nothing renews it', async () => {
    const open = await reminder({ openOrder: 'ORD-MN4T2K1A-7F3K9Q' })
    expect(open).toContain('/orders/ORD-MN4T2K1A-7F3K9Q')
    const said = [open, await reminder({}), await reminder({ autoRenew: false })]
    expect(new Set(said).size).toBe(3)
    for (const text of said) expect(text).not.toContain(card)
  })

  it('U52: state day, amount and card of an announced price, and the next attempt after a decline; both link to the domain', async () => {
    const notice = { name: 'saltandbarley.com', domain: 'saltandbarley.com', card, date: '2027-01-20T00:00:00.000Z' }
    const told = async (more: Pick<MailData['subscription-notice'], 'kind' | 'topUp' | 'orderNumber'>) =>
      (await renderMail({ template: 'subscription-notice', locale, data: { ...notice, ...more }, order: null }, sampleSite(locale))).text
    const page = `${siteUrl}/${locale}/my-domains/saltandbarley.com`
    const announced = await told({ kind: 'domainCharge', topUp: { amount: 2199 as Minor, currency: 'USD', digits: 2 } })
    for (const said of [card, '21.99', day(notice.date), page]) expect(announced).toContain(said)
    const declined = await told({ kind: 'chargeDeclined', orderNumber: 'ORD-MN4T2K1A-7F3K9Q' })
    for (const said of [card, day(notice.date), page, '/orders/ORD-MN4T2K1A-7F3K9Q']) expect(declined).toContain(said)
  })

  it('U52: name the saved card that paid automatically, and no other payment', async () => {
    const sample = orderSample(locale, 'paid')
    const lines = sample.lines.map((line) =>
      line.type === 'domain' ? { ...line, serviceData: { ...line.serviceData, operation: 'renew' as const } } : line,
    )
    const order = { ...sample, lines }
    const told = (data: MailData['payment-received']) =>
      renderMail({ template: 'payment-received', locale, data, order }, sampleSite(locale))
    const { orderNumber } = order
    expect((await told({ orderNumber, card })).text).toContain(card)
    expect((await told({ orderNumber, card })).subject).not.toBe((await told({ orderNumber })).subject)
    expect((await told({ orderNumber })).text).not.toContain(card)
  })
})
