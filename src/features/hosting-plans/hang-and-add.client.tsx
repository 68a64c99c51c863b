'use client'

import type { QuoteItemRequest } from '@/core/orders/types'
import type { AddToCartSlot } from '@/ui/button/add-to-cart-slot'
import { asDomainName } from '@/ui/visitor-name/use-visitor-name.client'
import { getVisitorName } from '@/ui/visitor-name/visitor-name-store'

import { withHungName } from './hung-name'

interface HangAndAddProps {
  readonly item: QuoteItemRequest
  readonly name: string
  /** Id of the radio button that hangs the plate here. */
  readonly choiceId: string
  readonly AddToCart: AddToCartSlot
}

/** Adds a plan; the unit that holds the visitor's plate takes the name along (DESIGN: the plate travels). */
export const HangAndAdd = ({ item, name, choiceId, AddToCart }: HangAndAddProps) => {
  const ask = () => {
    const choice = document.getElementById(choiceId)
    const isHung = choice instanceof HTMLInputElement && choice.checked
    const own = getVisitorName()
    return withHungName(item, isHung && own !== null ? asDomainName(own) : null)
  }
  return <AddToCart item={ask} name={name} block />
}
