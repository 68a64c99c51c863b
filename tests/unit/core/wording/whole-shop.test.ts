import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/lib/config/locales'
import { findWordingErrors } from '@/core/wording/find-errors'
import { typeset } from '@/core/wording/typeset'
import { loadMessages } from '@/lib/i18n/messages'
import { renderMail } from '@/modules/email/email.service'
import { isOrderTemplate } from '@/modules/email/templates'
import { mailTemplates } from '@/lib/outbox/email-data'
import { seedLocales, type SeedLocale } from '@seed/locales'
import { flatten } from '@/lib/i18n/message-demands'
import { hostile, mailSamples, sampleSite } from '../../../support/mail/mail-samples'
import { orderSample } from '../../../support/mail/order-sample'
import { everyText, wordsOf } from '../../seed/every-text'

interface Text {
  readonly at: string
  readonly text: string
}

/** §8: prescribed by the specification, with three dots. */
const specified = new Set(['sectionData.loading'])

/** Exempt: quotations, two template names, and a bicycle shop with tills. */
const figurative: readonly RegExp[] = [
  /^testimonials\[.+\]\.content$/,
  /^case-studies\[.+\]\.testimonial$/,
  /^case-studies\[ricketts-cycles\]\.description$/,
  /^pages\[\/(?:customization|website)\/templates\]\.layout\.0\.templates\.\d+\.name$/,
]

const isFigurative = (at: string): boolean => figurative.some((place) => place.test(at))

const faultsIn = (language: string, texts: readonly Text[]): readonly string[] =>
  texts.flatMap(({ at, text }) =>
    findWordingErrors(language, text).flatMap(({ kind, found }) =>
      kind === 'figure-of-speech' && isFigurative(at) ? [] : [`${at}: ${kind} “${found}” (${text})`],
    ),
  )

const seeded = (locale: SeedLocale): readonly Text[] =>
  everyText.flatMap(({ at, text }) => wordsOf(text[locale]).map((words) => ({ at, text: typeset(locale, words) })))

const messagesOf = async (locale: Locale): Promise<readonly Text[]> =>
  [...flatten(await loadMessages(locale))].flatMap(([at, text]) => (locale === 'en' && specified.has(at) ? [] : [{ at, text }]))

/** User input is exempt. */
const withoutTyped = (text: string): string => text.replaceAll(hostile, 'Ines').replace('Bcc: everybody@example.com', '')

/** Receipts are laid out in columns. */
const linesOf = (text: string): readonly string[] => text.split('\n').flatMap((line) => line.split(/ {2,}/))

const mailsIn = async (locale: Locale): Promise<readonly Text[]> => {
  const mails = mailTemplates.map(async (template) => {
    const order = isOrderTemplate(template) ? orderSample(locale, 'paid', 'Ines Otter') : null
    const { subject, text } = await renderMail({ template, locale, data: mailSamples[template], order }, sampleSite(locale))
    return [subject, ...linesOf(text)].map((line) => ({ at: template, text: withoutTyped(line) }))
  })
  return (await Promise.all(mails)).flat()
}

it('the check fails for a text of either', () => {
  expect(faultsIn('de', [{ at: 'pages[/about].title', text: 'Du bekommst einen Gutschein!' }])).toHaveLength(3)
})

it('the check fails for figurative language, except in quotations and template names', () => {
  const text = 'It hangs on the wall'
  expect(faultsIn('en', [{ at: 'pages[/about].layout.0.lead', text }])).toHaveLength(2)
  expect(faultsIn('en', [{ at: 'testimonials[otter.example].content', text }])).toEqual([])
  expect(faultsIn('en', [{ at: 'case-studies[kettle-and-key].testimonial', text }])).toEqual([])
  expect(faultsIn('en', [{ at: 'pages[/website/templates].layout.0.templates.0.name', text }])).toEqual([])
})

it.each(['The receipt beside this', 'What runs', 'On the move', 'Lately:', 'A shop with a till'])('the check fails for “%s”', (text) =>
  expect(faultsIn('en', [{ at: 'pages[/about].title', text }])).toHaveLength(1),
)

describe.each(seedLocales)('has no wording error in %s', (locale) => {
  it('the seeded content', () => expect(faultsIn(locale, seeded(locale))).toEqual([]))
})

describe.each(locales)('has no wording error in %s', (locale) => {
  it('the messages', async () => expect(faultsIn(locale, await messagesOf(locale))).toEqual([]))

  it('the sent emails', async () => expect(faultsIn(locale, await mailsIn(locale))).toEqual([]))
})
