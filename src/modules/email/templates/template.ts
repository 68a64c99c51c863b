import type { OrderProgress } from '@/core/orders/status-sentence'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import type { MailDocument, MailSite, MailWords } from '@/modules/email/document/document'
import type { MailData, MailTemplate } from '@/lib/outbox/email-data'

export interface TemplateContext {
  readonly words: MailWords
  readonly site: MailSite
  readonly progress: OrderProgress
  /** W7: null unless the recipient is proven. */
  readonly recipientName: string | null
}

export type Template<Name extends MailTemplate> = (world: TemplateContext, data: MailData[Name]) => MailDocument

export type OrderTemplate<Name extends MailTemplate> = (world: TemplateContext, data: MailData[Name], order: OrderRecord) => MailDocument
