import type { Locale } from '@/config/locales'
import type { MailData, MailTemplate } from './mail-data'

/** Whoever reads at the shop's support address when the mail is written. */
export const theStaff = Symbol('the staff')

export interface OutgoingMail<Template extends MailTemplate = MailTemplate> {
  readonly template: Template
  readonly to: string | typeof theStaff
  readonly locale: Locale
  readonly data: MailData[Template]
  /** The same key is the same mail: it is written once, however often it is asked for. */
  readonly dedupeKey: string
  /** W8: its recipient is known to have caused it, so that it counts towards no limit. */
  readonly isProven?: boolean
}
