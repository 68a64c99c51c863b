import { useTranslations } from 'next-intl'

/** What the address says of a visit to the provider's page: it came back from there, or there was none. Never whether it was paid. */
export type PaymentVisit = 'sent' | 'unavailable'

export const toPaymentVisit = (value: string | string[] | undefined): PaymentVisit | null => (value === 'sent' || value === 'unavailable' ? value : null)

interface PaymentNoticeProps {
  readonly visit: PaymentVisit
  readonly orderHref: string
}

/** While the money is on its way, or where its page did not open. */
export const PaymentNotice = ({ visit, orderHref }: PaymentNoticeProps) => {
  const words = useTranslations('order')
  return (
    <p className="order-notice" role="status">
      {words(`pay.${visit}`)} {visit === 'sent' ? <a href={`${orderHref}?payment=sent`}>{words('pay.reload')}</a> : null}
    </p>
  )
}
