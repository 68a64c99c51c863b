import type { BillingPeriod, PartialPaymentType, PaymentType } from '@/core/catalog/types'
import type { CartChangeAnswer, CartCodeAnswer } from '@/modules/cart/schema'
import type { CartInMinorUnits } from '@/components/api-client/call-api'

/** A line of the visitor's cart, as every cart call answers it. */
export type CartItem = CartInMinorUnits['items'][number]

/** D14: a code stands on the cart as applied, or waits as pending with its reason. */
export type CartCode = CartCodeAnswer

/** Something that is not as it was last shown: a price, a rate, a product gone. */
export type CartChange = CartChangeAnswer

/** The server's answer to every cart call: the only truth about amounts (O4). In minor units (M1). */
export type CartQuote = CartInMinorUnits

/** What the visitor may change on a line. */
export interface LinePatch {
  readonly quantity?: number
  readonly billing?: BillingPeriod
  readonly selectedPaymentType?: PaymentType
  readonly partialType?: PartialPaymentType
  /** N4. */
  readonly years?: number
  /** C1: the domain a plan is for; null to decide later. */
  readonly domain?: string | null
}
