'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { QuoteItemRequest } from '@/core/orders/types'
import { useAddToCart } from '@/parts/cart/use-add-to-cart.client'
import { useCart } from '@/parts/cart/use-cart.client'
import { setVisitorName } from '@/ui/visitor-name/visitor-name-store'
import { useNameCheck } from './use-name-check.client'

/** Puts a whole configuration into the cart; a new name is asked for first, and its refusal comes back as a sentence. */
export const useAddConfiguration = () => {
  const t = useTranslations('estimate')
  const { isAdding, addToCart } = useAddToCart()
  const inCart = useCart((cart) => cart.quote?.items)
  const checkName = useNameCheck()
  const [isChecking, setChecking] = useState(false)

  const isInCart = ({ type, id, serviceData }: QuoteItemRequest): boolean =>
    inCart?.some(
      (item) =>
        item.type === type && item.id === id && (serviceData?.domain === undefined || item.serviceData.domain === serviceData.domain),
    ) ?? false

  const add = async (items: readonly QuoteItemRequest[]): Promise<string | null> => {
    // O9: a name or an add-on that is in the cart already is not added twice.
    const wanted = items.filter((item) => (item.type === 'domain' || item.type === 'addon' ? !isInCart(item) : true))
    const newName = wanted.find(({ type }) => type === 'domain')
    if (newName) {
      setChecking(true)
      const refusal = await checkName(newName.id)
      setChecking(false)
      if (refusal !== null) return refusal
      setVisitorName(newName.id)
    }
    await addToCart(wanted, { name: newName?.id ?? t('configuration') })
    return null
  }

  return { add, isAdding: isAdding || isChecking }
}
