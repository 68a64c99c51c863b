import type { Circuit } from '@/core/resilience/circuit-breaker'
import type { CardKeeping, ProviderFault, PaymentProvider } from '@/core/payments/types'
import { refuse, type Result } from '@/core/result'
import { inSpan, toOutside } from '@/lib/observability/tracing'

const away: ProviderFault = { kind: 'passing', message: 'The payment provider does not answer', isAway: true }

/** What was asked for may have come about nevertheless; the same key asked again tells. */
const guarded = <Answer>(circuit: Circuit, ask: () => Promise<Result<Answer, ProviderFault>>): Promise<Result<Answer, ProviderFault>> =>
  circuit.call(ask, (answer) => !answer.ok && answer.error.isAway === true).catch(() => refuse(away))

const unknown = { kind: 'unknown', fault: away } as const

const isAway = (answer: { readonly kind: string; readonly fault?: ProviderFault }): boolean => answer.fault?.isAway === true

const guardedCards = (cards: CardKeeping, circuit: Circuit): CardKeeping => ({
  findCard: (intent) => inSpan('kept card', () => guarded(circuit, () => cards.findCard(intent)), toOutside),
  forget: (card) =>
    circuit
      .call(
        () => cards.forget(card),
        (isForgotten) => !isForgotten,
      )
      .catch(() => false),
  charge: (request) => inSpan('card charge', () => circuit.call(() => cards.charge(request), isAway).catch(() => unknown), toOutside),
  findCharge: (request) => circuit.call(() => cards.findCharge(request), isAway).catch(() => unknown),
  endPage: (pageId) =>
    circuit
      .call(
        () => cards.endPage(pageId),
        () => false,
      )
      .catch(() => 'unknown' as const),
})

/** The same provider; while it is away nobody waits for it. A report that it has just sent is looked up without a question whether it is there. */
export const guardedPayments = (provider: PaymentProvider, circuit: Circuit): PaymentProvider => ({
  ...provider,
  openPage: (request) => inSpan('payment page', () => guarded(circuit, () => provider.openPage(request)), toOutside),
  refund: (request) => inSpan('payment refund', () => guarded(circuit, () => provider.refund(request)), toOutside),
  closePage: (pageId) =>
    circuit
      .call(
        () => provider.closePage(pageId),
        (isClosed) => !isClosed,
      )
      .catch(() => false),
  ...(provider.cards ? { cards: guardedCards(provider.cards, circuit) } : {}),
})
