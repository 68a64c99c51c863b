import { defaultLocale } from '@/config/locales'
import type { MailData } from './mail-data'
import { theStaff, type OutgoingMail } from './outgoing-mail'

/** `key` names the event among its kind. */
export type Notice = MailData['staff-notice'] & { readonly key: string }

/** What the people behind the shop's support address are told, to be written in the transaction of what happened. */
export const staffNotice = ({ key, ...notice }: Notice): OutgoingMail<'staff-notice'> => ({
  template: 'staff-notice',
  to: theStaff,
  locale: defaultLocale,
  data: notice,
  dedupeKey: `staff-notice:${notice.kind}:${key}`,
})
