import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import type { Minor } from '@/core/money/types'
import { sandboxOutcomes, type SandboxPage } from '@/core/payments/sandbox'
import { SandboxPaymentPage } from '@/features/sandbox/sandbox-page'
import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import es from '@/lib/i18n/messages/es.json'
import fr from '@/lib/i18n/messages/fr.json'
import { drawInWords } from '../../../support/draw-in-words'

const words = { de, en, es, fr }

const page: SandboxPage = {
  id: 'sp_page',
  state: 'open',
  paymentId: 'a-payment',
  orderNumber: 'ORD-1',
  attempt: 1,
  amount: 1429 as Minor,
  refunded: 0 as Minor,
  currency: 'JPY',
  digits: 0,
  locale: 'de',
  title: 'ORD-1 · otter.com',
  returnUrl: 'http://localhost:3000/de/orders/ORD-1?payment=sent',
  cancelUrl: 'http://localhost:3000/de/orders/ORD-1',
  intent: 'money',
  expiresAt: 0,
  later: null,
}

describe.each(locales)('the page of the sandbox card in %s', (locale) => {
  const { sandboxPage } = words[locale]

  it('says that no money moves, shows the amount and each outcome; the form sends one word', () => {
    const html = drawInWords(<SandboxPaymentPage page={page} />, locale)
    for (const text of [sandboxPage.notice, '¥1,429', 'ORD-1', 'otter.com', sandboxPage.back]) expect(html).toContain(text)
    expect(html).toContain(`action="/${locale}/sandbox/sp_page/choose" method="post"`)
    expect([...html.matchAll(/<input[^>]*name="(\w+)"[^>]*value="(\w+)"/g)].map(([, name, value]) => `${name}=${value}`)).toEqual(
      sandboxOutcomes.map((outcome) => `outcome=${outcome}`),
    )
    expect(html).not.toContain('a-payment')
  })

  it.each(['complete', 'closed'] as const)('links back to an order that is %s, and offers nothing', (state) => {
    const html = drawInWords(<SandboxPaymentPage page={{ ...page, state }} />, locale)
    expect(html).toContain(sandboxPage[state])
    expect(html).toContain(`href="${page.cancelUrl}"`)
    expect(html).not.toContain('<form')
  })
})
