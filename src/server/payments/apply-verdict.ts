import type { Verdict } from '@/core/payments/judge-payment-report'
import type { Minor } from '@/core/money/types'
import { inMinorUnits } from '@/core/money/major'
import type { MoneyApart } from '@/server/platform/outbox/mail-data'
import { updateDisputed } from '@/server/cards/card-repository'
import { updateConsentPaid } from '@/server/cards/consent-repository'
import { receiptMail } from '@/server/orders/receipt-mail'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { handleOfRequest } from '@/server/platform/request-handle'
import { bookPaid } from './book-paid'
import { bookRefund } from './book-refund'
import { failureMail } from './failure-mail'
import type { ReceivedReport } from './received-report'
import { flagPayment } from './flag-payment'
import type { PaymentRow } from './payment-repository'
import { updateOrder } from './update-order'
import { changePayment, noPage } from './write-payment'

/** The page stays open for another card, so this is not final; one mail, in case the customer has left. */
const decline = async ({ req, order, payment, report }: ReceivedReport): Promise<void> => {
  const note = report.kind === 'failed' ? report.reason : report.name
  await changePayment(req, payment.id, {}, { type: 'declined', note })
  await queueMail(req, failureMail(order, payment.id))
}

const fail = async ({ req, order, payment, report }: ReceivedReport): Promise<void> => {
  const note = report.kind === 'failed' ? report.reason : report.name
  await changePayment(req, payment.id, { status: 'failed', ...noPage }, { type: 'failed', note })
  if (payment.dueAt === null && order.status === 'pending') {
    await updateOrder(req, order.id, { status: 'failed', event: { type: 'failed', note } })
    return
  }
  await updateOrder(req, order.id, { event: { type: 'payment-failed', note } })
  await queueMail(req, failureMail(order, payment.id))
}

/** W11: a payment that takes days to confirm is confirmed as an order at once; of an order the shop made itself there has been a mail. */
const process = async ({ req, order, payment, report }: ReceivedReport): Promise<void> => {
  await changePayment(req, payment.id, { status: 'processing', ...noPage }, { type: 'processing', note: report.id })
  if (payment.dueAt === null && order.expiresAt !== null) await queueMail(req, receiptMail(order, true))
}

/** U17: whoever paid hears that this money goes back. Once a report. */
const mailApart = ({ req, order, report }: ReceivedReport, apart: MoneyApart, amount: Minor | null): Promise<boolean> =>
  queueMail(req, {
    template: 'payment-received',
    to: order.email,
    locale: order.locale,
    data: { orderNumber: order.orderNumber, ...(amount === null ? {} : { amount }), apart: amount === null ? 'currency' : apart },
    dedupeKey: `payment-apart:${report.id}`,
  })

/** U17: what the order does not ask for. Money of its currency can be given back from here; any other at the provider alone. */
const keepMismatch = async (received: ReceivedReport, amount: Minor | null): Promise<void> => {
  const { req, payment, report } = received
  if (amount === null) await flagPayment(received, { paymentId: payment.id, trouble: 'amount-mismatch' })
  else {
    await changePayment(req, payment.id, { trouble: 'amount-mismatch' }, { type: 'amount-mismatch', note: report.id })
    await keepSurplus(received, amount)
  }
  await mailApart(received, 'sum', amount)
}

/** Kept as a payment of its own that counts for no order. */
const keepSurplus = async (received: ReceivedReport, amount: Minor | null): Promise<PaymentRow> => {
  const { req, order, payment, report } = received
  const kept = await req.payload.create({
    collection: 'payments',
    data: {
      order: order.id,
      provider: payment.provider,
      status: 'surplus',
      amount: amount ?? 0,
      currency: payment.currency,
      reference: order.orderNumber,
      refunded: 0,
      intent: report.intent,
      // Behind what is owed.
      dueAt: new Date().toISOString(),
      events: [{ type: 'surplus', at: new Date().toISOString(), note: report.id }],
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
  await flagPayment(received, { paymentId: kept.id, trouble: 'surplus' })
  return { ...payment, id: kept.id, status: 'surplus', amount: amount ?? (0 as Minor), refunded: 0 as Minor, intent: report.intent }
}

/** Writes down what a report was found to mean. */
export const applyVerdict = async (received: ReceivedReport, verdict: Verdict): Promise<void> => {
  const { req, order, payment, report } = received
  switch (verdict.kind) {
    case 'ignore':
      return
    case 'pay':
      return bookPaid(req, order, payment, { intent: report.intent, happening: { type: 'paid', note: report.id } })
    case 'surplus': {
      const kept = await keepSurplus(received, verdict.amount)
      // Its page may have kept a card, for an order that needs none.
      if (order.status === 'cancelled') await updateConsentPaid(await handleOfRequest(req), order.id)
      const given = report.kind === 'refunded' ? inMinorUnits(report.refunded, report.money.digits, order.digits) : null
      if (given !== null && kept.amount > 0) await bookRefund(req, order, kept, Math.min(given, kept.amount) as Minor, report.id)
      else await mailApart(received, 'again', verdict.amount)
      return
    }
    case 'mismatch':
      return keepMismatch(received, verdict.amount)
    case 'process':
      return process(received)
    case 'decline':
      return decline(received)
    case 'fail':
      return fail(received)
    case 'expire':
      return changePayment(req, payment.id, noPage, { type: 'page-expired', note: report.id })
    case 'refund': {
      if (verdict.isFirstHeard) await bookPaid(req, order, payment, { intent: report.intent, happening: { type: 'paid', note: report.id } })
      const now = verdict.isFirstHeard ? { ...payment, status: 'paid' as const, intent: report.intent } : payment
      const since = verdict.isFirstHeard && payment.dueAt === null ? { ...order, status: 'paid' as const } : order
      return bookRefund(req, since, now, verdict.refunded, report.id)
    }
    case 'dispute':
      await updateDisputed(await handleOfRequest(req), payment.id)
      return flagPayment(received, { paymentId: payment.id, trouble: 'disputed' })
    default:
      return verdict satisfies never
  }
}
