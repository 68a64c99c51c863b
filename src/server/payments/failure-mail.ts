import type { OutgoingMail } from '@/server/platform/outbox/outgoing-mail'
import type { SettledOrder } from './payment-repository'

/** W11: one a payment, however often and in whichever way it fails: the mail says that it can be paid again, and until when. */
export const failureMail = (
  { email, locale, orderNumber }: Pick<SettledOrder, 'email' | 'locale' | 'orderNumber'>,
  paymentId: string,
): OutgoingMail<'payment-failed'> => ({
  template: 'payment-failed',
  to: email,
  locale,
  data: { orderNumber },
  dedupeKey: `payment-failed:${paymentId}`,
})
