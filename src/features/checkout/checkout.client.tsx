'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { CartEmpty, CartFailed, CartLoading } from '@/parts/cart/cart-faces.client'
import { CartNotices } from '@/parts/cart/cart-notices.client'
import { DiscountCodes } from '@/parts/cart/discount-codes.client'
import { UnpaidOrder } from '@/parts/cart/unpaid-order.client'
import { useCart } from '@/parts/cart/use-cart.client'
import { amountFormatter } from '@/core/receipt/model'
import { isKeptFor } from '@/core/subscriptions/lifecycle'
import type { PaymentMethodId } from '@/core/payments/types'
import type { ReceiptFigures } from '@/core/receipt/figures'
import { isLongReceipt } from '@/parts/receipt/is-long-receipt'
import { Receipt } from '@/parts/receipt/receipt'
import { buttonClasses } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { Plate } from '@/ui/plate/plate'
import { createCheckoutDraft } from './checkout-draft'
import { CheckoutForm } from './checkout-form.client'
import { CheckoutNotice } from './checkout-notice.client'
import type { CheckoutForm as CheckoutFormValue } from './checkout-schema'
import type { CheckoutOutcome } from './checkout-outcome'
import type { Prefill } from './field-messages'
import { sessionStore } from '@/parts/draft/session-store'
import { useTaxPlace } from './use-tax-place.client'
import { usePlaceOrder } from './use-place-order.client'

const receiptId = 'receipt'

interface CheckoutContentProps {
  readonly methods: readonly PaymentMethodId[]
  readonly prefill: Prefill
  /** Add-ons that the shop ticks beforehand, by their ids. */
  readonly preselectedAddons: readonly string[]
  readonly priceLocale?: string
}

/** The checkout's content: form on the left, the receipt before payment on the right, one figure for both. */
export const CheckoutContent = ({ methods, priceLocale, prefill, preselectedAddons }: CheckoutContentProps) => {
  const cartQuote = useCart((cart) => cart.quote)
  const status = useCart((cart) => cart.status)
  const { place, outcome, dismiss } = usePlaceOrder()
  const router = useRouter()
  const locale = useLocale()
  const t = useTranslations('checkout')
  const isPlaced = outcome?.kind === 'placed'
  const [draft] = useState(() => createCheckoutDraft(sessionStore, prefill))
  const [opensWith] = useState(draft.fields)
  const sayPlace = useTaxPlace(opensWith)

  // Whatever the visitor changes in the cart makes an old difference meaningless.
  const [quoteOfOutcome, setQuoteOfOutcome] = useState(cartQuote)
  useEffect(() => {
    if (quoteOfOutcome === cartQuote) return
    setQuoteOfOutcome(cartQuote)
    if (!isPlaced) dismiss()
  }, [cartQuote, quoteOfOutcome, dismiss, isPlaced])

  if (isPlaced) return <Placed orderNumber={outcome.orderNumber} page={outcome.page} />
  if (!cartQuote) return status === 'failed' ? <CartFailed /> : <CartLoading />
  if (cartQuote.items.length === 0) {
    return (
      <>
        <UnpaidOrder priceLocale={priceLocale} />
        <CartEmpty />
      </>
    )
  }

  // D10, O6: once the server has said what it comes to, that is what is shown and what is sent next.
  const shown: ReceiptFigures & { exchangeRate: number; rateDate: string } = outcome?.kind === 'quote-changed' ? outcome.quote : cartQuote
  const format = amountFormatter(shown.currency, priceLocale)
  const name = shown.items.find(({ type }) => type === 'domain')?.id

  const preselected = cartQuote.items
    .filter(({ type, id }) => type === 'addon' && preselectedAddons.includes(id))
    .map(({ lineId, name: addon, serviceData, subtotal, term }) => ({
      lineId,
      name: addon,
      domain: serviceData.domain ?? '',
      price: format(subtotal),
      years: term?.years ?? 1,
    }))

  const send = async (form: CheckoutFormValue): Promise<boolean> => {
    const next = await place(form, { total: shown.breakdown.total, currency: shown.currency })
    if (next.kind !== 'placed') return false
    draft.forget()
    // The checkout has set a cookie that opens the order: no address carries the token (O7).
    const page = `/${locale}/orders/${next.orderNumber}`
    if (next.page === null || next.page === 'unavailable') router.push(next.page ? `${page}?payment=${next.page}` : page)
    else window.location.assign(next.page.url)
    return true
  }

  return (
    <div className="checkout">
      <div>
        <CartNotices />
        <div className="checkout-peek">
          {name ? <Plate name={name} size="small" /> : null}
          <span key={shown.dueNow}>{t.rich('dueNow', { amount: format(shown.dueNow), b: (chunks) => <b>{chunks}</b> })}</span>
          <a href={`#${receiptId}`}>{t('seeEveryLine')}</a>
        </div>
        <CheckoutNotice outcome={outcome} priceLocale={priceLocale} />
        {cartQuote.taxNote?.unconfirmedVatId ? <p role="status">{t(`vatIdUnconfirmed.${cartQuote.taxNote.unconfirmedVatId}`)}</p> : null}
        <CheckoutForm
          dueNow={format(shown.dueNow)}
          dueLater={shown.dueLater > 0 ? format(shown.dueLater) : null}
          methods={methods}
          preselected={preselected}
          hasNames={name !== undefined}
          hasSeveralTaxes={cartQuote.taxNote !== undefined}
          isRecurring={isKeptFor(cartQuote.items)}
          conditions={cartQuote.items.flatMap(({ id, holder }) => (holder === undefined ? [] : [{ name: id, holder }]))}
          prefill={opensWith}
          onTyped={draft.keep}
          onLeft={sayPlace}
          onPlace={send}
        />
      </div>
      <div className="checkout__receipt" data-long={isLongReceipt(shown) || undefined}>
        <DiscountCodes format={format} />
        <Receipt id={receiptId} figures={shown} date={new Date()} priceLocale={priceLocale} />
      </div>
    </div>
  )
}

type PlacedOutcome = Extract<CheckoutOutcome, { kind: 'placed' }>

/** The next page is on its way; the link is there in case it is not. */
const Placed = ({ orderNumber, page }: Pick<PlacedOutcome, 'orderNumber' | 'page'>) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const isPaidElsewhere = page !== null && page !== 'unavailable'
  return (
    <div className="checkout-placed" role="status">
      <p>{isPaidElsewhere ? `${t('placed')} ${t('toPayment')}` : t('placed')}</p>
      {isPaidElsewhere ? (
        <a className={buttonClasses({ variant: 'outline' })} href={page.url}>
          {t('toPaymentLink')}
        </a>
      ) : (
        <ButtonLink href={`/${locale}/orders/${orderNumber}`}>{t('toOrder')}</ButtonLink>
      )}
    </div>
  )
}
