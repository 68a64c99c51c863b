'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { useRefusalText } from '@/parts/cart/refusal-text'
import { useCart } from '@/parts/cart/use-cart.client'
import { showToast } from '@/parts/toast/toast-store'
import { setVisitorName } from '@/ui/visitor-name/visitor-name-store'

const itemOf = (domain: string) =>
  ({ type: 'domain', id: domain, billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } }) as const

/** §4: into the cart, all of them or none; a toast says so, and the cart opens. */
export const useTakeNames = () => {
  const t = useTranslations('bulkSearch')
  const cart = useTranslations('cart')
  const refusalText = useRefusalText()
  const add = useCart((cart) => cart.add)
  const [isTaking, setTaking] = useState(false)

  const take = async (domains: readonly string[]) => {
    const [first] = domains
    if (isTaking || first === undefined) return
    setTaking(true)
    const answer = await add(domains.map(itemOf))
    setTaking(false)
    if (!answer.ok) return showToast({ text: refusalText(answer.error) })
    setVisitorName(first)
    showToast(domains.length === 1 ? { name: first, text: cart('isInCart') } : { text: t('taken', { count: domains.length }) })
  }
  return { isTaking, take }
}
