import type { CardKeeping } from '@/core/payments/cards'
import type { ChargeState } from '@/core/payments/charge-plan'
import { postponeCharge } from '@/server/cards/charge-repository'
import { noteClosed } from '@/server/payments/close-pages'
import type { Context } from '@/server/platform/context'
import { beginCharge, leaseFor, type Asked } from './begin-charge'
import { settleCharge, type Sent, type Settled } from './settle-charge'

/** In ms: a page that cannot be ended, or on which money is on its way. */
const pageAgainAfter = 600_000
/** Whoever opens page after page is left alone for a while. */
const mostTurns = 3

/** A try that was sent before is looked up in the provider's books first, and sent again only where they do not know it. */
const ask = async (cards: CardKeeping, { request, isRepeat, isOwed }: Sent, isLate: () => boolean): Promise<Settled> => {
  if (isRepeat) {
    const found = await cards.findCharge(request)
    if (found.kind !== 'none') return found
    if (!isOwed) return { kind: 'never' }
  }
  // Stood still since it took its number: somebody else may be asking by now.
  if (isLate()) return { kind: 'unknown', fault: { kind: 'passing', message: 'It took too long to begin' } }
  return cards.charge(request)
}

/**
 * U20: takes what is due from a kept card, once, whoever else tries at the same moment and whatever dies in between. A page that is open for the
 * same money is ended first; where it was paid already, nothing is charged.
 */
export const chargeCard = async (context: Context, paymentId: string, by: string | null = null): Promise<ChargeState | null> => {
  let asked: Asked = { by }
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const began = performance.now()
    const begun = await beginCharge(context, paymentId, asked)
    if (begun.kind === 'nothing') return begun.charge?.state ?? null
    const cards = context.payments[begun.payment.provider]?.cards
    if (!cards) return null
    if (begun.kind === 'charge') {
      const answer = await ask(cards, begun, () => performance.now() - began > leaseFor / 2)
      return (await settleCharge(context, begun, answer))?.state ?? null
    }
    const ended = await cards.endPage(begun.pageId)
    if (ended !== 'closed') {
      await postponeCharge(context.payload.db.drizzle, paymentId, context.now() + pageAgainAfter)
      return 'waiting'
    }
    await noteClosed(context, { paymentId, provider: begun.payment.provider, pageId: begun.pageId })
    asked = { by, lease: begun.lease }
  }
  return 'waiting'
}
