'use client'

import { AddToCartButton } from '@/features/cart/add-to-cart-button.client'
import type { AddToCartProps } from '@/ui/button/add-to-cart-slot'

/** What sections sell with: they know the slot, not the cart. */
export const AddToCart = ({ item, ...rest }: AddToCartProps) => (
  <AddToCartButton items={() => [typeof item === 'function' ? item() : item]} {...rest} />
)
