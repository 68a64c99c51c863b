import { expect, it } from 'vitest'
import { renderMail } from '@/modules/email/email.service'
import { laneLocales } from '../../../support/lane'
import { sampleSite } from '../../../support/mail/mail-samples'
import { mailWords } from '@/modules/email/document/document'

it.each(laneLocales)('names who set the password: its owner or the support team (%s)', async (locale) => {
  const { mail } = await mailWords(locale)
  const textOf = async (isByStaff: boolean) =>
    (await renderMail({ template: 'password-changed', locale, data: { name: 'Ada', isByStaff }, order: null }, sampleSite(locale))).html
  const sentences = (html: string) => [mail('passwordChanged.body'), mail('passwordChanged.byStaff')].map((text) => html.includes(text))
  expect([sentences(await textOf(false)), sentences(await textOf(true))]).toEqual([
    [true, false],
    [false, true],
  ])
})
