import type { PayloadRequest } from 'payload'
import { judgeReport, type JudgedPayment, type Verdict } from '@/core/payments/judge-payment-report'
import type { PaymentReport } from '@/core/payments/payment-report'
import type { PaymentProvider } from '@/core/payments/types'
import type { Context } from '@/server/platform/context'
import { describeFault, isPassingConflict } from '@/server/platform/database/database-faults'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { withTransaction, type Transaction } from '@/server/platform/with-transaction'
import { applyVerdict } from './apply-verdict'
import { findPaymentOfIntent, findPayments, lockOrder, type PaymentRow, type SettledOrder } from './payment-repository'
import { insertReport, updateReport } from './payment-report-repository'

/** `known`: it was received before. `foreign`: it is about nothing of this shop. */
export type Heard = Verdict['kind'] | 'known' | 'foreign'

const maximumAttempts = 4

const judged = (payment: PaymentRow, order: SettledOrder): JudgedPayment => ({
  ...payment,
  digits: order.digits,
  isLater: payment.dueAt !== null,
  orderStatus: order.status,
})

/** Money that is already booked belongs to its own payment, however the report was labelled. */
const targetOf = (payments: readonly PaymentRow[], report: PaymentReport, paymentId: string): PaymentRow | undefined =>
  payments.find(({ intent }) => intent !== null && intent === report.intent) ?? payments.find(({ id }) => id === paymentId)

interface Settling {
  readonly context: Context
  readonly req: PayloadRequest
  readonly transaction: Transaction
  readonly report: PaymentReport
  readonly paymentId: string
}

const settle = async ({ context, req, transaction, report, paymentId }: Settling): Promise<{ received: Heard; closes: string | null }> => {
  if (!(await insertReport(transaction, report))) return { received: 'known', closes: null }
  const order = await lockOrder(transaction, { paymentId })
  const payment = order && targetOf(await findPayments(transaction, order.id), report, paymentId)
  if (!order || !payment) return { received: 'foreign', closes: null }
  const verdict = judgeReport(judged(payment, order), report)
  await applyVerdict({ context, req, order, payment, report }, verdict)
  await updateReport(transaction, report, { outcome: verdict.kind, paymentId: payment.id })
  // Another try's page is still open while this one's money came.
  const isOtherPage = verdict.kind === 'pay' && report.attempt !== null && report.attempt !== payment.attempt
  return { received: verdict.kind, closes: isOtherPage ? payment.pageId : null }
}

const paymentOf = async (context: Context, provider: PaymentProvider, { intent, paymentId }: PaymentReport): Promise<string | null> => {
  const known = intent === null ? null : await findPaymentOfIntent(context.payload.db.drizzle, intent)
  if (known !== null || paymentId !== null) return known ?? paymentId
  return intent === null ? null : provider.findPaymentId(intent)
}

/**
 * Hears what a provider tells of a payment: exactly once, in any order, as often as it is told. The report's row, the
 * payment, the order with its event, its mail and what it brings are one transaction.
 */
export const applyPaymentReport = async (context: Context, provider: PaymentProvider, report: PaymentReport): Promise<Heard> => {
  const paymentId = await paymentOf(context, provider, report)
  if (paymentId === null) return 'foreign'
  for (let attempts = 1; ; attempts += 1) {
    try {
      const { received, closes } = await withinLimit(context.payload, () =>
        withTransaction(context.payload, (req, transaction) => settle({ context, req, transaction, report, paymentId })),
      )
      if (closes !== null) await provider.closePage(closes)
      return received
    } catch (fault) {
      if (attempts < maximumAttempts && isPassingConflict(fault)) continue
      context.logger.error({ fault: describeFault(fault), report: report.id, kind: report.kind }, 'A report of a payment was not settled')
      throw fault
    }
  }
}
