import { normaliseCode } from '@/core/discounts/normalise-code'
import type { Quote, QuoteRequest, QuoteWorld, RejectedCode } from '@/core/orders/types'
import { ok, type Result } from '@/core/result'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import type { Context } from '@/server/platform/context'
import type { Refusal } from '@/server/platform/refusals'
import { findNamedCodes } from '@/server/pricing/coupon-repository'
import { nobodyKnown } from '@/server/pricing/customer'
import { toQuoteWorld } from '@/server/pricing/find-quote-world'
import { quoteIn } from '@/server/pricing/quote-cart'
import { draftId, placeAutomatic, withoutAutomatic, type PromotionDraft } from './promotion-draft'

/** D10: who buys. Nobody knows an anonymous visitor, who shops as a first customer until the checkout. */
export const customerKinds = ['anonymous', 'new', 'returning'] as const
export type CustomerKind = (typeof customerKinds)[number]

export interface SimulatedCart {
  readonly request: QuoteRequest
  readonly draft: PromotionDraft | null
  readonly customer: CustomerKind
  /** Epoch milliseconds; `null` for now. */
  readonly at: number | null
}

export interface Simulation {
  readonly with: Quote
  /** The same cart without the promotion, or without any code where none is typed. */
  readonly without: Quote
  /** D13: why the code does not count. */
  readonly rejected: RejectedCode | null
}

const withCode = (request: QuoteRequest, draft: PromotionDraft | null): QuoteRequest =>
  draft?.kind === 'code' && !request.codes.map(normaliseCode).includes(draft.coupon.id)
    ? { ...request, codes: [...request.codes, draft.coupon.id] }
    : request

const withoutCode = (request: QuoteRequest, draft: PromotionDraft | null): QuoteRequest => {
  if (draft === null) return { ...request, codes: [] }
  return { ...request, codes: request.codes.filter((code) => normaliseCode(code) !== draftId(draft)) }
}

const worldsOf = async (context: Context, { request, draft, customer, at }: SimulatedCart) => {
  const snapshot = await findCatalogSnapshot(context)
  const question = { codes: request.codes, customer: nobodyKnown, locale: context.locale }
  const named = await findNamedCodes(context.payload.db.drizzle, question)
  const now = at ?? context.now()
  const saved = { ...toQuoteWorld(snapshot, now, named), isFirstOrder: customer !== 'returning', customerUses: new Map<string, number>() }
  const coupons = draft?.kind === 'code' ? new Map([...saved.coupons, [draft.coupon.id, draft.coupon] as const]) : saved.coupons
  const tried: QuoteWorld = { ...saved, coupons, automaticDiscounts: placeAutomatic(saved.automaticDiscounts, draft) }
  return { tried, plain: { ...saved, automaticDiscounts: withoutAutomatic(saved.automaticDiscounts, draft) } }
}

/** What the shop would charge for this cart, with the promotion as it is typed and without it. The shop's own engine; nothing is kept and no use is taken. */
export const simulateCart = async (context: Context, cart: SimulatedCart): Promise<Result<Simulation, Refusal>> => {
  const { request, draft } = cart
  const { tried, plain } = await worldsOf(context, cart)
  const withIt = quoteIn(tried, withCode(request, draft))
  if (!withIt.ok) return withIt
  const without = quoteIn(plain, withoutCode(request, draft))
  if (!without.ok) return without
  const rejected = draft?.kind === 'code' ? withIt.value.rejectedCodes.find(({ code }) => code === draft.coupon.id) : undefined
  return ok({ with: withIt.value, without: without.value, rejected: rejected ?? null })
}
