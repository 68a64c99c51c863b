import type { Circuit } from '@/core/outside/circuit'
import type { PaymentProvider, ProviderFault } from '@/core/payments/types'
import { refuse, type Result } from '@/core/result'
import { inSpan, toOutside } from '@/server/platform/tracing/in-span'

const away: ProviderFault = { kind: 'passing', message: 'The payment provider does not answer', isAway: true }

/** What was asked for may have come about nevertheless; the same key asked again tells. */
const guarded = <Answer>(circuit: Circuit, ask: () => Promise<Result<Answer, ProviderFault>>): Promise<Result<Answer, ProviderFault>> =>
  circuit.call(ask, (answer) => !answer.ok && answer.error.isAway === true).catch(() => refuse(away))

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
})
