import type { DomainNameError } from '@/core/domains/types'
import { domainNameErrors } from '@/core/domains/types'
import type { CartRefusal, TypedCodeFault } from '@/core/cart/types'
import type { Quote, QuoteRefusal, RejectedCode } from '@/core/orders/types'
import type { Currency } from '@/core/money/types'
import type { ErrorCode, Values } from './api-words'

/** O6: the total a checkout said it was shown, in major units. */
export interface ExpectedTotal {
  readonly total: number
  readonly currency: string
}

/** An expected refusal of a use case. Codes travel; the sentence is made where the answer is written. */
export type Refusal =
  | {
      readonly kind: 'error'
      readonly code: ErrorCode
      readonly values?: Values
      readonly field?: string
      readonly details?: Readonly<Record<string, unknown>>
    }
  | { readonly kind: 'domain-name'; readonly error: DomainNameError; readonly field?: string }
  | { readonly kind: 'code'; readonly fault: TypedCodeFault }
  | { readonly kind: 'quote-changed'; readonly expected: ExpectedTotal; readonly quote: Quote }
  | { readonly kind: 'rejected-code'; readonly rejected: RejectedCode; readonly currency: Currency }

export const refusal = (code: ErrorCode, more: Omit<Extract<Refusal, { kind: 'error' }>, 'kind' | 'code'> = {}): Refusal => ({
  kind: 'error',
  code,
  ...more,
})

const isDomainNameError = (reason: string): reason is DomainNameError => (domainNameErrors as readonly string[]).includes(reason)

/** Why a request cannot be priced, naming the item it is about. */
export const fromQuoteRefusal = (refused: QuoteRefusal): Refusal => {
  if (refused.code === 'unknown-currency') {
    return refusal('unknown-currency', { values: { currency: refused.currency }, field: 'currency' })
  }
  const field = `items.${refused.item}`
  if (refused.code !== 'invalid-domain') return refusal(refused.code, { field })
  return { kind: 'domain-name', error: isDomainNameError(refused.reason) ? refused.reason : 'invalidFormat', field: `${field}.id` }
}

/** Why a cart was left as it was. */
export const fromCartRefusal = (refused: CartRefusal): Refusal => {
  switch (refused.code) {
    case 'required':
    case 'already-applied':
      return { kind: 'code', fault: refused.code }
    case 'duplicate-line':
      return refusal('duplicate-line', { details: { lineId: refused.lineId } })
    default:
      return refusal(refused.code)
  }
}

/** For callers that did not send the list the index is of. */
export const withoutField = (refused: Refusal): Refusal => {
  if (!('field' in refused)) return refused
  const { field: _field, ...rest } = refused
  return rest
}
