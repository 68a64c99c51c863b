'use client'

import { type ReactNode, useRef } from 'react'

import type { ItemType } from '@/core/catalog/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import { chosenPeriod, type ShownPeriod } from '@/components/ui/billing/shown-periods'
import type { AddToCartSlot, ButtonStyleProps } from '@/components/ui/button/button'

interface PlanButtonProps extends ButtonStyleProps {
  readonly plan: { readonly key: string; readonly type: ItemType; readonly name: string }
  /** The only period the plan is sold in; otherwise the toggle decides on click. */
  readonly only?: ShownPeriod
  /** Adds to the cart reference. */
  readonly complete?: (item: QuoteItemRequest) => QuoteItemRequest
  readonly AddToCart: AddToCartSlot
  /** "Add to cart" by default. */
  readonly children?: ReactNode
}

export const PlanButton = ({ plan: { key, type, name }, only, complete, AddToCart, children, ...look }: PlanButtonProps) => {
  const place = useRef<HTMLDivElement>(null)
  const ask = () => {
    const item = { type, id: key, billing: only ?? chosenPeriod(place.current), quantity: 1 }
    return complete ? complete(item) : item
  }
  return (
    <div ref={place}>
      <AddToCart item={ask} name={name} {...look}>
        {children}
      </AddToCart>
    </div>
  )
}
