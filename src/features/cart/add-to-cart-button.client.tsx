'use client'

import { useTranslations } from 'next-intl'
import { ActionObject } from '@/components/action-object/action-object'
import { Button, type AddToCartProps } from '@/components/ui/button/button'
import { useAddToCart } from '@/features/cart/use-add-to-cart.client'

/** §4: adds, shows a toast and opens the cart. */
export const AddToCart = ({ item, name, children, ...look }: AddToCartProps) => {
  const t = useTranslations('cart')
  const { isAdding, addToCart } = useAddToCart()

  const press = () => {
    const wanted = typeof item === 'function' ? item() : item
    void addToCart([wanted], { name, hungName: wanted.type === 'addon' ? undefined : wanted.serviceData?.domain })
  }

  return (
    <Button {...look} className="needs-script" pending={isAdding} onClick={press}>
      <span>{isAdding ? t('adding') : (children ?? t('add'))}</span>
      <ActionObject>{name}</ActionObject>
    </Button>
  )
}
