import type { ComponentType } from 'react'

import type { QuoteItemRequest } from '@/core/orders/types'

import type { ButtonLook } from './button'

export interface AddToCartProps extends ButtonLook {
  /** A reference, never a price (O4); asked when the button is pressed where it depends on what the visitor has typed. */
  readonly item: QuoteItemRequest | (() => QuoteItemRequest)
  /** What is added, for screen readers and the toast: "Shared Pro". */
  readonly name: string
}

/** Sections sell things without knowing the cart: the composition hands them the button. */
export type AddToCartSlot = ComponentType<AddToCartProps>
