'use client'

import { useRef } from 'react'

import type { ItemType } from '@/core/catalog/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import { chosenPeriod } from '@/components/ui/billing/chosen-period'
import type { ShownPeriod } from '@/components/ui/billing/shown-periods'
import type { AddToCartSlot, ButtonLook } from '@/components/ui/button/button'

interface PlanButtonProps extends ButtonLook {
  readonly plan: { readonly key: string; readonly type: ItemType; readonly name: string }
  /** The one period the plan is sold by; without it the toggle is asked when the button is pressed. */
  readonly only?: ShownPeriod
  /** What goes into the cart with it. */
  readonly complete?: (item: QuoteItemRequest) => QuoteItemRequest
  readonly AddToCart: AddToCartSlot
}

/** Puts a plan into the cart by the period that is shown: one button for both of them. */
export const PlanButton = ({ plan: { key, type, name }, only, complete, AddToCart, ...look }: PlanButtonProps) => {
  const place = useRef<HTMLDivElement>(null)
  const ask = () => {
    const item = { type, id: key, billing: only ?? chosenPeriod(place.current), quantity: 1 }
    return complete ? complete(item) : item
  }
  return (
    <div ref={place}>
      <AddToCart item={ask} name={name} {...look} />
    </div>
  )
}
