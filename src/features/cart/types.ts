import type { BillingPeriod, PartialPaymentType, PaymentType } from '@/core/catalog/types'
import type { CartChangeResponse, CartCodeResponse } from '@/modules/cart/schema'
import type { CartInMinorUnits } from '@/components/api-client/call-api'

export type CartItem = CartInMinorUnits['items'][number]

/** D14: a code is applied, or pending with its reason. */
export type CartCode = CartCodeResponse

/** A change since the cart was last shown: a price, a rate, a product no longer sold. */
export type CartChange = CartChangeResponse

/** The server's response to every cart call and the only source of amounts (O4). In minor units (M1). */
export type CartQuote = CartInMinorUnits

export interface LinePatch {
  readonly quantity?: number
  readonly billing?: BillingPeriod
  readonly selectedPaymentType?: PaymentType
  readonly partialType?: PartialPaymentType
  /** Registration period in years (N4). */
  readonly years?: number
  /** C1: domain of a plan; null to decide later. */
  readonly domain?: string | null
  /** S19: additional names of a multi-domain certificate. */
  readonly additionalDomains?: readonly string[]
}
