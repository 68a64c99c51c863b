import { type PaymentTransition, resolvePaymentTransition, type EvaluatedPayment } from '@/core/payments/payment-transition'
import type { Minor } from '@/core/money/types'
import { inMinorUnits } from '@/core/money/arithmetic'
import type { MoneyApart } from '@/lib/outbox/email-data'
import { markCardDisputed, markConsentPaid } from '@/modules/payments/saved-methods/saved-methods.repository'
import { receiptMail, updateOrder } from '@/modules/orders/orders.service'
import { queueMail } from '@/lib/outbox/outbox'
import { handleOfRequest, withTransactionSlot, withTransaction, type Transaction } from '@/lib/db/transaction'
import { bookPaid, bookRefund, type ReceivedReport, flagPayment, changePayment, noPage, failureMail } from './bookings'
import {
  type PaymentRow,
  findPaymentOfIntent,
  findPayments,
  lockOrder,
  type SettledOrder,
  insertReport,
  updateReport,
} from './payments.repository'
import type { PayloadRequest } from 'payload'
import type { PaymentReport, PaymentProvider, SignedWebhook, UnreadableReport } from '@/core/payments/types'
import type { Context } from '@/lib/context'
import { describeError, isTransientConflict } from '@/lib/db/database-errors'
import { ok, err, type Result } from '@/core/result'
import { countingReport } from '@/lib/observability/metrics'

/** Not final: the payment page stays open for another card. Sends one email in case the customer has left. */
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

/**
 * W11: if a payment takes days to clear, the order confirmation is sent immediately. For orders that the shop itself creates (no
 * `expiresAt`), an email was already sent.
 */
const confirmProcessing = async ({ req, order, payment, report }: ReceivedReport): Promise<void> => {
  await changePayment(req, payment.id, { status: 'processing', ...noPage }, { type: 'processing', note: report.id })
  if (payment.dueAt === null && order.expiresAt !== null) await queueMail(req, receiptMail(order, true))
}

/** U17: tells the payer that the money will be returned, once per webhook event. */
const mailApart = ({ req, order, report }: ReceivedReport, apart: MoneyApart, amount: Minor | null): Promise<boolean> =>
  queueMail(req, {
    template: 'payment-received',
    to: order.email,
    locale: order.locale,
    data: { orderNumber: order.orderNumber, ...(amount === null ? {} : { amount }), apart: amount === null ? 'currency' : apart },
    dedupeKey: `payment-apart:${report.id}`,
  })

/**
 * U17: the amount does not match the order. Money in the order's currency can be refunded from the shop; money in another currency only at
 * the provider.
 */
const recordMismatch = async (received: ReceivedReport, amount: Minor | null): Promise<void> => {
  const { req, payment, report } = received
  if (amount === null) await flagPayment(received, { paymentId: payment.id, trouble: 'amount-mismatch' })
  else {
    await changePayment(req, payment.id, { trouble: 'amount-mismatch' }, { type: 'amount-mismatch', note: report.id })
    await recordSurplus(received, amount)
  }
  await mailApart(received, 'sum', amount)
}

const recordSurplus = async (received: ReceivedReport, amount: Minor | null): Promise<PaymentRow> => {
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
      // Sorts after the payments that the order owes.
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

const applyTransition = async (received: ReceivedReport, verdict: PaymentTransition): Promise<void> => {
  const { context, req, order, payment, report } = received
  const receipt = { intent: report.intent, paidAt: context.now(), happening: { type: 'paid', note: report.id } }
  switch (verdict.kind) {
    case 'ignore':
      return
    case 'pay':
      return bookPaid(req, order, payment, receipt)
    case 'surplus': {
      const kept = await recordSurplus(received, verdict.amount)
      // The payment page may have saved a card for an order that no longer needs one.
      if (order.status === 'cancelled') await markConsentPaid(await handleOfRequest(req), order.id)
      const given = report.kind === 'refunded' ? inMinorUnits(report.refunded, report.money.digits, order.digits) : null
      if (given !== null && kept.amount > 0) await bookRefund(req, order, kept, Math.min(given, kept.amount) as Minor, report.id)
      else await mailApart(received, 'again', verdict.amount)
      return
    }
    case 'mismatch':
      return recordMismatch(received, verdict.amount)
    case 'process':
      return confirmProcessing(received)
    case 'decline':
      return decline(received)
    case 'fail':
      return fail(received)
    case 'expire':
      return changePayment(req, payment.id, noPage, { type: 'page-expired', note: report.id })
    case 'refund': {
      if (verdict.isFirstHeard) await bookPaid(req, order, payment, receipt)
      const now = verdict.isFirstHeard ? { ...payment, status: 'paid' as const, intent: report.intent } : payment
      const since = verdict.isFirstHeard && payment.dueAt === null ? { ...order, status: 'paid' as const } : order
      return bookRefund(req, since, now, verdict.refunded, report.id)
    }
    case 'dispute':
      await markCardDisputed(await handleOfRequest(req), payment.id)
      return flagPayment(received, { paymentId: payment.id, trouble: 'disputed' })
    default:
      return verdict satisfies never
  }
}

/** `known`: a duplicate delivery. `foreign`: the payment belongs to another system. */
type WebhookResult = PaymentTransition['kind'] | 'known' | 'foreign'

const maximumAttempts = 4

const toEvaluated = (payment: PaymentRow, order: SettledOrder): EvaluatedPayment => ({
  ...payment,
  digits: order.digits,
  isLater: payment.dueAt !== null,
  orderStatus: order.status,
})

/** Money that is already booked stays with its own payment, whatever payment id the event contains. */
const targetOf = (payments: readonly PaymentRow[], report: PaymentReport, paymentId: string): PaymentRow | undefined =>
  payments.find(({ intent }) => intent !== null && intent === report.intent) ?? payments.find(({ id }) => id === paymentId)

interface SettlementContext {
  readonly context: Context
  readonly req: PayloadRequest
  readonly transaction: Transaction
  readonly report: PaymentReport
  readonly paymentId: string
}

const settle = async ({
  context,
  req,
  transaction,
  report,
  paymentId,
}: SettlementContext): Promise<{ received: WebhookResult; closes: string | null }> => {
  if (!(await insertReport(transaction, report))) return { received: 'known', closes: null }
  const order = await lockOrder(transaction, { paymentId })
  const payment = order && targetOf(await findPayments(transaction, order.id), report, paymentId)
  if (!order || !payment) return { received: 'foreign', closes: null }
  const verdict = resolvePaymentTransition(toEvaluated(payment, order), report)
  await applyTransition({ context, req, order, payment, report }, verdict)
  await updateReport(transaction, report, { outcome: verdict.kind, paymentId: payment.id })
  // The payment came through an older attempt while a newer attempt's page is still open.
  const isOtherPage = verdict.kind === 'pay' && report.attempt !== null && report.attempt !== payment.attempt
  return { received: verdict.kind, closes: isOtherPage ? payment.pageId : null }
}

const paymentOf = async (context: Context, provider: PaymentProvider, { intent, paymentId }: PaymentReport): Promise<string | null> => {
  const known = intent === null ? null : await findPaymentOfIntent(context.payload.db.drizzle, intent)
  if (known !== null || paymentId !== null) return known ?? paymentId
  return intent === null ? null : provider.findPaymentId(intent)
}

/**
 * Applies a payment event exactly once, in any order and however often it is delivered. The event's row, the payment, the order with its
 * history, the emails and provisioning share one transaction.
 */
export const applyPaymentEvent = async (context: Context, provider: PaymentProvider, report: PaymentReport): Promise<WebhookResult> => {
  const paymentId = await paymentOf(context, provider, report)
  if (paymentId === null) return 'foreign'
  for (let attempts = 1; ; attempts += 1) {
    try {
      const { received, closes } = await withTransactionSlot(context.payload, () =>
        withTransaction(context.payload, (req, transaction) => settle({ context, req, transaction, report, paymentId })),
      )
      if (closes !== null) await provider.closePage(closes)
      return received
    } catch (fault) {
      if (attempts < maximumAttempts && isTransientConflict(fault)) continue
      context.logger.error({ fault: describeError(fault), report: report.id, kind: report.kind }, 'Failed to process payment event')
      throw fault
    }
  }
}

/**
 * Handles a raw webhook body. Reads nothing before its signature is verified and acknowledges irrelevant events. Throws on internal errors,
 * so that the provider retries.
 */
export const handlePaymentWebhook = async (
  context: Context,
  provider: PaymentProvider,
  webhook: Omit<SignedWebhook, 'receivedAt'>,
): Promise<Result<null, UnreadableReport>> => {
  const report = await provider.readReport({ ...webhook, receivedAt: context.now() })
  if (!report.ok) return err(report.error)
  const paymentReport = report.value
  if (paymentReport) {
    const webhookResult = await countingReport(() => applyPaymentEvent(context, provider, paymentReport))
    context.logger.info(
      { provider: provider.method, report: paymentReport.id, name: paymentReport.name, heard: webhookResult },
      'Payment event received',
    )
  }
  return ok(null)
}
