import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/config/locales'
import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import type { OrderStatus } from '@/core/orders/status'
import type { PaymentMethodId } from '@/core/payments/types'
import { mailTemplates, type MailData, type MailTemplate } from '@/lib/outbox/email-data'
import { renderMail } from '@/modules/email/email.service'
import { mailWords } from '@/modules/email/document/document'
import { isOrderTemplate } from '@/modules/email/templates'
import { laneLocales } from '../../../support/lane'
import { hostile, sampleOf, sampleSite, siteUrl } from '../../../support/mail/mail-samples'
import { orderSample } from '../../../support/mail/order-sample'

const statuses: Partial<Record<MailTemplate, OrderStatus>> = {
  'payment-received': 'paid',
  'payment-failed': 'failed',
  'order-cancelled': 'cancelled',
  'order-refunded': 'refunded',
}

type Rendered = ReturnType<typeof renderMail>

/** Each email is rendered once for all tests. */
const rendered = new Map<string, Rendered>()

const render = (template: MailTemplate, locale: Locale, status = statuses[template]): Rendered => {
  const key = [template, locale, status].join()
  const order = isOrderTemplate(template) ? orderSample(locale, status) : null
  const mail = rendered.get(key) ?? renderMail({ template, locale, data: sampleOf(template), order }, sampleSite(locale))
  rendered.set(key, mail)
  return mail
}

const every = mailTemplates.flatMap((template) => laneLocales.map((locale) => ({ template, locale })))

const visible = (html: string): string =>
  html
    .replaceAll(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

describe.each(every)('$template in $locale', ({ template, locale }) => {
  it('has a subject, HTML in its language and text, without missing messages', async () => {
    const mail = await render(template, locale)
    expect(mail.subject.length).toBeGreaterThan(5)
    expect(mail.html).toContain(`<html lang="${locale}">`)
    expect(mail.text.length).toBeGreaterThan(80)
    // Missing messages render as their key, missing values as braces.
    for (const part of [mail.subject, visible(mail.html), mail.text]) {
      expect(part).not.toMatch(/\bmail\.\w+\.|receipt\.\w|\{\w+\}|undefined|NaN|\[object/)
    }
  })

  it('has absolute links below the shop and language', async () => {
    const { html, text } = await render(template, locale)
    const links = [...hrefs(html), ...[...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link)]
    const own = links.filter((link) => !link.startsWith('https://example.com'))
    expect(own.length).toBeGreaterThan(0)
    for (const link of own) expect(link).toMatch(new RegExp(`^${siteUrl}/(?:${locale}(?:/|$)|admin/)`))
  })

  it('escapes user input', async () => {
    const { html } = await render(template, locale)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<b>buyer')
    expect(html).not.toMatch(/<script|javascript:/i)
  })

  it('has the same content as text and HTML', async () => {
    const { html, text } = await render(template, locale)
    const cells = [...html.matchAll(/<(?:td|th|p|h1|h2|a)[^>]*>([^<]+)</g)]
      .map(([, cell = '']) => visible(cell).trim())
      .filter((cell) => cell.length > 1)
    const plain = text.replaceAll(/\s+/g, ' ')
    const helper = new Set([
      visible((await render('verify-email', locale)).html)
        .match(/[^.:]*:(?=\s*https)/)?.[0]
        ?.trim(),
    ])
    const missing = cells.filter((cell) => !plain.includes(cell.replaceAll(/\s+/g, ' ')) && !helper.has(cell))
    expect(missing.filter((cell) => !/: ?$| :$/.test(cell))).toEqual([])
  })
})

describe('the receipt email', () => {
  it.each(laneLocales)('M4: uses the stored order’s amounts (%s)', async (locale) => {
    const order = orderSample(locale)
    const { html, text } = await render('order-receipt', locale)
    const amounts = [
      order.breakdown.total,
      order.breakdown.tax,
      order.dueNow,
      ...order.discounts.codes.map(({ savings }) => savings),
      ...order.lines.map(({ subtotal }) => subtotal),
    ]
    for (const amount of amounts) {
      const written = formatMoney(amount as Minor, { code: order.currency, digits: order.digits })
      expect(visible(html)).toContain(written)
      expect(text).toContain(written)
    }
  })

  it('states reference and bank account only while a transfer is due', async () => {
    const owed = await render('order-receipt', 'de')
    for (const part of [owed.html, owed.text]) {
      expect(part).toContain('ORD-MN4T2K1A-7F3K9Q')
      expect(part).toContain('DE89 3704 0044 0532 0130 00')
    }
    expect((await render('order-receipt', 'de', 'paid')).text).not.toContain('DE89')
  })

  it('shows only the visitor’s domain in yellow: on the plate before payment, not on the stamp', async () => {
    expect((await render('order-receipt', 'en')).html.match(/#FCE38A/g)).toHaveLength(2)
    expect((await render('payment-received', 'en')).html).not.toContain('#FCE38A')
    expect((await render('migration-confirmation', 'en')).html).not.toContain('#FCE38A')
  })
})

describe('user input', () => {
  it('never adds a line to a subject', async () => {
    const { subject } = await render('staff-notice', 'en')
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it('is unchanged in the text', async () => {
    expect((await render('staff-notice', 'en')).text).toContain(hostile)
  })

  it.each(['migration-confirmation', 'contact-confirmation', 'order-receipt', 'payment-failed', 'order-cancelled'] as const)(
    'W7: is left out of %s to an unconfirmed address',
    async (template) => {
      const { html, text } = await render(template, 'en')
      expect(visible(html) + text).not.toMatch(/buyer|Main Street|friends/)
    },
  )
})

describe.each(laneLocales)('a renewal receipt in %s', (locale) => {
  const renewal = (paymentMethod: PaymentMethodId) => {
    const order = orderSample(locale)
    const lines = order.lines.map((line) => (line.type === 'domain' ? { ...line, serviceData: { operation: 'renew' as const } } : line))
    return renderMail(
      { template: 'order-receipt', locale, data: sampleOf('order-receipt'), order: { ...order, lines, paymentMethod } },
      sampleSite(locale),
    )
  }

  it('states domain, amount and payment link, and no unknown date', async () => {
    const [byTransfer, byCard, inSandbox] = await Promise.all([renewal('offline'), renewal('stripe'), renewal('sandbox')])
    const { mail: words } = await mailWords(locale)
    for (const { subject, text, html } of [byTransfer, byCard, inSandbox]) {
      expect(subject).toBe(words('orderReceipt.renewalSubject', { domain: 'saltandbarley.com', years: 1 }))
      expect(hrefs(html).some((href) => href.includes('/open?token='))).toBe(true)
      expect(text).not.toMatch(/\b2027\b/)
      expect(`${visible(html)}${text}`).not.toMatch(/\{\w+\}|undefined|receipt\.\w/)
    }
    expect(byTransfer.text).toContain('ORD-MN4T2K1A-7F3K9Q')
    for (const { text } of [byCard, inSandbox]) expect(text).not.toContain('IBAN')
    expect(inSandbox.text).toContain(words('orderReceipt.renewalSandbox', { amount: '|' }).split('|')[0]?.trim())
  })
})

describe('O7: never links guests to a page behind the login', () => {
  const ofNames = [
    'transfer-requested',
    'transfer-awaiting',
    'transfer-completed',
    'transfer-failed',
    'renewal-reminder',
    'domain-grace',
    'domain-redemption',
  ] as const
  it.each(ofNames)('%s: links a guest to the order, and an account to its domains', async (template) => {
    const draw = (more: object) =>
      renderMail({ template, locale: 'en', data: { ...sampleOf(template), ...more }, order: null }, sampleSite('en'))
    const [guest, member] = [await draw({ guestOrder: 'ORD-MN4T2K1A-7F3K9Q' }), await draw({})]
    expect(hrefs(guest.html).join(' ')).toContain('/orders/ORD-MN4T2K1A-7F3K9Q/')
    expect(guest.html + guest.text).not.toContain('/my-domains')
    expect(hrefs(member.html).join(' ')).toContain('/my-domains')
  })

  /** Recipients always have an account. */
  const toMembers: ReadonlySet<string> = new Set(['staff-notice', 'security-notice'])
  it.each(mailTemplates.filter((template) => !toMembers.has(template)))('%s, read by somebody without an account', async (template) => {
    const data = {
      ...(sampleOf(template) as object),
      ...(ofNames.some((each) => each === template) ? { guestOrder: 'ORD-MN4T2K1A-7F3K9Q' } : {}),
    }
    const { html, text } = await renderMail(
      {
        template,
        locale: 'en',
        data: data as MailData[MailTemplate],
        order: isOrderTemplate(template) ? orderSample('en', statuses[template]) : null,
      },
      sampleSite('en'),
    )
    expect([...hrefs(html), text].filter((each) => /\/(?:dashboard|my-domains|profile|settings)\b/.test(each))).toEqual([])
  })

  it.each(laneLocales)('asks guests in %s only for what they can do', async (locale) => {
    const { mail: words } = await mailWords(locale)
    const draw = async (template: (typeof ofNames)[number], more: object) =>
      (await renderMail({ template, locale, data: { ...sampleOf(template), ...more }, order: null }, sampleSite(locale))).text.replaceAll(
        /\s+/g,
        ' ',
      )
    const guest = { guestOrder: 'ORD-MN4T2K1A-7F3K9Q' }
    const said = (text: string) => text.replaceAll(/\s+/g, ' ')
    for (const template of ['transfer-completed', 'renewal-reminder', 'domain-grace'] as const) {
      expect(await draw(template, guest)).toContain(said(words('guestCare')))
      expect(await draw(template, {})).not.toContain(said(words('guestCare')))
    }
    expect(await draw('transfer-completed', guest)).not.toContain(said(words('transferCompleted.found')))
    expect(await draw('transfer-completed', {})).toContain(said(words('transferCompleted.found')))
  })
})
