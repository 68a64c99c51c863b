import { useTranslations } from 'next-intl'
import { WatchPayment } from './watch-payment.client'

/** What the address says of a visit to the provider's page: it came back from there, or in vain, or there was none. Never whether it was paid. */
const visits = ['sent', 'declined', 'unavailable'] as const
export type PaymentVisit = (typeof visits)[number]

export const toPaymentVisit = (value: string | string[] | undefined): PaymentVisit | null => visits.find((visit) => visit === value) ?? null

interface PaymentNoticeProps {
  readonly visit: PaymentVisit
  /** The money is there: only said to whoever cannot see the page change. */
  readonly isPaid: boolean
  readonly orderHref: string
}

/** While the money is on its way: one live region, so that the arrival is heard. An alert where the payment failed. */
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
      {isOnItsWay ? <WatchPayment /> : null}
    </div>
  )
}
