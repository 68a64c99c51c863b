'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { QuoteItemRequest } from '@/core/orders/types'
import { ActionObject } from '@/components/action-object/action-object'
import { useAddToCart } from '@/features/cart/use-add-to-cart.client'
import { Button, type ButtonStyleProps, type AddToCartProps } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/styles/class-names'

interface AddToCartButtonProps extends ButtonStyleProps {
  /** One or more references, never a price (O4). Evaluated on click. */
  readonly items: () => readonly QuoteItemRequest[]
  readonly name: string
  /** "Add to cart" by default. */
  readonly children?: ReactNode
  readonly className?: string
}

/** §4: adds, shows a toast and opens the cart. */
export const AddToCartButton = ({ items, name, children, className, ...look }: AddToCartButtonProps) => {
  const t = useTranslations('cart')
  const { isAdding, addToCart } = useAddToCart()

  const press = () => {
    const wanted = items()
    void addToCart(wanted, { name, hungName: wanted.find(({ type }) => type !== 'addon')?.serviceData?.domain })
  }

  return (
    <Button {...look} className={classNames('needs-script', className)} pending={isAdding} onClick={press}>
      <span>{isAdding ? t('adding') : (children ?? t('add'))}</span>
      <ActionObject>{name}</ActionObject>
    </Button>
  )
}

/** Blocks must not import the cart, so they get this button. */
export const AddToCart = ({ item, ...rest }: AddToCartProps) => (
  <AddToCartButton items={() => [typeof item === 'function' ? item() : item]} {...rest} />
)
