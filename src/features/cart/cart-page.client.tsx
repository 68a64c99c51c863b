'use client'

import { useTranslations } from 'next-intl'
import { amountFormatter } from '@/core/receipt/model'
import { isLongReceipt, Receipt } from '@/components/receipt/receipt'
import { CartEmpty, CartFailed, CartLoading, CartNotices, CartFoot } from '@/features/cart/cart-faces.client'
import { CartAdvice } from './cart-advice.client'
import { CartLines } from './cart-lines.client'
import { CodesWithoutLines, LinesNote, DiscountCodes } from './discount-codes.client'
import { UnpaidOrder } from '@/features/cart/unpaid-order.client'
import { useCart } from '@/features/cart/use-cart.client'
import type { AdviceOffer } from './advice'

interface CartPageContentProps {
  readonly priceLocale?: string
  readonly offers: readonly AdviceOffer[]
}

export const CartPageContent = ({ priceLocale, offers }: CartPageContentProps) => {
  const t = useTranslations('cart')
  const quote = useCart((cart) => cart.quote)
  const status = useCart((cart) => cart.status)
  const isPending = useCart((cart) => cart.pending > 0)
  if (!quote) return status === 'failed' ? <CartFailed /> : <CartLoading />
  const format = amountFormatter(quote.currency, priceLocale)
  if (quote.items.length === 0) {
    return (
      <>
        <CartNotices />
        <UnpaidOrder priceLocale={priceLocale} />
        <CartEmpty />
        <CodesWithoutLines format={format} />
      </>
    )
  }
  return (
    <div className="cart-page">
      <div>
        <h2 className="visually-hidden">{t('lines')}</h2>
        <CartNotices />
        <CartLines quote={quote} format={format} />
        <LinesNote />
        <DiscountCodes format={format} />
        <CartAdvice offers={offers} />
      </div>
      <div className="cart-page__receipt cart-sums" data-pending={isPending || undefined} data-long={isLongReceipt(quote) || undefined}>
        <Receipt figures={quote} date={new Date()} priceLocale={priceLocale} />
        <CartFoot quote={quote} format={format} showsDue={false} />
      </div>
    </div>
  )
}
