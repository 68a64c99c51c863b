import type { Payload } from 'payload'
import type { Minor } from '@/core/money/types'
import type { SandboxBook } from '@/core/payments/sandbox'
import { ok, refuse } from '@/core/result'
import {
  findPage,
  findPageOfAttempt,
  findPageOfIntent,
  insertCharge,
  insertPage,
  lockPaidPage,
  updateClosed,
  updateForgotten,
  updateOpenState,
  updateRefunded,
} from './sandbox-page-repository'
import { findDueReports, findRefund, insertRefund, insertReports, updateDue, updateTold } from './sandbox-report-repository'

type Database = Pick<Payload['db']['drizzle'], 'execute' | 'transaction'>

const giveBack =
  (database: Database): SandboxBook['giveBack'] =>
  ({ key, intent, amount }, report) =>
    database.transaction(async (transaction) => {
      const page = await lockPaidPage(transaction, intent ?? '')
      if (page === null) return refuse('too-much')
      const before = await findRefund(transaction, key)
      if (before !== null) return ok({ refundedInAll: before })
      const inAll = (page.refunded + amount) as Minor
      if (amount <= 0 || inAll > page.amount) return refuse('too-much')
      await insertRefund(transaction, key, page.id, inAll)
      await updateRefunded(transaction, page.id, inAll)
      await insertReports(transaction, page.id, [report], inAll)
      return ok({ refundedInAll: inAll })
    })

/** The sandbox's books in the shop's own database: no payment provider is there to keep them. */
export const createSandboxBook = (database: Database): SandboxBook => ({
  keepPage: async (page) => {
    await insertPage(database, page)
    const kept = await findPageOfAttempt(database, page.paymentId, page.attempt)
    if (kept === null) throw new Error('A page of the sandbox was not kept')
    return kept
  },
  findPage: (id) => findPage(database, id),
  findPageOfIntent: (intent) => findPageOfIntent(database, intent),
  closePage: (id) => updateClosed(database, id),
  keepCharge: (charge, reports) =>
    database.transaction(async (transaction) => {
      if ((await insertCharge(transaction, charge)) && reports.length > 0) await insertReports(transaction, charge.id, reports)
      const kept = await findPageOfAttempt(transaction, charge.paymentId, charge.attempt)
      if (kept === null) throw new Error('A charge of the sandbox was not kept')
      return kept
    }),
  findPageOfAttempt: (paymentId, attempt) => findPageOfAttempt(database, paymentId, attempt),
  forgetCard: (id) => updateForgotten(database, id),
  settlePage: (id, { isOver, reports, later }, now) =>
    database.transaction(async (transaction) => {
      if (!(await updateOpenState(transaction, id, isOver ? 'complete' : 'open', later, now))) return false
      await insertReports(transaction, id, reports)
      return true
    }),
  giveBack: giveBack(database),
  findDueReports: (now, pageId) => findDueReports(database, now, pageId),
  noteTold: (reportId, now) => updateTold(database, reportId, now),
  postponeReport: (reportId, dueAt) => updateDue(database, reportId, dueAt),
})
