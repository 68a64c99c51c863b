import { findLineByKey, toQuoteRequest, type CartLine, type CartState, removeItem, codeStatuses } from '@/core/cart/cart'
import { quoteDifferences, type QuoteDifference, type ShownLine, calculateQuote } from '@/core/orders/calculate-quote'
import type { Quote, QuoteLine, PricingContext } from '@/core/orders/types'
import { isInPlan } from '@/core/orders/preselection'
import { formatMoney, formatRate } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import { toMajor } from '@/core/money/arithmetic'
import type { CartResponse, CartChangeResponse, CartLineResponse } from '@/modules/cart/schema'
import type { DomainError, ApiWords } from '@/lib/http/http-error'
import { presentQuote } from '@/modules/pricing/presenter'

type CartChange = QuoteDifference & { readonly lineId: string | null }

/** Changed prices and rates, and discontinued products. Ignores lines that the visitor changed or removed. */
export const cartChanges = (
  shown: readonly ShownLine[],
  gone: readonly CartLine[],
  cart: CartState,
  quote: Quote,
): readonly CartChange[] => {
  const held: CartState = { ...cart, lines: [...cart.lines, ...gone] }
  const stillHeld = shown.filter(({ key }) => findLineByKey(held, key) !== undefined)
  return quoteDifferences(stillHeld, quote).map((difference) => ({
    ...difference,
    lineId: 'key' in difference ? (findLineByKey(held, difference.key)?.lineId ?? null) : null,
  }))
}

export interface CartView {
  readonly cart: CartState
  readonly quote: Quote
  readonly changes: readonly CartChange[]
  /** N1: why a domain can't be ordered, keyed by domain. */
  readonly claims: ReadonlyMap<string, DomainError>
}

const presentChange = (change: CartChange, { currency }: Quote, words: ApiWords): CartChangeResponse => {
  const lineId = change.lineId ?? ''
  switch (change.kind) {
    case 'price':
    case 'setup-fee': {
      const text = (amount: Minor) => formatMoney(amount, currency, words.figures)
      return {
        kind: change.kind,
        lineId,
        name: change.name,
        from: toMajor(change.before, currency.digits),
        to: toMajor(change.after, currency.digits),
        message: words.change(change.kind, { name: change.name, from: text(change.before), to: text(change.after) }),
      }
    }
    case 'rate':
      return {
        kind: 'rate',
        currency: change.currency,
        from: change.before,
        to: change.after,
        message: words.change('rate', {
          currency: change.currency,
          from: formatRate(change.before, words.figures),
          to: formatRate(change.after, words.figures),
        }),
      }
    case 'gone':
      return { kind: 'gone', lineId, name: change.name, message: words.change('gone', { name: change.name }) }
    default:
      return change satisfies never
  }
}

/** N1: the same message as at checkout. */
const presentClaim = (claim: DomainError | undefined, words: ApiWords): Pick<CartLineResponse, 'claim'> =>
  claim?.kind === 'error' ? { claim: { code: claim.code, message: words.error(claim.code, claim.values) } } : {}

/** S17: a line without a domain applies to every domain. */
const isForSameDomain =
  ({ serviceData: { domain } }: QuoteLine) =>
  ({ serviceData }: QuoteLine): boolean =>
    domain === undefined || serviceData.domain === undefined || serviceData.domain === domain

export const presentCart = ({ cart, quote, changes, claims }: CartView, words: ApiWords): CartResponse => {
  const answer = presentQuote(quote, words)
  return {
    ...answer,
    items: answer.items.map((item, index) => {
      const line = quote.lines[index]
      const stored = findLineByKey(cart, line?.key ?? '')
      return {
        lineId: stored?.lineId ?? '',
        ...item,
        ...(line?.maxYears === undefined ? {} : { maxYears: line.maxYears }),
        ...(line?.holder === undefined ? {} : { holder: line.holder }),
        ...(line?.periods === undefined ? {} : { periods: [...line.periods] }),
        ...(line?.maxDomains === undefined ? {} : { maxDomains: line.maxDomains }),
        ...(line?.includedIn && isInPlan({ includedIn: line.includedIn }, quote.lines.filter(isForSameDomain(line)))
          ? { isInPlan: true }
          : {}),
        partialType: item.partialType && (stored?.partialType ?? item.partialType),
        ...presentClaim(item.type === 'domain' ? claims.get(item.id) : undefined, words),
      }
    }),
    codes: codeStatuses(cart.codes, quote).map((each) =>
      each.status === 'applied'
        ? { code: each.code, status: each.status }
        : {
            code: each.code,
            status: each.status,
            reason: each.rejection.reason,
            message: words.rejection(each.rejection, quote.currency),
          },
    ),
    changes: changes.map((change) => presentChange(change, quote, words)),
    ...(quote.taxNote?.unconfirmedVatId ? { isVatIdUnconfirmed: true } : {}),
  }
}

interface PricedCart {
  readonly cart: CartState
  readonly quote: Quote
  readonly gone: readonly CartLine[]
}

/** Falls back to US dollars, which are always offered. */
const inOfferedCurrency = (cart: CartState, world: PricingContext): CartState =>
  world.currencies.has(cart.currency) ? cart : { ...cart, currency: 'USD' }

/** Drops discontinued items instead of failing for the whole cart. */
export const priceCart = (stored: CartState, world: PricingContext): PricedCart => {
  let cart = inOfferedCurrency(stored, world)
  const gone: CartLine[] = []
  for (;;) {
    const quote = calculateQuote(toQuoteRequest(cart), world)
    if (quote.ok) return { cart, quote: quote.value, gone }
    const line = 'item' in quote.error ? cart.lines[quote.error.item] : undefined
    if (!line) throw new Error(`Cart could not be priced: ${quote.error.code}`)
    const without = removeItem(cart, line.lineId)
    if (!without.ok) throw new Error('Existing cart line could not be removed')
    gone.push(...cart.lines.filter((each) => !without.value.lines.includes(each)))
    cart = without.value
  }
}
