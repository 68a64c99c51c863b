'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button/button'
import { type FormatAmount, receiptModel } from '@/core/receipt/model'
import { ReceiptDue } from '@/components/receipt/receipt-ledger'
import type { CartQuote } from '@/features/cart/types'
import { useCart } from '@/features/cart/use-cart.client'

interface CartFootProps {
  readonly quote: CartQuote
  readonly format: FormatAmount
  readonly onLeave?: () => void
  /** False if a receipt beside it shows them (cart page). */
  readonly showsDue: boolean
}

export const CartFoot = ({ quote, format, onLeave, showsDue }: CartFootProps) => {
  const t = useTranslations('cart')
  const bundle = useTranslations('receipt')('bundle')
  const locale = useLocale()
  const isPending = useCart((cart) => cart.pending > 0)
  return (
    <div className="cart-foot" aria-busy={isPending}>
      {showsDue ? <ReceiptDue model={receiptModel(quote, bundle)} format={format} date={new Date()} isCounted /> : null}
      <p className="visually-hidden" role="status">
        {isPending ? t('recalculating') : t('dueNowIs', { amount: format(quote.dueNow) })}
      </p>
      <ButtonLink variant="go" size="large" block href={`/${locale}/checkout`} onClick={onLeave}>
        {t('checkOut', { amount: format(quote.dueNow) })}
      </ButtonLink>
    </div>
  )
}
