'use client'

import { AddToCartButton } from '@/features/cart/add-to-cart-button.client'
import type { AddToCartProps } from '@/components/ui/button/button'

/** What sections sell with: they know the slot, not the cart. */
export const AddToCart = ({ item, ...rest }: AddToCartProps) => (
  <AddToCartButton items={() => [typeof item === 'function' ? item() : item]} {...rest} />
)
