import { createHmac, timingSafeEqual, randomUUID, randomBytes } from 'node:crypto'
import { addMonths } from '@/core/dates'
import type {
  CardKeeping,
  ChargeAnswer,
  ChargeRequest,
  SavedCard,
  ProviderError,
  PaymentReport,
  PageRequest,
  PaymentPage,
  PaymentProvider,
  RefundAnswer,
  RefundRequest,
} from '@/core/payments/types'
import {
  type PlannedReport,
  type SandboxStore,
  type SandboxLaterOutcome,
  type SandboxPage,
  type SandboxPaymentEvent,
  isOver,
  newsOf,
  type Sandbox,
  type SandboxNews,
  type SandboxOutcome,
} from '@/core/payments/sandbox'
import { ok, err, type Result } from '@/core/result'
import { z } from 'zod'

const signatureHeader = 'Sandbox-Signature'

/** Allowed age and clock skew of a signed webhook in seconds; prevents replay. */
const tolerance = 300

const digest = (raw: string, key: string, seconds: number): string => createHmac('sha256', key).update(`${seconds}.${raw}`).digest('hex')

/** Signature in the usual format: timestamp, and HMAC over timestamp and body. `now` in ms. */
export const signReport = (raw: string, key: string, now: number): string => {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${digest(raw, key, seconds)}`
}

const isSigned = (raw: string, signature: string | null, key: string, now: number): boolean => {
  const [, at = '', said = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (at === '' || Math.abs(now / 1000 - Number(at)) > tolerance) return false
  return timingSafeEqual(Buffer.from(said, 'hex'), Buffer.from(digest(raw, key, Number(at)), 'hex'))
}

interface SandboxCardSettings {
  readonly book: SandboxStore
  readonly now: () => number
  readonly away: ProviderError
  readonly plan: (news: 'paid', dueAt: number) => PlannedReport
}

const day = 86_400_000
const prefix = 'sandbox_card_'

/** Card of a page; the outcome chosen there applies to later charges. */
const cardOf = ({ id, expiresAt }: SandboxPage): SavedCard => ({
  reference: `${prefix}${id}`,
  payer: `sandbox_payer_${id}`,
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: addMonths(new Date(expiresAt), 36).getUTCFullYear(),
})

const pageNotFound: ChargeAnswer = { kind: 'declined', reason: 'card_not_kept', isHard: true }

const answerOf = ({ later, intent }: Pick<SandboxPage, 'later' | 'intent'>): ChargeAnswer => {
  if (later === 'declined') return { kind: 'declined', reason: 'insufficient_funds', isHard: false }
  return later === 'authentication' ? { kind: 'authentication' } : { kind: 'paid', intent }
}

const isPaid = (later: SandboxLaterOutcome): boolean => later === 'paid' || later === 'silent'

const write = ({ book, now, plan }: SandboxCardSettings, request: ChargeRequest, later: SandboxLaterOutcome): Promise<SandboxPage> => {
  const { paymentId, orderNumber, attempt, title, amount, currency, digits } = request
  const charge = {
    ...{ paymentId, orderNumber, attempt, title, amount, currency, digits },
    id: `sc_${randomUUID()}`,
    intent: `sandbox_${randomUUID()}`,
    expiresAt: now() + day,
    ...{ email: '', locale: 'en', returnUrl: '', cancelUrl: '' },
    state: isPaid(later) ? ('complete' as const) : ('closed' as const),
    later,
  }
  return book.keepCharge(charge, later === 'paid' ? [plan('paid', now())] : [])
}

const charge = async (settings: SandboxCardSettings, request: ChargeRequest): Promise<ChargeAnswer> => {
  try {
    const known = await settings.book.findPageOfAttempt(request.paymentId, request.attempt)
    if (known) return answerOf(known)
    const page = await settings.book.findPage(request.card.reference.slice(prefix.length))
    if (page === null || page.later === null) return pageNotFound
    const written = await write(settings, request, page.later)
    return page.later === 'silent' ? { kind: 'unknown', fault: settings.away } : answerOf(written)
  } catch {
    return { kind: 'unknown', fault: settings.away }
  }
}

/** Saved cards of the sandbox (U18, U20). */
const sandboxCards = (settings: SandboxCardSettings): CardKeeping => {
  const { book, away } = settings
  return {
    findCard: async (intent) => {
      try {
        const page = await book.findPageOfIntent(intent)
        return ok(page?.keepsCard === true && page.later !== null ? cardOf(page) : null)
      } catch {
        return err(away)
      }
    },
    forget: async ({ reference }) => {
      try {
        await book.forgetCard(reference.slice(prefix.length))
        return true
      } catch {
        return false
      }
    },
    charge: (request) => charge(settings, request),
    findCharge: async ({ paymentId, attempt }) => {
      try {
        const known = await book.findPageOfAttempt(paymentId, attempt)
        return known ? answerOf(known) : { kind: 'none' }
      } catch {
        return { kind: 'unknown', fault: away }
      }
    },
    endPage: async (pageId) => {
      try {
        await book.closePage(pageId)
        return (await book.findPage(pageId))?.state === 'complete' ? 'paid' : 'closed'
      } catch {
        return 'unknown'
      }
    },
  }
}

const eventSchema = z.strictObject({
  id: z.string().min(1).max(100),
  news: z.enum(['paid', 'declined', 'processing', 'disputed', 'refunded']),
  paymentId: z.string().min(1).max(100),
  attempt: z.number().int().min(0),
  intent: z.string().min(1).max(100),
  amount: z.number().int().min(0),
  refunded: z.number().int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  digits: z.union([z.literal(0), z.literal(2)]),
})

type SandboxEvent = z.output<typeof eventSchema>

export const writeEvent = ({ id, news, refunded, page }: SandboxPaymentEvent): string => {
  const { paymentId, attempt, intent, amount, currency, digits } = page
  return JSON.stringify({ id, news, paymentId, attempt, intent, amount, refunded, currency, digits } satisfies SandboxEvent)
}

const toReport = ({ news, id, paymentId, attempt, intent, amount, refunded, currency, digits }: SandboxEvent): PaymentReport => {
  const base = { id, name: `sandbox.${news}`, paymentId, attempt, intent }
  const money = { amount, digits, currency }
  switch (news) {
    case 'paid':
      return { ...base, kind: 'paid', money }
    case 'processing':
      return { ...base, kind: 'processing' }
    case 'declined':
      return { ...base, kind: 'failed', isFinal: false, reason: 'card_declined' }
    case 'disputed':
      return { ...base, kind: 'disputed', reason: 'fraudulent' }
    case 'refunded':
      return { ...base, kind: 'refunded', money, refunded }
    default:
      return news satisfies never
  }
}

const parse = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

/** `null` for unknown events. */
const readEvent = (raw: string): PaymentReport | null => {
  const event = eventSchema.safeParse(parse(raw))
  return event.success ? toReport(event.data) : null
}

interface SandboxSettings {
  readonly book: SandboxStore
  /** Signing key. */
  readonly key: string
  /** Base URL; the shop itself hosts the payment pages. */
  readonly siteUrl: string
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Redelivery delay in ms. */
const againAfter = 60_000

const storageUnavailable: ProviderError = { kind: 'passing', message: 'Sandbox did not respond', isAway: true }
const tooMuch: ProviderError = { kind: 'final', message: 'Refund exceeds the remaining sandbox payment' }
const foreign: ProviderError = { kind: 'final', message: 'Payment was not made through the sandbox' }

/** Unguessable: the id lets anyone decide the outcome of one payment and see its page. */
const newId = (): string => `sp_${randomBytes(24).toString('base64url')}`
const plan = (news: SandboxNews, dueAt: number): PlannedReport => ({ id: `sandbox_${randomUUID()}`, news, dueAt })

const pageUrl = (siteUrl: string, { locale, id }: SandboxPage): string => `${siteUrl}/${locale}/sandbox/${id}`

const openPage = async ({ book, siteUrl, now }: SandboxSettings, request: PageRequest): Promise<Result<PaymentPage, ProviderError>> => {
  try {
    const kept = await book.keepPage({ ...request, id: newId(), intent: `sandbox_${randomUUID()}`, expiresAt: now() + day })
    return ok({ id: kept.id, url: pageUrl(siteUrl, kept), expiresAt: kept.expiresAt })
  } catch {
    return err(storageUnavailable)
  }
}

const refund = async ({ book, now }: SandboxSettings, request: RefundRequest): Promise<Result<RefundAnswer, ProviderError>> => {
  if (request.intent === null) return err(foreign)
  try {
    const given = await book.giveBack(request, plan('refunded', now()))
    return given.ok ? ok({ reference: `refund_${request.key}`, refundedInAll: given.value.refundedInAll }) : err(tooMuch)
  } catch {
    return err(storageUnavailable)
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

/** Card that moves no money: payment pages in the shop, and webhooks signed and delivered like a card provider's. */
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
    readReport: async ({ raw, header, receivedAt }) =>
      isSigned(raw, header(signatureHeader), settings.key, receivedAt) ? ok(readEvent(raw)) : err('bad-signature'),
    findPaymentId: async (intent) => (await settings.book.findPageOfIntent(intent))?.paymentId ?? null,
    cards: sandboxCards({ book: settings.book, now: settings.now, away: storageUnavailable, plan }),
  },
})
