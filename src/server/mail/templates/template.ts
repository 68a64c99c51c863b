import type { OrderRecord } from '../../database/order-record'
import type { MailDocument } from '../document/mail-document'
import type { MailData, MailTemplate } from '../mail-data'
import type { MailSite } from '../mail-site'
import type { MailWords } from '../mail-words'

/** What a template is handed; `order` where its data names one. */
export interface TemplateWorld {
  readonly words: MailWords
  readonly site: MailSite
}

export type Template<Name extends MailTemplate> = (world: TemplateWorld, data: MailData[Name]) => MailDocument

/** Templates of an order are told the stored order as well. */
export type OrderTemplate<Name extends MailTemplate> = (world: TemplateWorld, data: MailData[Name], order: OrderRecord) => MailDocument
