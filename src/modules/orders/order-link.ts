import { environment } from '@/lib/config/env'
import type { OrderStatus } from '@/core/orders/status'
import { canonicalEmail } from '@/core/accounts/email-address'
import { type OrderRecord, findOrderByNumber, findOrderAccess, updateEncryptedTokens } from './orders.repository'
import { inConstantTime } from '@/lib/crypto/tokens'
import type { Context } from '@/lib/context'
import type { MailTemplate, MailData, OutgoingMail } from '@/lib/outbox/email-data'
import { queueMail } from '@/lib/outbox/outbox'
import type { Payload } from 'payload'
import { accessTokenOf } from './order-access'
import { encrypt } from '@/lib/crypto/encryption'
import type { Locale } from '@/lib/config/locales'

/** Statuses that imply a received payment, if any was due. */
export const paidStatuses: readonly OrderStatus[] = ['paid', 'fulfilled', 'refunded']

/** W7: the order's address is proven to be the buyer's: it equals the account's confirmed address, or money was received for the order. */
export const isContactProven = ({
  accountEmail,
  contact,
  status,
  dueNow,
}: Pick<OrderRecord, 'accountEmail' | 'contact' | 'status' | 'dueNow'>): boolean =>
  (accountEmail !== null && canonicalEmail(contact.email) === canonicalEmail(accountEmail)) || (dueNow > 0 && paidStatuses.includes(status))

/** O7: sets the order's cookie and redirects to the order's page, so the token stays out of that page's URL. */
export const buyerLink = ({ orderNumber, locale }: Pick<OrderRecord, 'orderNumber' | 'locale'>, token: string): string =>
  `${environment().SITE_URL}/${locale}/orders/${orderNumber}/open?token=${token}`

interface OrderLinkQuestion {
  readonly orderNumber: string
  readonly email: string
}

const mailOf = {
  pending: 'order-receipt',
  paid: 'order-receipt',
  fulfilled: 'order-receipt',
  failed: 'payment-failed',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
} as const satisfies Record<OrderStatus, MailTemplate>

const hour = 3_600_000

/**
 * O7: emails an order's link to the address it was placed with, at most once an hour. Neither the response nor its timing reveals whether
 * the order exists.
 */
export const sendOrderLink = (context: Context, { orderNumber, email }: OrderLinkQuestion): Promise<void> =>
  inConstantTime(async () => {
    const order = await findOrderByNumber(context.payload.db.drizzle, orderNumber)
    if (!order || canonicalEmail(order.contact.email) !== canonicalEmail(email)) return
    await queueMail(context.payload.db.drizzle, {
      template: mailOf[order.status],
      to: order.contact.email,
      locale: context.locale,
      data: { orderNumber: order.orderNumber },
      isProven: isContactProven(order),
      dedupeKey: `order-link:${order.orderNumber}:${Math.floor(context.now() / hour)}`,
    })
  })

const page = 500

/**
 * O7: re-encrypts the token of every order with the current secret and returns the count. One statement per page of ids, so it is safe
 * while the shop runs and can be repeated. An undecryptable token is derived again; the link in the order's first email keeps working
 * through its hash.
 */
export const reencryptOrderTokens = async (payload: Payload): Promise<number> => {
  const { drizzle } = payload.db
  let [sealed, after] = [0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const orders = await findOrderAccess(drizzle, { after, limit: page })
    const last = orders.at(-1)
    if (last === undefined) return sealed
    await updateEncryptedTokens(
      drizzle,
      orders.map((order) => ({
        id: order.id,
        before: order.sealedAccessToken,
        sealed: encrypt(payload, accessTokenOf(payload, order)),
      })),
    )
    sealed += orders.length
    after = last.id
  }
}

interface MailedOrder {
  readonly orderNumber: string
  readonly email: string
  readonly locale: Locale
}

/** W11: one email per order under one key, whether it asks for payment, acknowledges a payment in progress or confirms a paid order. */
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
