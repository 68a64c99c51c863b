import { useTranslations } from 'next-intl'
import { RefreshPage } from '@/components/waiting/refresh-page.client'

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
