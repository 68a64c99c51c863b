'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { QuoteItemRequest } from '@/core/orders/types'
import { showToast } from '@/components/toast/toast-store'
import { useRefusalText } from '@/components/api-client/refusal-text'
import { useCart } from './use-cart.client'

interface Added {
  readonly name: string
  /** Domain shown on the toast's plate. */
  readonly hungName?: string
}

/** §4: adds all or nothing, shows a toast and opens the cart. An error is a toast as well and opens nothing. */
export const useAddToCart = () => {
  const t = useTranslations('cart')
  const refusalText = useRefusalText()
  const add = useCart((cart) => cart.add)
  const [isAdding, setAdding] = useState(false)

  const addToCart = async (items: readonly QuoteItemRequest[], { name, hungName }: Added): Promise<boolean> => {
    setAdding(true)
    const answer = await add(items)
    setAdding(false)
    if (!answer.ok) showToast({ text: refusalText(answer.error) })
    else if (hungName) showToast({ name: hungName, text: t('hangsOn', { name }) })
    else showToast({ text: t('isInCartNamed', { name }) })
    return answer.ok
  }
  return { isAdding, addToCart }
}
