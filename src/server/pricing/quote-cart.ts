import { quoteCart as price } from '@/core/orders/quote-cart'
import type { Quote, QuoteRefusal, QuoteRequest, QuoteWorld } from '@/core/orders/types'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { inSpanAtOnce } from '@/server/platform/tracing/in-span'
import { findQuoteWorld } from './find-quote-world'
import { fromQuoteRefusal, refusal, type Refusal } from '@/server/platform/refusals'

/** What the engine answers. Amounts beyond exact range are the request's fault, not ours. */
export const inRange = (ask: () => Result<Quote, QuoteRefusal>): Result<Quote, Refusal> => {
  try {
    const quote = inSpanAtOnce('quote', ask)
    return quote.ok ? quote : refuse(fromQuoteRefusal(quote.error))
  } catch (fault) {
    if (fault instanceof RangeError) return refuse(refusal('amount-out-of-range'))
    throw fault
  }
}

/** The engine in a world already read. */
export const quoteIn = (world: QuoteWorld, request: QuoteRequest): Result<Quote, Refusal> => inRange(() => price(request, world))

/** Prices a cart of references (O4); keeps nothing. */
export const quoteCart = async (context: Context, request: QuoteRequest): Promise<Result<Quote, Refusal>> => {
  const quote = quoteIn(await findQuoteWorld(context, request.codes), request)
  return quote.ok ? ok(quote.value) : quote
}
