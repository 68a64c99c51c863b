import type { AppliedDiscountAnswer, QuoteAnswer, RejectedCodeAnswer } from '@/modules/pricing/schema'
import { percentOf } from '@/core/money/format'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { StackAnswer } from '@/core/discount-stacking/types'
import type { ApiWords } from '@/lib/http/http-error'
import { presentQuote, presentRejection } from '@/modules/pricing/presenter'
import type { Simulation } from '@/modules/promotions/simulator'
import type { StackLimit } from './stack-limit'

export interface SimulationAnswer {
  readonly with: QuoteAnswer
  readonly without: QuoteAnswer
  readonly rejected: RejectedCodeAnswer | null
}

export interface StackShown {
  /** 77.6 is 77.6 %; 0 where nothing is taken. */
  readonly percent: number
  readonly limit: StackLimit
  /** Whether every cart was ruled out; else there may be a worse one. */
  readonly isProven: boolean
  readonly items: readonly QuoteItemRequest[]
  readonly codes: readonly string[]
  readonly automatic: readonly AppliedDiscountAnswer[]
  readonly subtotal: number
  readonly discount: number
}

export const presentSimulation = (simulation: Simulation, words: ApiWords): SimulationAnswer => ({
  with: presentQuote(simulation.with, words),
  without: presentQuote(simulation.without, words),
  rejected: simulation.rejected && presentRejection(simulation.rejected, simulation.with.currency, words),
})

export const presentStack = ({ worst, isProven }: StackAnswer, limit: StackLimit, words: ApiWords): StackShown => {
  if (worst === null) return { percent: 0, limit, isProven, items: [], codes: [], automatic: [], subtotal: 0, discount: 0 }
  const { breakdown, discountSummary } = presentQuote(worst.quote, words)
  return {
    percent: percentOf(worst.share, 1),
    limit,
    isProven,
    items: worst.items,
    codes: worst.codes,
    automatic: discountSummary.automaticDiscounts,
    subtotal: breakdown.subtotal,
    discount: breakdown.discount,
  }
}
