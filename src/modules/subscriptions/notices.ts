import type { MailData, OutgoingMail } from '@/lib/outbox/email-data'
import type { SubscriptionRecord } from './subscriptions.repository'
import { cardText } from '@/core/payments/types'
import type { CardRow } from '@/modules/payments/saved-methods/saved-methods.repository'
import type { OpenPart } from './parts.repository'

type Notice = MailData['subscription-notice']

export type NoticeFacts = Omit<Notice, 'name' | 'subscription' | 'guestOrder'>

/** Links the subscription's page, or a guest's order (O7). */
export const placeOf = ({ id, guestOrder }: SubscriptionRecord) => (guestOrder === null ? { subscription: id } : { guestOrder })

export const noticeOf = (
  subscription: SubscriptionRecord,
  notice: NoticeFacts,
  dedupeKey: string,
): OutgoingMail<'subscription-notice'> => ({
  template: 'subscription-notice',
  to: subscription.email,
  locale: subscription.locale,
  data: { name: subscription.name, ...notice, ...placeOf(subscription) },
  dedupeKey,
})

export const toPartNotice = (part: OpenPart, card: CardRow | null = null): Pick<NoticeFacts, 'orderNumber' | 'part' | 'card'> => {
  const { amount, currency, digits, reference, orderNumber, provider, dueAt } = part
  const way = provider === 'offline' ? 'transfer' : card === null ? 'page' : 'card'
  return {
    orderNumber,
    part: { amount, currency, digits, reference, way, dueAt: new Date(dueAt).toISOString() },
    ...(card === null ? {} : { card: cardText(card) }),
  }
}
