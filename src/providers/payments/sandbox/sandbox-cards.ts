import { randomUUID } from 'node:crypto'
import { addMonths } from '@/core/calendar'
import type { CardKeeping, ChargeAnswer, ChargeRequest, KeptCard } from '@/core/payments/cards'
import type { PlannedReport, SandboxBook, SandboxLaterOutcome, SandboxPage } from '@/core/payments/sandbox'
import type { ProviderFault } from '@/core/payments/provider-answer'
import { ok, refuse } from '@/core/result'

interface SandboxCardSettings {
  readonly book: SandboxBook
  readonly now: () => number
  readonly away: ProviderFault
  readonly plan: (news: 'paid', dueAt: number) => PlannedReport
}

const day = 86_400_000
const prefix = 'sandbox_card_'

/** The card of a page: what its holder chose there decides what becomes of later charges. */
const cardOf = ({ id, expiresAt }: SandboxPage): KeptCard => ({
  reference: `${prefix}${id}`,
  payer: `sandbox_payer_${id}`,
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: addMonths(new Date(expiresAt), 36).getUTCFullYear(),
})

const gone: ChargeAnswer = { kind: 'declined', reason: 'card_not_kept', isHard: true }

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
    if (page === null || page.later === null) return gone
    const written = await write(settings, request, page.later)
    return page.later === 'silent' ? { kind: 'unknown', fault: settings.away } : answerOf(written)
  } catch {
    return { kind: 'unknown', fault: settings.away }
  }
}

/** U18, U20: cards of the sandbox, kept as its pages are. */
export const sandboxCards = (settings: SandboxCardSettings): CardKeeping => {
  const { book, away } = settings
  return {
    findCard: async (intent) => {
      try {
        const page = await book.findPageOfIntent(intent)
        return ok(page?.keepsCard === true && page.later !== null ? cardOf(page) : null)
      } catch {
        return refuse(away)
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
