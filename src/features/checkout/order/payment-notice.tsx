import { useTranslations, useLocale } from 'next-intl'
import { RefreshPage } from '@/components/waiting/refresh-page.client'
import { formatIban } from '@/core/payments/iban'
import type { OrderStatus } from '@/core/orders/status'
import { CheckoutSteps, type OrderStep } from '@/components/checkout-steps/checkout-steps'

/** In ms; most confirmations take seconds. */
const refreshPace = { everyMs: 2_000, forMs: 60_000 } as const

/** How a visit to the provider's page ended, according to the URL; never proof of payment. */
const visits = ['sent', 'declined', 'unavailable', 'terms'] as const
export type PaymentVisit = (typeof visits)[number]

export const toPaymentVisit = (value: string | string[] | undefined): PaymentVisit | null => visits.find((visit) => visit === value) ?? null

interface PaymentNoticeProps {
  readonly visit: PaymentVisit
  /** Announced to screen readers only; others see the page change. */
  readonly isPaid: boolean
  readonly orderHref: string
}

/** One live region while the payment is pending, so that its arrival is announced. An alert if it failed. */
export const PaymentNotice = ({ visit, isPaid, orderHref }: PaymentNoticeProps) => {
  const t = useTranslations('order.pay')
  const isOnItsWay = visit === 'sent' && !isPaid
  if (visit !== 'sent' && !isPaid)
    return (
      <p className="order-notice order-notice--bad on-paper" role="alert">
        {t(visit)}
      </p>
    )
  return (
    <div className={isPaid ? 'visually-hidden' : 'order-notice'} role="status">
      <span>{isPaid ? t('arrived') : t(visit)}</span> {isOnItsWay ? <a href={`${orderHref}?payment=sent`}>{t('reload')}</a> : null}
      {isOnItsWay ? <RefreshPage {...refreshPace} /> : null}
    </div>
  )
}

export interface BankAccountView {
  readonly holder: string
  readonly iban: string
  readonly bic: string | null
  readonly bankName: string | null
  readonly note: string | null
}

export const BankAccount = ({ account }: { readonly account: BankAccountView }) => {
  const t = useTranslations('order')
  const rows = [
    [t('bank.holder'), account.holder],
    [t('bank.iban'), formatIban(account.iban)],
    [t('bank.bic'), account.bic],
    [t('bank.bankName'), account.bankName],
  ] as const
  return (
    <div className="order-bank">
      <dl aria-label={t('bank.title')}>
        {rows.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {account.note ? <p>{account.note}</p> : null}
    </div>
  )
}

const stepOf = {
  pending: 'payment',
  failed: 'payment',
  paid: 'done',
  fulfilled: 'done',
  cancelled: null,
  refunded: null,
} as const satisfies Record<OrderStatus, OrderStep | null>

interface OrderStepsProps {
  readonly status: OrderStatus
  readonly isSignedIn: boolean
}

export const OrderSteps = ({ status, isSignedIn }: OrderStepsProps) => {
  const t = useTranslations('orderWay')
  const locale = useLocale()
  const back = isSignedIn ? { href: `/${locale}/dashboard`, label: t('toAccount') } : { href: `/${locale}`, label: t('toShop') }
  return <CheckoutSteps at={stepOf[status]} back={back} />
}
