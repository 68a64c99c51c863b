import '@/lib/config/zod-without-eval'
import type { Result } from '@/core/result'
import { type PlacedOrderResponse, quoteChangedSchema } from '@/modules/orders/schema'
import { digitsOf, type Minor } from '@/core/money/types'
import { fromMajor } from '@/core/money/arithmetic'
import { type CallRefusal, quoteInMinorUnits, type QuoteInMinorUnits } from '@/components/api-client/call-api'
import { createDraft } from '@/components/draft'
import { fieldNames, type FieldName, type Prefill } from './field-messages'

export type CheckoutOutcome =
  /** `page`: the payment page, or that it is unavailable; null if the order page explains how to pay. */
  | {
      readonly kind: 'placed'
      readonly orderNumber: string
      readonly accessToken: string
      readonly page: { readonly url: string } | 'unavailable' | null
    }
  /** O6: nothing was charged; the shown and the current quote. */
  | {
      readonly kind: 'quote-changed'
      readonly expected: { readonly total: Minor; readonly currency: string }
      readonly quote: QuoteInMinorUnits
    }
  | { readonly kind: 'domain-unavailable'; readonly message: string | null }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly message: string | null }

/** The domain was registered or reserved by someone else since it was added. */
const takenCodes: ReadonlySet<string> = new Set(['domain-unavailable', 'domain-held'])

const pageOf = ({ payment: { url, status } }: PlacedOrderResponse) =>
  url === undefined ? (status === 'unavailable' ? status : null) : { url }

export const toOutcome = (answer: Result<PlacedOrderResponse, CallRefusal>): CheckoutOutcome => {
  if (answer.ok)
    return { kind: 'placed', orderNumber: answer.value.orderNumber, accessToken: answer.value.accessToken, page: pageOf(answer.value) }
  const { status, code, message, body } = answer.error
  if (status === 409 && code === 'quote-changed') {
    const changed = quoteChangedSchema.safeParse(body)
    if (changed.success) {
      const { total, currency } = changed.data.expected
      const expected = { total: fromMajor(total, digitsOf(currency)), currency }
      return { kind: 'quote-changed', expected, quote: quoteInMinorUnits(changed.data.quote) }
    }
  }
  if (status === 409 && takenCodes.has(code)) return { kind: 'domain-unavailable', message }
  if (status === 0) return { kind: 'network' }
  if (status >= 500) return { kind: 'unavailable' }
  return { kind: 'refused', message }
}

const keptGroups = ['contact.', 'billingAddress.', 'registrant.'] as const
const isCached = (name: FieldName) => keptGroups.some((group) => name.startsWith(group))
const keptNames = fieldNames.filter(isCached)

const onlyKept = (fields: Readonly<Record<string, string>>): Prefill =>
  Object.fromEntries(keptNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))

/** Stores the typed contact and billing data, without consents or secrets. */
export const createCheckoutDraft = (store: () => Storage | null, prefill: Prefill) => {
  const kept = createDraft(store, 'checkout-draft')
  const owner = prefill['contact.email'] ?? ''
  return {
    /** Initial values. A guest who has logged in gets the account's data first; drafts of other accounts are ignored. */
    fields: (): Prefill => {
      const draft = kept.read()
      if (draft?.owner === owner) return { ...prefill, ...onlyKept(draft.fields) }
      return draft?.owner === '' ? { ...onlyKept(draft.fields), ...prefill } : prefill
    },
    keep: (form: FormData): void =>
      kept.keep({ owner, fields: Object.fromEntries(keptNames.map((name) => [name, String(form.get(name) ?? '')])) }),
    forget: kept.forget,
  }
}
