import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import type { Minor } from '@/core/money/types'
import { renderMail } from '@/modules/email/email.service'
import { moneyApart } from '@/lib/outbox/email-data'
import { orderSample } from '../../../support/mail/order-sample'
import { sampleSite } from '../../../support/mail/mail-samples'

describe.each(locales)('a payment without an order to pay, in %s', (locale) => {
  it.each(moneyApart)('U17: reports %s with its order, and its amount if there is one', async (apart) => {
    const order = orderSample(locale, 'paid')
    const amount = apart === 'currency' ? {} : { amount: 4321 as Minor }
    const data = { orderNumber: order.orderNumber, apart, ...amount }
    const { subject, text } = await renderMail({ template: 'payment-received', locale, data, order }, sampleSite(locale))
    expect(subject).toContain(order.orderNumber)
    expect(text.includes('43.21') || text.includes('4,321')).toBe(apart !== 'currency')
    expect(`${subject} ${text}`).not.toMatch(/[{}]/)
  })
})
