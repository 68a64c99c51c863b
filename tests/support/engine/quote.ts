import { calculateQuote } from '@/core/orders/calculate-quote'
import type { Quote, QuoteItemRequest, QuoteRefusal, PricingContext } from '@/core/orders/types'
import { world } from './world'

interface QuoteOptions {
  readonly currency?: string
  readonly codes?: readonly string[]
  readonly world?: PricingContext
}

const ask = (items: readonly QuoteItemRequest[], options: QuoteOptions) =>
  calculateQuote({ currency: options.currency ?? 'USD', codes: options.codes ?? [], items }, options.world ?? world)

export const quote = (items: readonly QuoteItemRequest[], options: QuoteOptions = {}): Quote => {
  const result = ask(items, options)
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`)
  return result.value
}

export const refusal = (items: readonly QuoteItemRequest[], options: QuoteOptions = {}): QuoteRefusal => {
  const result = ask(items, options)
  if (result.ok) throw new Error('Expected a refusal, got a quote')
  return result.error
}
