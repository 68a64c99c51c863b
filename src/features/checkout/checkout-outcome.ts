import type { Result } from '@/core/result'
import { type PlacedOrderAnswer, quoteChangedSchema } from '@/modules/orders/schema'
import { digitsOf, type Minor } from '@/core/money/types'
import { fromMajor } from '@/core/money/arithmetic'
import type { CallRefusal } from '@/parts/api/call-api'
import { quoteInMinorUnits, type QuoteInMinorUnits } from '@/parts/api/in-minor-units'

/** How an attempt to order ended. */
export type CheckoutOutcome =
  /** `page`: where it is paid, or that this place did not answer; null where the order's own page says how. */
  | {
      readonly kind: 'placed'
      readonly orderNumber: string
      readonly accessToken: string
      readonly page: { readonly url: string } | 'unavailable' | null
    }
  /** O6: nothing was charged; what was shown and what it is now. */
  | {
      readonly kind: 'quote-changed'
      readonly expected: { readonly total: Minor; readonly currency: string }
      readonly quote: QuoteInMinorUnits
    }
  | { readonly kind: 'domain-unavailable'; readonly message: string | null }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly message: string | null }

/** A name that was free when it came into the cart is somebody else's, or held for somebody. */
const takenCodes: ReadonlySet<string> = new Set(['domain-unavailable', 'domain-held'])

const pageOf = ({ payment: { url, status } }: PlacedOrderAnswer) =>
  url === undefined ? (status === 'unavailable' ? status : null) : { url }

export const toOutcome = (answer: Result<PlacedOrderAnswer, CallRefusal>): CheckoutOutcome => {
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
