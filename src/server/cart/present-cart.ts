import { codeStatuses } from '@/core/cart/code-statuses'
import { findLineByKey } from '@/core/cart/quote-request'
import type { CartState } from '@/core/cart/types'
import { isInPlan } from '@/core/orders/preselection'
import { formatMoney } from '@/core/money/format'
import { toMajor } from '@/core/money/major'
import type { Quote } from '@/core/orders/types'
import type { CartChange } from './cart-changes'
import type { CartAnswer, CartChangeAnswer, CartLineAnswer } from '@/contract/cart'
import type { Refusal } from '@/server/platform/refusals'
import type { ApiWords } from '@/server/platform/api-words'
import { presentQuote } from '@/server/pricing/present-quote'

export interface CartView {
  readonly cart: CartState
  readonly quote: Quote
  readonly changes: readonly CartChange[]
  /** N1: by name, why it cannot be ordered. */
  readonly claims: ReadonlyMap<string, Refusal>
}

const presentChange = (change: CartChange, { currency }: Quote, words: ApiWords): CartChangeAnswer => {
  const lineId = change.lineId ?? ''
  switch (change.kind) {
    case 'price':
    case 'setup-fee': {
      const [from, to] = [formatMoney(change.before, currency), formatMoney(change.after, currency)]
      return {
        kind: change.kind,
        lineId,
        name: change.name,
        from: toMajor(change.before, currency.digits),
        to: toMajor(change.after, currency.digits),
        message: words.change(change.kind, { name: change.name, from, to }),
      }
    }
    case 'rate':
      return {
        kind: 'rate',
        currency: change.currency,
        from: change.before,
        to: change.after,
        message: words.change('rate', { currency: change.currency, from: String(change.before), to: String(change.after) }),
      }
    case 'gone':
      return { kind: 'gone', lineId, name: change.name, message: words.change('gone', { name: change.name }) }
    default:
      return change satisfies never
  }
}

/** N1: what stands in the way of a name of the cart, as the checkout would say it. */
const presentClaim = (claim: Refusal | undefined, words: ApiWords): Pick<CartLineAnswer, 'claim'> =>
  claim?.kind === 'error' ? { claim: { code: claim.code, message: words.error(claim.code, claim.values) } } : {}

/** The visitor's cart as every cart call answers it. */
export const presentCart = ({ cart, quote, changes, claims }: CartView, words: ApiWords): CartAnswer => {
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
        ...(line?.includedIn && isInPlan({ includedIn: line.includedIn }, quote.lines) ? { isInPlan: true } : {}),
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
