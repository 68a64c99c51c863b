import type { SignedReport, SandboxLaterOutcome, SandboxOutcome, SandboxPage, SandboxStore } from '@/core/payments/sandbox'
import type { Context } from '@/lib/context'
import { describeError } from '@/lib/db/database-errors'
import { handlePaymentWebhook } from '@/modules/payments/payment-events'
import type { Payload } from 'payload'
import type { Minor } from '@/core/money/types'
import { ok, err } from '@/core/result'
import {
  findPage,
  findPageOfAttempt,
  findPageOfIntent,
  insertCharge,
  insertPage,
  lockPaidPage,
  markPageClosed,
  deleteCardOutcome,
  updatePageState,
  updateRefundedAmount,
  findDueReports,
  findRefund,
  insertRefund,
  insertReports,
  updateDue,
  markReportDelivered,
} from './sandbox.repository'

const deliverReport = async (context: Context, { id, raw, signature }: SignedReport): Promise<void> => {
  const { sandbox, payments, logger } = context
  if (!sandbox || !payments.sandbox) return
  try {
    await handlePaymentWebhook(context, payments.sandbox, { raw, header: () => signature })
    await sandbox.noteTold(id, context.now())
  } catch (fault) {
    logger.warn({ fault: describeError(fault), report: id }, 'Failed to deliver sandbox event; resending')
    await sandbox.noteMissed(id, context.now())
  }
}

/**
 * Delivers due sandbox events the way a provider's webhooks arrive: signed, verified and applied once. Runs in the worker, and for a single
 * page right after a choice on it.
 */
export const sendPaymentReports = async (context: Context, pageId?: string): Promise<void> => {
  for (const report of (await context.sandbox?.dueReports(context.now(), pageId)) ?? []) await deliverReport(context, report)
}

const continueUrl = ({ returnUrl, cancelUrl }: SandboxPage, outcome: SandboxOutcome): string =>
  outcome === 'declined' ? `${cancelUrl}?payment=declined` : returnUrl

/**
 * Records a choice on a sandbox page, delivers what is due immediately and returns the URL to continue to; `null` for an unknown page. A
 * closed page leads back to the shop and triggers nothing.
 */
export const chooseOutcome = async (
  context: Context,
  pageId: string,
  outcome: SandboxOutcome,
  later?: SandboxLaterOutcome,
): Promise<string | null> => {
  const page = await context.sandbox?.choose(pageId, outcome, context.now(), later)
  if (!page) return null
  await sendPaymentReports(context, page.id)
  return page.state === 'open' ? continueUrl(page, outcome) : page.cancelUrl
}

type Database = Pick<Payload['db']['drizzle'], 'execute' | 'transaction'>

const createRefund =
  (database: Database): SandboxStore['giveBack'] =>
  ({ key, intent, amount }, report) =>
    database.transaction(async (transaction) => {
      const page = await lockPaidPage(transaction, intent ?? '')
      if (page === null) return err('too-much')
      const before = await findRefund(transaction, key)
      if (before !== null) return ok({ refundedInAll: before })
      const inAll = (page.refunded + amount) as Minor
      if (amount <= 0 || inAll > page.amount) return err('too-much')
      await insertRefund(transaction, key, page.id, inAll)
      await updateRefundedAmount(transaction, page.id, inAll)
      await insertReports(transaction, page.id, [report], inAll)
      return ok({ refundedInAll: inAll })
    })

/** Stores the sandbox's state in the shop's own database, since there is no real provider to keep it. */
export const createSandboxStore = (database: Database): SandboxStore => ({
  keepPage: async (page) => {
    await insertPage(database, page)
    const kept = await findPageOfAttempt(database, page.paymentId, page.attempt)
    if (kept === null) throw new Error('Sandbox page was not stored')
    return kept
  },
  findPage: (id) => findPage(database, id),
  findPageOfIntent: (intent) => findPageOfIntent(database, intent),
  closePage: (id) => markPageClosed(database, id),
  keepCharge: (charge, reports) =>
    database.transaction(async (transaction) => {
      if ((await insertCharge(transaction, charge)) && reports.length > 0) await insertReports(transaction, charge.id, reports)
      const kept = await findPageOfAttempt(transaction, charge.paymentId, charge.attempt)
      if (kept === null) throw new Error('Sandbox charge was not stored')
      return kept
    }),
  findPageOfAttempt: (paymentId, attempt) => findPageOfAttempt(database, paymentId, attempt),
  forgetCard: (id) => deleteCardOutcome(database, id),
  settlePage: (id, { isOver, reports, later }, now) =>
    database.transaction(async (transaction) => {
      if (!(await updatePageState(transaction, id, isOver ? 'complete' : 'open', later, now))) return false
      await insertReports(transaction, id, reports)
      return true
    }),
  giveBack: createRefund(database),
  findDueReports: (now, pageId) => findDueReports(database, now, pageId),
  noteTold: (reportId, now) => markReportDelivered(database, reportId, now),
  postponeReport: (reportId, dueAt) => updateDue(database, reportId, dueAt),
})
