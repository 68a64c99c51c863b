'use client'

import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { amountFormatter, receiptModel } from '@/core/receipt/model'
import { ReceiptLedger } from '@/components/receipt/receipt-ledger'
import { Drawer } from '@/components/ui/drawer/drawer.client'
import { CartEmpty, CartFailed, CartLoading, CartNotices, CartFoot } from '@/features/cart/cart-faces.client'
import { CartLines } from './cart-lines.client'
import { CodesWithoutLines, LinesNote, DiscountCodes } from './discount-codes.client'
import type { CartQuote } from '@/features/cart/types'
import { useCart } from '@/features/cart/use-cart.client'

interface CartDrawerProps {
  readonly priceLocale?: string
}

/** §4: opens when something is added. */
export const CartDrawer = ({ priceLocale }: CartDrawerProps) => {
  const t = useTranslations('cart')
  const isOpen = useCart((cart) => cart.isOpen)
  const quote = useCart((cart) => cart.quote)
  const status = useCart((cart) => cart.status)
  const open = useCart((cart) => cart.open)
  const close = useCart((cart) => cart.close)
  const isFilled = quote !== null && quote.items.length > 0
  const format = amountFormatter(quote?.currency ?? 'USD', priceLocale)
  return (
    <Drawer
      open={isOpen}
      onOpenChange={(next) => (next ? open() : close())}
      title={t('title')}
      closeLabel={t('close')}
      foot={isFilled ? <CartFoot quote={quote} format={format} onLeave={close} showsDue /> : null}
    >
      <CartNotices />
      {isFilled ? <FilledCart quote={quote} priceLocale={priceLocale} onLeave={close} /> : null}
      {!quote && status === 'failed' ? <CartFailed /> : null}
      {!quote && status !== 'failed' ? <CartLoading /> : null}
      {quote && !isFilled ? (
        <>
          <CartEmpty onLeave={close} />
          <CodesWithoutLines format={format} />
        </>
      ) : null}
    </Drawer>
  )
}

interface FilledCartProps extends CartDrawerProps {
  readonly quote: CartQuote
  readonly onLeave: () => void
}

const FilledCart = ({ quote, priceLocale, onLeave }: FilledCartProps) => {
  const t = useTranslations('cart')
  const bundle = useTranslations('receipt')('bundle')
  const locale = useLocale()
  const isPending = useCart((cart) => cart.pending > 0)
  const format = amountFormatter(quote.currency, priceLocale)
  return (
    <>
      <CartLines quote={quote} format={format} />
      <LinesNote />
      <DiscountCodes format={format} />
      <div className="cart-sums" data-pending={isPending || undefined}>
        <ReceiptLedger model={receiptModel(quote, bundle)} format={format} renewalsFrom={new Date()} />
      </div>
      <Link className="cart-whole" href={`/${locale}/cart`} onClick={onLeave}>
        {t('seeCart')}
      </Link>
    </>
  )
}
