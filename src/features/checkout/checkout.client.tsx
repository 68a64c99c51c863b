'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type Minor, digitsOf } from '@/core/money/types'
import { amountFormatter } from '@/core/receipt/model'
import { ButtonLink, buttonClasses } from '@/components/ui/button/button'
import { useAnswerFocus } from '@/components/ui/field/use-answer-focus.client'
import { Ledger, LedgerRow } from '@/components/ui/ledger/ledger'
import { createAttemptKeys } from './attempt-keys'
import { type CheckoutOutcome, toOutcome, createCheckoutDraft } from './checkout-outcome'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useCart } from '@/features/cart/use-cart.client'
import type { Prefill } from './field-messages'
import { toMajor } from '@/core/money/arithmetic'
import { callApi } from '@/components/api-client/call-api'
import type { PlacedOrderResponse } from '@/modules/orders/schema'
import type { CheckoutForm, CheckoutForm as CheckoutFormValue } from './checkout-schema'
import { sessionStore } from '@/components/draft'
import { useRouter } from 'next/navigation'
import { CartEmpty, CartFailed, CartLoading, CartNotices } from '@/features/cart/cart-faces.client'
import { DiscountCodes } from '@/features/cart/discount-codes.client'
import { UnpaidOrder } from '@/features/cart/unpaid-order.client'
import { hasRenewingLines } from '@/core/subscriptions/lifecycle'
import type { PaymentMethodId } from '@/core/payments/types'
import type { ReceiptFigures } from '@/core/receipt/figures'
import { isLongReceipt, Receipt } from '@/components/receipt/receipt'
import { Plate } from '@/components/ui/plate/plate'
import { CheckoutForm as CheckoutFields } from './checkout-form.client'

interface CheckoutNoticeProps {
  readonly outcome: CheckoutOutcome | null
  readonly priceLocale?: string
}

/** Why no order was placed. Takes focus, since it is above the button. */
const CheckoutNotice = ({ outcome, priceLocale }: CheckoutNoticeProps) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const box = useAnswerFocus(outcome, outcome !== null && outcome.kind !== 'placed')
  if (!outcome || outcome.kind === 'placed') return null

  const sentences = {
    'quote-changed': t('changedTitle'),
    'domain-unavailable': t('domainGone'),
    unavailable: t('unavailable'),
    network: t('network'),
    refused: t('refused'),
  } as const satisfies Record<typeof outcome.kind, string>
  const detail = outcome.kind === 'refused' || outcome.kind === 'domain-unavailable' ? outcome.message : null

  return (
    <div className="error-summary checkout-notice" role="alert" tabIndex={-1} ref={box}>
      <p className="error-summary__title">{sentences[outcome.kind]}</p>
      {detail ? <p>{detail}</p> : null}
      {outcome.kind === 'quote-changed' ? <Difference {...outcome} priceLocale={priceLocale} /> : null}
      {outcome.kind === 'domain-unavailable' ? (
        <ButtonLink variant="quiet" href={`/${locale}/cart`}>
          {t('toCart')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

type Changed = Extract<CheckoutOutcome, { kind: 'quote-changed' }>

/** O6: both totals, and their difference if the currency is the same. */
const Difference = ({ expected, quote, priceLocale }: Changed & { readonly priceLocale?: string }) => {
  const t = useTranslations('checkout')
  const now = amountFormatter(quote.currency, priceLocale)
  const before = amountFormatter(expected.currency, priceLocale)
  const difference = quote.breakdown.total - expected.total
  const sign = difference > 0 ? '+' : '−'
  return (
    <>
      <Ledger caption={t('changedTitle')}>
        <LedgerRow label={t('changedShown')} amount={before(expected.total)} />
        <LedgerRow label={t('changedNow')} amount={now(quote.breakdown.total)} />
        {expected.currency === quote.currency ? (
          <LedgerRow kind="total" label={t('changedDifference')} amount={`${sign}${now(Math.abs(difference) as Minor)}`} />
        ) : null}
      </Ledger>
      <p>{t('changedAsk')}</p>
    </>
  )
}

type Field = 'billingAddress.country' | 'billingAddress.region' | 'contact.company' | 'contact.vatId'

/**
 * T4: sends the billing country to the cart once typed, so that the receipt shows its tax. Only if the shop has several taxes; the
 * server determines the tax again when the order is placed.
 */
const useTaxPlace = (opensWith: Prefill) => {
  const hasSeveral = useCart((cart) => cart.quote?.taxNote !== undefined)
  const setBilling = useCart((cart) => cart.setBilling)
  const said = useRef('')

  const say = useCallback(
    (valueOf: (field: Field) => string) => {
      if (!hasSeveral) return
      const billing = {
        country: valueOf('billingAddress.country'),
        region: valueOf('billingAddress.region').slice(0, 120),
        company: valueOf('contact.company').slice(0, 120),
        vatId: valueOf('contact.vatId').slice(0, 40),
      }
      const key = JSON.stringify(billing)
      if (key === said.current) return
      said.current = key
      void setBilling(billing)
    },
    [hasSeveral, setBilling],
  )

  useEffect(() => {
    if (opensWith['billingAddress.country']) say((field) => opensWith[field] ?? '')
  }, [opensWith, say])

  return useCallback((form: FormData) => say((field) => String(form.get(field) ?? '')), [say])
}

/** O5, O6: places the order with its idempotency key and the shown total. The form prevents concurrent submits. */
const usePlaceOrder = () => {
  const keys = useRef<ReturnType<typeof createAttemptKeys> | null>(null)
  const [outcome, setOutcome] = useState<CheckoutOutcome | null>(null)
  const forgetCart = useCart((cart) => cart.forget)

  const place = async (form: CheckoutForm, shown: { readonly total: Minor; readonly currency: string }) => {
    keys.current ??= createAttemptKeys(sessionStore)
    const body = { ...form, expectedTotal: toMajor(shown.total, digitsOf(shown.currency)), expectedCurrency: shown.currency }
    const headers = { 'Idempotency-Key': keys.current.keyFor(JSON.stringify(body)) }
    const next = toOutcome(await callApi<PlacedOrderResponse>('/api/checkout', { method: 'POST', body, headers }))
    setOutcome(next)
    if (next.kind === 'placed') {
      keys.current.finish()
      forgetCart()
    }
    return next
  }

  return { place, outcome, dismiss: () => setOutcome(null) }
}

const receiptId = 'receipt'

interface CheckoutContentProps {
  readonly methods: readonly PaymentMethodId[]
  readonly prefill: Prefill
  /** Ids of add-ons that the shop preselects. */
  readonly preselectedAddons: readonly string[]
  readonly priceLocale?: string
}

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

  // A change of the cart makes an old difference meaningless.
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

  // D10, O6: after a changed quote, the server's quote is shown and sent next.
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
    // Checkout has set a cookie that grants access to the order, so the token is in no URL (O7).
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
        <CheckoutFields
          dueNow={format(shown.dueNow)}
          dueLater={shown.dueLater > 0 ? format(shown.dueLater) : null}
          methods={methods}
          preselected={preselected}
          hasNames={name !== undefined}
          hasSeveralTaxes={cartQuote.taxNote !== undefined}
          isRecurring={hasRenewingLines(cartQuote.items)}
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

/** Shown while navigating, with a link as fallback. */
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
