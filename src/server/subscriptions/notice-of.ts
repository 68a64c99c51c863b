import type { MailData } from '@/server/platform/outbox/mail-data'
import type { OutgoingMail } from '@/server/platform/outbox/outgoing-mail'
import type { SubscriptionRecord } from './subscription-record'

type Notice = MailData['subscription-notice']

/** What is said, without of what and where it is. */
export type Said = Omit<Notice, 'name' | 'subscription' | 'guestOrder'>

/** Where a mail leads: to the page of the subscription, or for somebody without an account to their order (O7). */
export const placeOf = ({ id, guestOrder }: SubscriptionRecord) => (guestOrder === null ? { subscription: id } : { guestOrder })

/** What is to be said of a subscription to whoever has it. */
export const noticeOf = (subscription: SubscriptionRecord, notice: Said, dedupeKey: string): OutgoingMail<'subscription-notice'> => ({
  template: 'subscription-notice',
  to: subscription.email,
  locale: subscription.locale,
  data: { name: subscription.name, ...notice, ...placeOf(subscription) },
  dedupeKey,
})
