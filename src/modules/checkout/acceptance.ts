import { needsStartConsent, startConsentVersion } from '@/core/orders/preselection'
import { err, ok, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { withTransaction } from '@/lib/db/transaction'
import { queueMail } from '@/lib/outbox/outbox'
import { buyerLink, isContactProven, receiptMail, updateOrder } from '@/modules/orders/orders.service'
import { insertOrderEvent, isAwaitingAcceptance, type OrderRecord } from '@/modules/orders/orders.repository'
import { lockOrder } from '@/modules/payments/payments.repository'
import { consentToSave, openPaymentPage } from '@/modules/payments/payments.service'
import { insertStartConsent, updateAcceptance } from './checkout.repository'

type FirstPage = Result<{ readonly url: string }, 'unavailable' | 'nothing-to-pay'> | null

/**
 * URL of the buyer's next step: the order's page to accept the terms (O25), or the provider's page to pay. `null` if there is none. Call
 * after the order's transaction commits, because the order is valid even if no page can be opened.
 */
export const nextStepUrl = async (context: Context, order: OrderRecord, token: string): Promise<FirstPage> => {
  if (isAwaitingAcceptance(order)) return ok({ url: buyerLink(order, token) })
  return order.paymentMethod === 'offline' || order.dueNow === 0 ? null : openPaymentPage(context, order)
}

/** O25, U46: whether the buyer must also request that the service start early. */
export const needsStartRequest = ({ billingAddress, contact }: Pick<OrderRecord, 'billingAddress' | 'contact'>): boolean =>
  needsStartConsent({ country: billingAddress.country, company: contact.company ?? '', vatId: contact.vatId ?? '' })

interface Consents {
  readonly acceptTerms: boolean
  readonly acceptStart: boolean
  /** Whether the buyer agreed to the card being saved (U18). */
  readonly keepCard: boolean
}

/**
 * O25: records once who accepted an order's terms, when and in which language. Completes an order with nothing due, and sends the deferred
 * bank transfer details. `missing`: a required box is not ticked.
 */
export const acceptOrder = async (
  context: Context,
  order: OrderRecord,
  { acceptTerms, acceptStart, keepCard }: Consents,
): Promise<Result<null, 'missing'>> => {
  if (!isAwaitingAcceptance(order)) return ok(null)
  if (!acceptTerms || (needsStartRequest(order) && !acceptStart)) return err('missing')
  const { customer, locale } = context
  const at = context.now()
  await withTransaction(context.payload, async (req, transaction) => {
    const locked = await lockOrder(transaction, { id: order.id })
    if (locked?.status !== 'pending' || !(await updateAcceptance(transaction, { orderId: order.id, at, locale }))) return
    if (acceptStart) await insertStartConsent(transaction, { orderId: order.id, words: startConsentVersion, locale, givenAt: at })
    const by = customer?.email ?? order.contact.email
    await insertOrderEvent(transaction, order.id, { type: 'accepted', at, note: null, by })
    if (order.dueNow === 0) await updateOrder(req, order.id, { status: 'paid' })
    if (order.dueNow === 0 || order.paymentMethod === 'offline')
      await queueMail(req, receiptMail({ ...order, email: order.contact.email }, isContactProven(order)))
  })
  if (keepCard) await consentToSave(context, order)
  return ok(null)
}
