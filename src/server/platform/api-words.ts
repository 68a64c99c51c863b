import { createTranslator } from 'next-intl'
import type { Locale } from '@/config/locales'
import type { TypedCodeFault } from '@/core/cart/types'
import type { CategoryId } from '@/core/catalog/types'
import type { DomainNameError } from '@/core/domains/types'
import { formatMoney } from '@/core/money/format'
import type { Currency } from '@/core/money/types'
import type { TransferWarning } from '@/core/transfers/judge-transfer'
import type { RejectedCode } from '@/core/orders/types'
import { madeOfMessages, type Messages } from '@/i18n/messages'

/** Every error the API may answer has a sentence in four languages, or this does not compile. */
export type ErrorCode = Exclude<keyof Messages['errors'], 'fields'>
export type FieldFault = keyof Messages['errors']['fields']
export type Values = Readonly<Record<string, string | number>>

/** The API's sentences in one language. */
export interface ApiWords {
  readonly locale: Locale
  readonly error: (code: ErrorCode, values?: Values) => string
  readonly field: (fault: FieldFault, values?: Values) => string
  readonly domainName: (error: DomainNameError) => string
  /** D13: with the figure that is missing. */
  readonly rejection: (rejected: RejectedCode, currency: Pick<Currency, 'code' | 'digits'>) => string
  readonly code: (fault: TypedCodeFault) => string
  /** N2. */
  readonly transferWarning: (warning: TransferWarning) => string
  /** U10: how credit is called on a receipt. */
  readonly credit: string
  readonly change: (kind: keyof Messages['cartChanges'], values: Values) => string
}

const createWords = (locale: Locale, messages: Messages): ApiWords => {
  const translate = createTranslator({ locale, messages })
  const lists = new Intl.ListFormat(locale, { type: 'disjunction' })
  const categoryNames = (categories: readonly CategoryId[] = []) =>
    lists.format(categories.map((category) => translate(`discounts.categories.${category}`)))
  return {
    locale,
    error: (code, values = {}) => translate(`errors.${code}`, values),
    field: (fault, values = {}) => translate(`errors.fields.${fault}`, values),
    domainName: (error) => translate(`validation.${error}`),
    rejection: ({ reason, missing, categories, excluded }, currency) =>
      translate(`discounts.reasons.${reason}`, {
        amount: missing?.kind === 'amount' ? formatMoney(missing.amount, currency) : '',
        count: missing?.kind === 'quantity' ? missing.count : 0,
        scope: categories?.length ? 'some' : excluded?.length ? 'except' : 'none',
        categories: categoryNames(categories ?? excluded),
      }),
    code: (fault) => translate(`discountCodes.${fault}`),
    transferWarning: (warning) => translate(`transferWarnings.${warning}`),
    credit: translate('lineNames.credit'),
    change: (kind, values) => translate(`cartChanges.${kind}`, values),
  }
}

/** Made once for the words of a language. */
export const apiWords: (locale: Locale) => Promise<ApiWords> = madeOfMessages(createWords)
