import type { QuoteItemRequest, QuoteRequest, ServiceData, Quote, RejectedCode } from '../orders/types'
import type { TaxPlace } from '../tax/types'
import {
  hasValidDomain,
  isAttachable,
  isQuantityAllowed,
  isSingleItem,
  lineKey,
  normaliseItem,
  normaliseServiceData,
  maximumQuantity,
} from '../orders/normalise-item'
import { ok, err, type Result } from '../result'
import type { BillingPeriod, PartialPaymentType, PaymentType } from '../catalog/types'
import { normaliseCode } from '../discounts/coupons'

/** `lineId` comes from the caller and never changes. */
export interface CartLine extends QuoteItemRequest {
  readonly lineId: string
}

/** References only, never a price (O4). */
export interface CartState {
  readonly currency: string
  /** Trimmed, upper case, unique (D11). Whether they apply is decided by the quote (D14). */
  readonly codes: readonly string[]
  readonly lines: readonly CartLine[]
  /** T4: billing location, used only to display tax; checkout asks again before charging. */
  readonly place?: TaxPlace
}

/** §8: errors found without a lookup. */
export const couponInputErrors = ['required', 'already-applied'] as const
export type CouponInputError = (typeof couponInputErrors)[number]

export type CartRefusal =
  | { readonly code: 'quantity-out-of-range' }
  | { readonly code: 'duplicate-line'; readonly lineId: string }
  | { readonly code: 'addon-without-domain' }
  | { readonly code: 'unknown-line' | 'years-not-offered' | 'domain-not-attachable' }
  | { readonly code: CouponInputError }
  | { readonly code: 'unknown-code' }

export const emptyCart = (currency: string): CartState => ({ currency, codes: [], lines: [] })

/** O9: identifies a domain by its name, whatever the operation; other items by product, period and serviceData. */
const identity = (line: CartLine): string => (line.type === 'domain' ? `domain|${line.id}` : lineKey(line))

const hasDomain = (lines: readonly CartLine[], name: string | undefined): boolean =>
  lines.some((line) => line.type === 'domain' && line.id === name)

/**
 * O9: merges a normalised line into an equal one, whose `lineId` is kept, or appends it. Rejects a domain or add-on that is already
 * present.
 */
const placeLine = (lines: readonly CartLine[], line: CartLine): Result<readonly CartLine[], CartRefusal> => {
  if (!isQuantityAllowed(line.type, line.quantity)) return err({ code: 'quantity-out-of-range' })
  const wanted = identity(line)
  const index = lines.findIndex((other) => identity(other) === wanted)
  const same = lines[index]
  if (!same) return ok([...lines, line])
  if (isSingleItem(line.type)) return err({ code: 'duplicate-line', lineId: same.lineId })
  const quantity = same.quantity + line.quantity
  if (!isQuantityAllowed(line.type, quantity)) return err({ code: 'quantity-out-of-range' })
  // The most recent payment choice wins.
  return ok(lines.with(index, { ...same, ...paymentOf(line), quantity }))
}

const paymentOf = ({ selectedPaymentType, partialType }: CartLine): Partial<CartLine> =>
  selectedPaymentType === undefined ? {} : { selectedPaymentType, ...(partialType && { partialType }) }

/** O9: `lineId` is used for a new line only; a merged one keeps its own. */
export const addItem = (cart: CartState, item: QuoteItemRequest, lineId: string): Result<CartState, CartRefusal> => {
  const line = { ...normaliseItem(item), lineId }
  if (!hasValidDomain(line)) return err({ code: 'domain-not-attachable' })
  if (line.type === 'addon' && !hasDomain(cart.lines, line.serviceData?.domain)) return err({ code: 'addon-without-domain' })
  const placed = placeLine(cart.lines, line)
  return placed.ok ? ok({ ...cart, lines: placed.value }) : placed
}

/** O9: the line, or all parts of its bundle, since they share one billing period. */
export const bundlePartsOf = (lines: readonly CartLine[], lineId: string): readonly CartLine[] => {
  const line = lines.find((each) => each.lineId === lineId)
  const bundle = line?.serviceData?.bundle
  return lines.filter(
    (each) => each === line || (bundle !== undefined && each.serviceData?.bundle === bundle && each.billing === line?.billing),
  )
}

const indexOfLine = (cart: CartState, lineId: string): number => cart.lines.findIndex((line) => line.lineId === lineId)

const replaceLine = (cart: CartState, index: number, line: CartLine): CartState => ({ ...cart, lines: cart.lines.with(index, line) })

/** §4, O9: 1 to 99; domains and add-ons always have quantity 1. */
export const setQuantity = (cart: CartState, lineId: string, quantity: number): Result<CartState, CartRefusal> => {
  const index = indexOfLine(cart, lineId)
  const line = cart.lines[index]
  if (!line) return err({ code: 'unknown-line' })
  if (!isQuantityAllowed(line.type, quantity)) return err({ code: 'quantity-out-of-range' })
  return ok(replaceLine(cart, index, { ...line, quantity }))
}

/** O3: on-demand payment may not be available for the new period; falls back to the service's default. */
const withBilling = ({ selectedPaymentType, ...line }: CartLine, billing: BillingPeriod): CartLine => ({
  ...line,
  billing,
  ...(selectedPaymentType === undefined || selectedPaymentType === 'on-demand' ? {} : { selectedPaymentType }),
})

/** O9: changes the billing period. Merges into an equal line in that period, under the other line's `lineId`. */
export const setBilling = (cart: CartState, lineId: string, billing: BillingPeriod): Result<CartState, CartRefusal> => {
  const index = indexOfLine(cart, lineId)
  const line = cart.lines[index]
  if (!line) return err({ code: 'unknown-line' })
  if (line.billing === billing) return ok(cart)
  const others = cart.lines.toSpliced(index, 1)
  const changed = withBilling(line, billing)
  const placed = placeLine(others, changed)
  if (!placed.ok) return placed
  return placed.value.length === others.length ? ok({ ...cart, lines: placed.value }) : ok(replaceLine(cart, index, changed))
}

/** N4: sets a domain's number of years, and its add-ons' with it. The quote checks what the TLD offers. */
export const setYears = (cart: CartState, lineId: string, years: number): Result<CartState, CartRefusal> => {
  const index = indexOfLine(cart, lineId)
  const line = cart.lines[index]
  if (!line) return err({ code: 'unknown-line' })
  if (line.type !== 'domain') return err({ code: 'years-not-offered' })
  return ok(replaceLine(cart, index, { ...line, serviceData: normaliseServiceData(line.type, { ...line.serviceData, years }) }))
}

/** C1: sets the domain a plan is for; `null` to decide later. Merges with an equal line, if any. */
export const setDomain = (cart: CartState, lineId: string, domain: string | null): Result<CartState, CartRefusal> => {
  const { domain: _before, ...rest } = serviceDataOf(cart, lineId)
  return attach(cart, lineId, domain === null ? rest : { ...rest, domain })
}

const serviceDataOf = (cart: CartState, lineId: string): ServiceData => cart.lines[indexOfLine(cart, lineId)]?.serviceData ?? {}

const attach = (cart: CartState, lineId: string, serviceData: ServiceData): Result<CartState, CartRefusal> => {
  const index = indexOfLine(cart, lineId)
  const line = cart.lines[index]
  if (!line) return err({ code: 'unknown-line' })
  if (!isAttachable(line.type)) return err({ code: 'domain-not-attachable' })
  const changed = { ...line, serviceData: normaliseServiceData(line.type, serviceData) }
  if (!hasValidDomain(changed)) return err({ code: 'domain-not-attachable' })
  if (lineKey(changed) === lineKey(line)) return ok(cart)
  const others = cart.lines.toSpliced(index, 1)
  const placed = placeLine(others, changed)
  if (!placed.ok) return placed
  return placed.value.length === others.length ? ok({ ...cart, lines: placed.value }) : ok(replaceLine(cart, index, changed))
}

/** C10, S19: sets a line's additional domains; the quote checks how many the product allows. */
export const setAdditionalDomains = (
  cart: CartState,
  lineId: string,
  additionalDomains: readonly string[],
): Result<CartState, CartRefusal> => {
  const data = serviceDataOf(cart, lineId)
  const isAlone = data.domain === undefined && additionalDomains.length > 0
  return isAlone ? err({ code: 'domain-not-attachable' }) : attach(cart, lineId, { ...data, additionalDomains })
}

/** O3: sets the payment type. The quote checks whether the service offers it. */
export const setPaymentType = (
  cart: CartState,
  lineId: string,
  selectedPaymentType: PaymentType,
  partialType?: PartialPaymentType,
): Result<CartState, CartRefusal> => {
  const index = indexOfLine(cart, lineId)
  const line = cart.lines[index]
  if (!line) return err({ code: 'unknown-line' })
  const { partialType: _before, ...rest } = line
  return ok(replaceLine(cart, index, { ...rest, selectedPaymentType, ...(partialType && { partialType }) }))
}

/**
 * At login, merges the visitor's cart into the account's. Quantities of equal lines are added, up to 99 (O9); a domain or add-on in both is
 * kept as in the account's cart. The visitor's currency is used (M8).
 */
export const mergeCarts = (account: CartState, visitor: CartState): CartState => ({
  ...((visitor.place ?? account.place) && { place: visitor.place ?? account.place }),
  currency: visitor.currency,
  codes: [...new Set([...account.codes, ...visitor.codes])],
  lines: visitor.lines.reduce<readonly CartLine[]>(joinLine, account.lines),
})

const joinLine = (lines: readonly CartLine[], line: CartLine): readonly CartLine[] => {
  const placed = placeLine(lines, line)
  return placed.ok ? placed.value : fillUp(lines, line)
}

const fillUp = (lines: readonly CartLine[], line: CartLine): readonly CartLine[] => {
  const room = placeLine(lines, { ...line, quantity: 1 })
  const target = room.ok ? room.value.find((other, index) => other !== lines[index]) : undefined
  return target ? lines.map((other) => (other.lineId === target.lineId ? { ...target, quantity: maximumQuantity } : other)) : lines
}

/** O9: removes a line; removing a domain also removes its add-ons, and removing a bundle part removes all other parts. */
export const removeItem = (cart: CartState, lineId: string): Result<CartState, CartRefusal> => {
  const gone = cart.lines.find((line) => line.lineId === lineId)
  if (!gone) return err({ code: 'unknown-line' })
  const parts = bundlePartsOf(cart.lines, lineId)
  const leaves = gone.type === 'domain' ? gone.id : null
  return ok({
    ...cart,
    lines: cart.lines.filter(
      (line) => !parts.includes(line) && (leaves === null || line.type !== 'addon' || line.serviceData?.domain !== leaves),
    ),
  })
}

/** M6: prices and codes are recomputed from references. */
export const setCurrency = (cart: CartState, currency: string): CartState => ({ ...cart, currency })

/** Item `n` of the request is line `n` of the cart, so an error's index identifies the line. */
export const toQuoteRequest = ({ currency, codes, lines }: CartState): QuoteRequest => ({
  currency,
  codes,
  items: lines.map(({ lineId: _lineId, ...item }) => item),
})

export const findLineByKey = (cart: CartState, key: string): CartLine | undefined => cart.lines.find((line) => lineKey(line) === key)

/** D14: a code that no longer qualifies stays on the cart as pending, with the reason. */
type CodeStatus =
  | { readonly code: string; readonly status: 'applied' }
  | { readonly code: string; readonly status: 'pending'; readonly rejection: RejectedCode }

/** Codes in the order they were entered, with their status in `quote`. */
export const codeStatuses = (codes: readonly string[], quote: Quote): readonly CodeStatus[] =>
  codes.map((code) => {
    const rejection = quote.rejectedCodes.find((rejected) => rejected.code === code)
    return rejection ? { code, status: 'pending', rejection } : { code, status: 'applied' }
  })

/** §5, D11: checks an entered code against those in the cart, without a lookup. */
export const parseCouponInput = (typed: string, standing: readonly string[]): Result<string, CouponInputError> => {
  const code = normaliseCode(typed)
  if (code === '') return err('required')
  if (standing.some((other) => normaliseCode(other) === code)) return err('already-applied')
  return ok(code)
}

export const addCode = (cart: CartState, typed: string): Result<CartState, CartRefusal> => {
  const read = parseCouponInput(typed, cart.codes)
  return read.ok ? ok({ ...cart, codes: [...cart.codes, read.value] }) : err({ code: read.error })
}

export const removeCode = (cart: CartState, typed: string): Result<CartState, CartRefusal> => {
  const code = normaliseCode(typed)
  if (!cart.codes.includes(code)) return err({ code: 'unknown-code' })
  return ok({ ...cart, codes: cart.codes.filter((other) => other !== code) })
}
