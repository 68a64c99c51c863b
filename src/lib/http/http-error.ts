import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/config/locales'
import type { CouponInputError, CartRefusal } from '@/core/cart/cart'
import type { CategoryId } from '@/core/catalog/types'
import { type DomainNameError, domainNameErrors } from '@/core/domains/types'
import { formatMoney } from '@/core/money/format'
import type { Currency } from '@/core/money/types'
import type { TransferWarning } from '@/core/domains/transfers'
import type { RejectedCode, Quote, QuoteRefusal } from '@/core/orders/types'
import { memoizeByMessages, type Messages } from '@/lib/i18n/messages'

/** Keys of the `errors` messages. */
export type ErrorCode = Exclude<keyof Messages['errors'], 'fields'>
type FieldError = keyof Messages['errors']['fields']
export type Values = Readonly<Record<string, string | number>>

/** Localised API messages. */
export interface ApiWords {
  readonly locale: Locale
  /** M12: locale for figures in these sentences, matching the amounts next to them. */
  readonly figures: string
  readonly withFigures: (figures: string) => ApiWords
  readonly error: (code: ErrorCode, values?: Values) => string
  readonly field: (fault: FieldError, values?: Values) => string
  readonly domainName: (error: DomainNameError) => string
  /** D13: includes the missing amount or quantity. */
  readonly rejection: (rejected: RejectedCode, currency: Pick<Currency, 'code' | 'digits'>) => string
  readonly code: (fault: CouponInputError) => string
  /** Warning shown before a transfer starts (N2). */
  readonly transferWarning: (warning: TransferWarning) => string
  /** U10: name of the credit on the receipt. */
  readonly credit: string
  readonly change: (kind: keyof Messages['cartChanges'], values: Values) => string
}

const createWords = (locale: Locale, messages: Messages): ApiWords => {
  const translate = createTranslator({ locale, messages })
  const lists = new Intl.ListFormat(locale, { type: 'disjunction' })
  const categoryNames = (categories: readonly CategoryId[] = []) =>
    lists.format(categories.map((category) => translate(`discounts.categories.${category}`)))
  const withFigures = (figures: string): ApiWords => ({
    locale,
    figures,
    withFigures,
    error: (code, values = {}) => translate(`errors.${code}`, values),
    field: (fault, values = {}) => translate(`errors.fields.${fault}`, values),
    domainName: (error) => translate(`validation.${error}`),
    rejection: ({ reason, missing, categories, excluded }, currency) =>
      translate(`discounts.reasons.${reason}`, {
        amount: missing?.kind === 'amount' ? formatMoney(missing.amount, currency, figures) : '',
        count: missing?.kind === 'quantity' ? missing.count : 0,
        scope: categories?.length ? 'some' : excluded?.length ? 'except' : 'none',
        categories: categoryNames(categories ?? excluded),
      }),
    code: (fault) => translate(`discountCodes.${fault}`),
    transferWarning: (warning) => translate(`transferWarnings.${warning}`),
    credit: translate('lineNames.credit'),
    change: (kind, values) => translate(`cartChanges.${kind}`, values),
  })
  return withFigures('en-US')
}

/** Cached per language. */
export const apiWords: (locale: Locale) => Promise<ApiWords> = memoizeByMessages(createWords)

/** O6: total that the client displayed, in major units. */
export interface ExpectedTotal {
  readonly total: number
  readonly currency: string
}

/** A use case's expected rejection; translated when the response is written. */
export type DomainError =
  | {
      readonly kind: 'error'
      readonly code: ErrorCode
      readonly values?: Values
      readonly field?: string
      readonly details?: Readonly<Record<string, unknown>>
    }
  | { readonly kind: 'domain-name'; readonly error: DomainNameError; readonly field?: string }
  | { readonly kind: 'code'; readonly fault: CouponInputError }
  | { readonly kind: 'quote-changed'; readonly expected: ExpectedTotal; readonly quote: Quote }
  | { readonly kind: 'rejected-code'; readonly rejected: RejectedCode; readonly currency: Currency }

export const refusal = (code: ErrorCode, more: Omit<Extract<DomainError, { kind: 'error' }>, 'kind' | 'code'> = {}): DomainError => ({
  kind: 'error',
  code,
  ...more,
})

const isDomainNameError = (reason: string): reason is DomainNameError => (domainNameErrors as readonly string[]).includes(reason)

/** `field` identifies the item in the request. */
export const fromQuoteRefusal = (refused: QuoteRefusal): DomainError => {
  if (refused.code === 'unknown-currency') {
    return refusal('unknown-currency', { values: { currency: refused.currency }, field: 'currency' })
  }
  const field = `items.${refused.item}`
  if (refused.code === 'too-many-domains') return refusal('too-many-domains', { values: { most: refused.most }, field })
  if (refused.code !== 'invalid-domain') return refusal(refused.code, { field })
  return { kind: 'domain-name', error: isDomainNameError(refused.reason) ? refused.reason : 'invalidFormat', field: `${field}.id` }
}

export const fromCartRefusal = (refused: CartRefusal): DomainError => {
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

/** For callers that did not send the indexed list. */
export const withoutField = (refused: DomainError): DomainError => {
  if (!('field' in refused)) return refused
  const { field: _field, ...rest } = refused
  return rest
}

/** Rolls back a transaction with a rejection; never leaves the use case. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  constructor(readonly refusal: DomainError) {
    super('Order rejected')
  }
}

/** The cart changed while its order was being prepared, so the order must be prepared again. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError'
  constructor(readonly quote: Quote) {
    super('Cart changed concurrently')
  }
}
