'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { QuoteItemRequest } from '@/core/orders/types'
import { showToast } from '@/parts/toast/toast-store'
import { Button } from '@/ui/button/button'
import type { ButtonLook } from '@/ui/button/button'
import { useRefusalText } from '@/parts/cart/refusal-text'
import { useCart } from '@/parts/cart/use-cart.client'

interface AddToCartButtonProps extends ButtonLook {
  /** What is added: one reference, or several that belong together. Never a price (O4). */
  readonly items: readonly QuoteItemRequest[]
  /** What it is called, for the toast and for screen readers. */
  readonly name: string
  /** Words on the button; "Add to cart" by default. */
  readonly children?: ReactNode
  readonly className?: string
}

/** §4: adds, shows a toast and opens the cart. A refusal is a toast too, and the cart stays shut. */
export const AddToCartButton = ({ items, name, children, ...look }: AddToCartButtonProps) => {
  const words = useTranslations('cart')
  const refusalText = useRefusalText()
  const add = useCart((cart) => cart.add)
  const [isAdding, setAdding] = useState(false)

  const press = async () => {
    setAdding(true)
    const answer = await add(items)
    setAdding(false)
    showToast({ text: answer.ok ? words('isInCartNamed', { name }) : refusalText(answer.error) })
  }

  return (
    <Button {...look} pending={isAdding} onClick={() => void press()}>
      {isAdding ? words('adding') : (children ?? words('add'))}
      <span className="visually-hidden">: {name}</span>
    </Button>
  )
}
