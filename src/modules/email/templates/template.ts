import type { OrderProgress } from '@/core/orders/status-sentence'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import type { MailDocument, MailSite, MailWords } from '@/modules/email/document/document'
import type { MailData, MailTemplate } from '@/lib/outbox/email-data'

/** What a template is handed; `order` where its data names one. */
export interface TemplateContext {
  readonly words: MailWords
  readonly site: MailSite
  /** What became of the order a mail is about. */
  readonly progress: OrderProgress
  /** W7: of a proven recipient. */
  readonly recipientName: string | null
}

export type Template<Name extends MailTemplate> = (world: TemplateContext, data: MailData[Name]) => MailDocument

/** Templates of an order are told the stored order as well. */
export type OrderTemplate<Name extends MailTemplate> = (world: TemplateContext, data: MailData[Name], order: OrderRecord) => MailDocument
