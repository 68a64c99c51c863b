import type { Locale } from '@/config/locales'
import { noProgress, type OrderProgress } from '@/core/order-status/order-subjects'
import type { OrderRecord } from '@/server/orders/order-record'
import type { MailDocument } from './document/mail-document'
import { writeHtml } from './document/write-html'
import { writeText } from './document/write-text'
import type { MailData, MailTemplate } from '@/server/platform/outbox/mail-data'
import type { MailSite } from './document/mail-site'
import { mailWords } from './document/mail-words'
import type { OrderTemplate, Template, TemplateWorld } from './templates/template'
import { isOrderTemplate, orderTemplates, otherTemplates } from './templates/templates'

export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface MailToRender {
  readonly template: MailTemplate
  readonly locale: Locale
  readonly data: MailData[MailTemplate]
  /** Of the templates that tell of one. */
  readonly order: OrderRecord | null
  /** Of that order. */
  readonly progress?: OrderProgress
  /** W7: of a proven recipient alone. */
  readonly recipientName?: string | null
}

const documentOf = (world: TemplateWorld, { template, data, order }: MailToRender): MailDocument => {
  if (!isOrderTemplate(template)) return (otherTemplates[template] as Template<MailTemplate>)(world, data)
  if (order === null) throw new Error(`The order of a ${template} mail is gone`)
  return (orderTemplates[template] as OrderTemplate<MailTemplate>)(world, data, order)
}

/** A subject is one line, whatever a visitor typed into it. Spaces that do not break stay: French needs them. */
const oneLine = (subject: string): string => subject.replaceAll(/(?:(?![\u00a0\u202f])[\p{Cc}\s])+/gu, ' ').trim()

/** A mail in its language, from one document as HTML and as text. Pure but for the words it loads. */
export const renderMail = async (mail: MailToRender, site: MailSite): Promise<RenderedMail> => {
  const words = await mailWords(mail.locale)
  const document = documentOf({ words, site, progress: mail.progress ?? noProgress, recipientName: mail.recipientName ?? null }, mail)
  return { subject: oneLine(document.subject), html: await writeHtml(document, words, site), text: writeText(document, words, site) }
}
