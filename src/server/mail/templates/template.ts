import type { OrderProgress } from '@/core/order-status/order-subjects'
import type { OrderRecord } from '@/server/orders/order-record'
import type { MailDocument } from '../document/mail-document'
import type { MailData, MailTemplate } from '@/server/platform/outbox/mail-data'
import type { MailSite } from '../document/mail-site'
import type { MailWords } from '../document/mail-words'

/** What a template is handed; `order` where its data names one. */
export interface TemplateWorld {
  readonly words: MailWords
  readonly site: MailSite
  /** What became of the order a mail is about. */
  readonly progress: OrderProgress
  /** W7: of a proven recipient. */
  readonly recipientName: string | null
}

export type Template<Name extends MailTemplate> = (world: TemplateWorld, data: MailData[Name]) => MailDocument

/** Templates of an order are told the stored order as well. */
export type OrderTemplate<Name extends MailTemplate> = (world: TemplateWorld, data: MailData[Name], order: OrderRecord) => MailDocument
