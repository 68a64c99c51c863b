import type { MailData, OutgoingMail } from '@/lib/outbox/email-data'
import type { SubscriptionRecord } from './subscriptions.repository'
import { cardText } from '@/core/payments/types'
import type { CardRow } from '@/modules/payments/saved-methods/saved-methods.repository'
import type { OpenPart } from './parts.repository'

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

/** O19: how much of the price is to be paid, by when and how. */
export const saidOfPart = (part: OpenPart, card: CardRow | null = null): Pick<Said, 'orderNumber' | 'part' | 'card'> => {
  const { amount, currency, digits, reference, orderNumber, provider, dueAt } = part
  const way = provider === 'offline' ? 'transfer' : card === null ? 'page' : 'card'
  return {
    orderNumber,
    part: { amount, currency, digits, reference, way, dueAt: new Date(dueAt).toISOString() },
    ...(card === null ? {} : { card: cardText(card) }),
  }
}
