'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { QuoteItemRequest } from '@/core/orders/types'
import { showToast } from '@/components/toast-store'
import { useRefusalText } from '@/components/api-client/refusal-text'
import { domainsIn, usesDomain, type CartDomains } from './domain-choice.client'
import { useCart } from './use-cart.client'

interface Added {
  readonly name: string
  /** Domain shown on the toast's plate. */
  readonly hungName?: string
}

/** C2: a plan added to a cart with exactly one domain is assigned to it; the cart says so and offers others. */
export const assignOnlyDomain = (items: readonly QuoteItemRequest[], quote: CartDomains | null): readonly QuoteItemRequest[] => {
  const domains = [...domainsIn(quote), ...items.filter(({ type }) => type === 'domain').map(({ id }) => id)]
  const [domain] = domains
  if (domains.length !== 1 || domain === undefined) return items
  return items.map((item) =>
    usesDomain(item) && item.serviceData?.domain === undefined ? { ...item, serviceData: { ...item.serviceData, domain } } : item,
  )
}

/** §4: adds all or nothing, shows a toast and opens the cart. Errors show a toast and open nothing. */
export const useAddToCart = () => {
  const t = useTranslations('cart')
  const refusalText = useRefusalText()
  const add = useCart((cart) => cart.add)
  const quote = useCart((cart) => cart.quote)
  const [isAdding, setAdding] = useState(false)

  const addToCart = async (items: readonly QuoteItemRequest[], { name, hungName }: Added): Promise<boolean> => {
    setAdding(true)
    const answer = await add(assignOnlyDomain(items, quote))
    setAdding(false)
    if (!answer.ok) showToast({ text: refusalText(answer.error) })
    else if (hungName) showToast({ name: hungName, text: t('hangsOn', { name }) })
    else showToast({ text: t('isInCartNamed', { name }) })
    return answer.ok
  }
  return { isAdding, addToCart }
}
