import { expect, it } from 'vitest'
import { renderMail } from '@/modules/email/email.service'
import { sampleOf, sampleSite } from '../../../support/mail/mail-samples'
import { orderSample } from '../../../support/mail/order-sample'

const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

it('I8: links a payment email to its invoice, a refund email to its credit note, and older ones to the order', async () => {
  for (const [template, number] of [
    ['payment-received', '2026-000123'],
    ['order-refunded', 'C-2026-000007'],
  ] as const) {
    const { html, text } = await renderMail(
      { template, locale: 'en', data: sampleOf(template), order: orderSample('en', 'paid') },
      sampleSite('en'),
    )
    expect(hrefs(html).filter((href) => href.endsWith(`/open?token=t&invoice=${number}`))).toHaveLength(1)
    expect(text).toContain(`invoice=${number}`)
  }
  const data = { orderNumber: 'ORD-MN4T2K1A-7F3K9Q' }
  const older = await renderMail({ template: 'payment-received', locale: 'en', data, order: orderSample('en', 'paid') }, sampleSite('en'))
  expect(older.html + older.text).not.toContain('invoice=')
})
