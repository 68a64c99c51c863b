'use client'

import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import type { UnpaidOrderResponse } from '@/modules/orders/schema'
import { digitsOf } from '@/core/money/types'
import { fromMajor } from '@/core/money/arithmetic'
import { amountFormatter } from '@/core/receipt/model'
import { callApi } from '@/components/api-client/call-api'

/** U40: link from an empty cart to its unpaid order. The live region exists from the start, so that it is announced. */
export const UnpaidOrder = ({ priceLocale }: { readonly priceLocale?: string | undefined }) => {
  const t = useTranslations('cart.unpaidOrder')
  const locale = useLocale()
  const [order, setOrder] = useState<UnpaidOrderResponse['order']>(null)
  useEffect(() => {
    const ending = new AbortController()
    const ask = async () => {
      const answer = await callApi<UnpaidOrderResponse>('/api/cart/unpaid-order', { signal: ending.signal })
      if (answer.ok) setOrder(answer.value.order)
    }
    void ask()
    return () => ending.abort()
  }, [])
  if (order === null) return <div role="status" />
  const { orderNumber, currency, dueNow, method } = order
  const amount = amountFormatter(currency, priceLocale)(fromMajor(dueNow, digitsOf(currency)))
  return (
    <div role="status">
      <div className="cart-notice">
        <p>
          <span>{t('waits', { amount })}</span>{' '}
          <Link href={`/${locale}/orders/${orderNumber}`} prefetch={false}>
            {t(method === 'offline' ? 'viewTransfer' : 'view')}
          </Link>
        </p>
      </div>
    </div>
  )
}
