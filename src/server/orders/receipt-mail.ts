import type { Locale } from '@/config/locales'
import type { MailData } from '@/server/platform/outbox/mail-data'
import type { OutgoingMail } from '@/server/platform/outbox/outgoing-mail'

interface MailedOrder {
  readonly orderNumber: string
  readonly email: string
  readonly locale: Locale
}

/** W11: one an order under one key, whatever it says: what is to be paid, that the payment is being confirmed, or the confirmation of what is paid. */
export const receiptMail = (
  { orderNumber, email, locale }: MailedOrder,
  isProven: boolean,
  document: Pick<MailData['order-receipt'], 'invoice'> = {},
): OutgoingMail<'order-receipt'> => ({
  template: 'order-receipt',
  to: email,
  locale,
  data: { orderNumber, ...document },
  dedupeKey: `order-receipt:${orderNumber}`,
  isProven,
})
