import { describe, expect, it, vi } from 'vitest'
import { locales } from '@/lib/config/locales'
import { cancellationSchema } from '@/modules/inquiries/schema'
import { CancelContractPage } from '@/features/account/cancel-contract-page'
import { SiteFooter } from '@/features/site-footer/site-footer'
import { renderMail } from '@/modules/email/email.service'
import { sampleSite } from '../../../support/mail/mail-samples'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/subscription-actions', () => ({ cancellationAction: async () => null }))

const footer = (locale: (typeof locales)[number]): string =>
  drawInWords(
    <SiteFooter
      brandName="Hostfront"
      tagline=""
      columns={[]}
      currencies={[]}
      year={2026}
      currencyPicker={null}
      languageSwitch={null}
      themeSwitch={null}
    />,
    locale,
  )

describe('cancelling a contract', () => {
  it('U45: has the button of § 312k BGB on every German page, and in no other language', () => {
    expect(footer('de')).toMatch(/<a[^>]*href="\/de\/cancel"[^>]*>Verträge hier kündigen<\/a>/)
    for (const locale of locales.filter((each) => each !== 'de')) expect(footer(locale)).not.toContain('/cancel"')
  })

  it.each(locales)('U45: leads to the subscriptions, or to a form without login, in %s', (locale) => {
    const page = drawInWords(<CancelContractPage />, locale)
    for (const said of [`/${locale}/subscriptions`, 'name="contract"', 'name="email"', 'name="kind"']) expect(page).toContain(said)
  })

  it.each(locales)('U49, W7: emails the time of receipt, and user text to confirmed addresses only, in %s', async (locale) => {
    const mail = {
      template: 'cancellation-confirmation',
      locale,
      data: { receivedAt: '2027-02-28T13:05:00.000Z', kind: 'ordinary', contract: 'ORD-MAB12CDE-4F5G6H', until: '31.03.2027' },
      order: null,
    } as const
    const proven = (await renderMail({ ...mail, recipientName: 'Ines Ortega' }, sampleSite(locale))).text
    const unproven = (await renderMail(mail, sampleSite(locale))).text
    expect(proven).toMatch(/13:05|1:05/)
    for (const said of ['ORD-MAB12CDE-4F5G6H', '31.03.2027']) {
      expect(proven).toContain(said)
      expect(unproven).not.toContain(said)
    }
    expect(unproven).toMatch(/13:05|1:05/)
  })

  it('U45: asks for person and contract, and nothing else', () => {
    const given = { name: 'Ines Ortega', email: 'ines@example.com', contract: 'ORD-MAB12CDE-4F5G6H', kind: 'ordinary' }
    expect(cancellationSchema.safeParse(given).success).toBe(true)
    expect(cancellationSchema.safeParse({ ...given, contract: ' ' }).success).toBe(false)
  })
})
