import { randomBytes, randomUUID } from 'node:crypto'
import { isOver, newsOf } from '@/core/payments/sandbox-news'
import type {
  PlannedReport,
  Sandbox,
  SandboxBook,
  SandboxLaterOutcome,
  SandboxNews,
  SandboxOutcome,
  SandboxPage,
} from '@/core/payments/sandbox'
import type { ProviderFault } from '@/core/payments/provider-answer'
import type { PageRequest, PaymentPage, PaymentProvider, RefundAnswer, RefundRequest } from '@/core/payments/types'
import { ok, refuse, type Result } from '@/core/result'
import { sandboxCards } from './sandbox-cards'
import { isSigned, signReport } from './report-signature'
import { readEvent, writeEvent } from './sandbox-event'

interface SandboxSettings {
  readonly book: SandboxBook
  /** Signs what is told. */
  readonly key: string
  /** The shop's own address: its pages are the shop's. */
  readonly siteUrl: string
  /** Epoch milliseconds. */
  readonly now: () => number
}

const day = 86_400_000
/** In ms: how long after the shop could not take a report it is told again. */
const againAfter = 60_000

const away: ProviderFault = { kind: 'passing', message: 'The sandbox does not answer', isAway: true }
const tooMuch: ProviderFault = { kind: 'final', message: 'Not so much of this money is left in the sandbox' }
const foreign: ProviderFault = { kind: 'final', message: 'No money of the sandbox belongs to this payment' }

/** What nobody can guess: whoever knows it may choose what happens to one payment, and sees nothing but its page. */
const newId = (): string => `sp_${randomBytes(24).toString('base64url')}`
const plan = (news: SandboxNews, dueAt: number): PlannedReport => ({ id: `sandbox_${randomUUID()}`, news, dueAt })

const pageUrl = (siteUrl: string, { locale, id }: SandboxPage): string => `${siteUrl}/${locale}/sandbox/${id}`

const openPage = async ({ book, siteUrl, now }: SandboxSettings, request: PageRequest): Promise<Result<PaymentPage, ProviderFault>> => {
  try {
    const kept = await book.keepPage({ ...request, id: newId(), intent: `sandbox_${randomUUID()}`, expiresAt: now() + day })
    return ok({ id: kept.id, url: pageUrl(siteUrl, kept), expiresAt: kept.expiresAt })
  } catch {
    return refuse(away)
  }
}

const refund = async ({ book, now }: SandboxSettings, request: RefundRequest): Promise<Result<RefundAnswer, ProviderFault>> => {
  if (request.intent === null) return refuse(foreign)
  try {
    const given = await book.giveBack(request, plan('refunded', now()))
    return given.ok ? ok({ reference: `refund_${request.key}`, refundedInAll: given.value.refundedInAll }) : refuse(tooMuch)
  } catch {
    return refuse(away)
  }
}

const choose = async (
  { book }: SandboxSettings,
  id: string,
  outcome: SandboxOutcome,
  now: number,
  later: SandboxLaterOutcome = 'paid',
): Promise<SandboxPage | null> => {
  const page = await book.findPage(id)
  if (page === null) return null
  const reports = newsOf[outcome].map(({ news, after }) => plan(news, now + after))
  if (reports.length > 0) await book.settlePage(id, { isOver: isOver(outcome), reports, later }, now)
  return page
}

const sandboxOf = (settings: SandboxSettings): Sandbox => {
  const { book, key } = settings
  return {
    findPage: (id) => book.findPage(id),
    choose: (id, outcome, now, later) => choose(settings, id, outcome, now, later),
    dueReports: async (now, pageId) =>
      (await book.findDueReports(now, pageId ?? null)).map((report) => {
        const raw = writeEvent(report)
        return { id: report.id, raw, signature: signReport(raw, key, now) }
      }),
    noteTold: (reportId, now) => book.noteTold(reportId, now),
    noteMissed: (reportId, now) => book.postponeReport(reportId, now + againAfter),
  }
}

/** A card that moves no money: pages of the shop's own, and reports as a provider of cards signs and sends them. */
export const createSandboxPayments = (settings: SandboxSettings): { readonly provider: PaymentProvider; readonly sandbox: Sandbox } => ({
  sandbox: sandboxOf(settings),
  provider: {
    method: 'sandbox',
    start: ({ orderNumber, amount }) => ({ status: amount === 0 ? 'paid' : 'pending', reference: orderNumber }),
    openPage: (request) => openPage(settings, request),
    closePage: async (pageId) => {
      try {
        await settings.book.closePage(pageId)
        return true
      } catch {
        return false
      }
    },
    refund: (request) => refund(settings, request),
    readReport: (raw, signature, now) => (isSigned(raw, signature, settings.key, now) ? ok(readEvent(raw)) : refuse('bad-signature')),
    findPaymentId: async (intent) => (await settings.book.findPageOfIntent(intent))?.paymentId ?? null,
    cards: sandboxCards({ book: settings.book, now: settings.now, away, plan }),
  },
})
