import { type AutomaticDiscount, type Coupon, normaliseCode } from '@/core/discounts/coupons'
import {
  type Quote,
  type QuoteRequest,
  type PricingContext,
  type RejectedCode,
  type QuoteItemRequest,
  type QuoteLine,
  normaliseOrderNumber,
} from '@/core/orders/types'
import { ok, type Result } from '@/core/result'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import type { Context } from '@/lib/context'
import type { DomainError } from '@/lib/http/http-error'
import { findNamedCodes, unknownCustomer } from '@/modules/pricing/coupons.repository'
import { toPricingContext, quoteWithContext } from '@/modules/pricing/quote.service'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { findCartById } from './promotions.repository'

/** An unsaved promotion that replaces the saved one. */
export type PromotionDraft =
  | { readonly kind: 'code'; readonly coupon: Coupon }
  | { readonly kind: 'automatic'; readonly discount: AutomaticDiscount }

export const draftId = (draft: PromotionDraft): string => (draft.kind === 'code' ? draft.coupon.id : draft.discount.id)

export const placeAutomatic = (saved: readonly AutomaticDiscount[], draft: PromotionDraft | null): readonly AutomaticDiscount[] =>
  draft?.kind === 'automatic' ? [...saved.filter(({ id }) => id !== draft.discount.id), draft.discount] : saved

const withoutAutomatic = (saved: readonly AutomaticDiscount[], draft: PromotionDraft | null): readonly AutomaticDiscount[] =>
  draft?.kind === 'automatic' ? saved.filter(({ id }) => id !== draft.discount.id) : saved

/** D10: an anonymous visitor counts as a first-time customer until checkout. */
export const customerKinds = ['anonymous', 'new', 'returning'] as const
export type CustomerKind = (typeof customerKinds)[number]

interface SimulatedCart {
  readonly request: QuoteRequest
  readonly draft: PromotionDraft | null
  readonly customer: CustomerKind
  /** Epoch milliseconds; `null` for now. */
  readonly at: number | null
}

export interface Simulation {
  readonly with: Quote
  /** The same cart without the promotion or, if there is no draft, without any code. */
  readonly without: Quote
  /** D13: why the code doesn't apply. */
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
  const question = { codes: request.codes, customer: unknownCustomer, locale: context.locale }
  const named = await findNamedCodes(context.payload.db.drizzle, question)
  const now = at ?? context.now()
  const saved = {
    ...toPricingContext(snapshot, now, named),
    isFirstOrder: customer !== 'returning',
    // A per-customer limit requires a login (D18).
    customerUses: customer === 'anonymous' ? null : new Map<string, number>(),
  }
  const coupons = draft?.kind === 'code' ? new Map([...saved.coupons, [draft.coupon.id, draft.coupon] as const]) : saved.coupons
  const tried: PricingContext = { ...saved, coupons, automaticDiscounts: placeAutomatic(saved.automaticDiscounts, draft) }
  return { tried, plain: { ...saved, automaticDiscounts: withoutAutomatic(saved.automaticDiscounts, draft) } }
}

/** Prices a cart with and without the draft, using the shop's own engine. Stores nothing and consumes no code use. */
export const simulateCart = async (context: Context, cart: SimulatedCart): Promise<Result<Simulation, DomainError>> => {
  const { request, draft } = cart
  const { tried, plain } = await worldsOf(context, cart)
  const withIt = quoteWithContext(tried, withCode(request, draft))
  if (!withIt.ok) return withIt
  const without = quoteWithContext(plain, withoutCode(request, draft))
  if (!without.ok) return without
  const rejected = draft?.kind === 'code' ? withIt.value.rejectedCodes.find(({ code }) => code === draft.coupon.id) : undefined
  return ok({ with: withIt.value, without: without.value, rejected: rejected ?? null })
}

interface Replayed extends QuoteRequest {
  /** Lines that a cart can't contain: domain renewals. */
  readonly leftOut: number
}

type Line = Pick<QuoteItemRequest, 'type' | 'id' | 'billing' | 'quantity' | 'serviceData'>

/** Hides customers' domains from marketing, since only the TLD affects the price. */
const hidden = (names: Map<string, string>, name: string): string => {
  const known = names.get(name) ?? `example-name-${names.size + 1}${name.slice(name.indexOf('.'))}`
  names.set(name, known)
  return known
}

const toItems = (lines: readonly Line[]): Pick<Replayed, 'items' | 'leftOut'> => {
  const names = new Map<string, string>()
  const sold = lines.filter(({ serviceData }) => serviceData?.operation !== 'renew')
  const items = sold.map(({ type, id, billing, quantity, serviceData }) => ({
    type,
    id: type === 'domain' ? hidden(names, id) : id,
    billing,
    quantity,
    ...(serviceData
      ? { serviceData: serviceData.domain ? { ...serviceData, domain: hidden(names, serviceData.domain) } : serviceData }
      : {}),
  }))
  return { items, leftOut: lines.length - sold.length }
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const codesOf = (codes: readonly { readonly discountId: string }[]): readonly string[] => codes.map(({ discountId }) => discountId)

/** Rebuilds a request from an order number or a cart id; `null` if there is none. */
export const replayCart = async ({ payload }: Context, typed: string): Promise<Replayed | null> => {
  const { drizzle } = payload.db
  if (isId(typed)) {
    const cart = await findCartById(drizzle, typed)
    return cart && { currency: cart.currency, codes: cart.codes, ...toItems(cart.lines) }
  }
  const order = await findOrderByNumber(drizzle, normaliseOrderNumber(typed))
  if (order === null) return null
  const lines: readonly QuoteLine[] = order.lines
  return { currency: order.currency, codes: codesOf(order.discounts.codes), ...toItems(lines) }
}
