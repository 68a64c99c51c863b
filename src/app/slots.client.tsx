'use client'

import { AddToCartButton } from '@/features/cart/add-to-cart-button.client'
import type { AddToCartProps } from '@/components/ui/button/button'

/** Blocks must not import the cart, so they get this button. */
export const AddToCart = ({ item, ...rest }: AddToCartProps) => (
  <AddToCartButton items={() => [typeof item === 'function' ? item() : item]} {...rest} />
)
