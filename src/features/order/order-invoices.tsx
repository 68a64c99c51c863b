import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/core/dates'
import { amountFormatter, receiptStates } from '@/core/receipt/model'
import type { ListedInvoice } from '@/modules/invoices/invoices.repository'
import type { OrderView } from '@/modules/orders/presenter'

interface OrderInvoicesProps {
  readonly order: Pick<OrderView, 'status' | 'dueNow'>
  readonly orderHref: string
  readonly invoices: readonly ListedInvoice[]
  readonly priceLocale: string | undefined
}

/** I7: paid for before the shop wrote invoices, where there are none. */
const isPaidFor = ({ status, dueNow }: OrderInvoicesProps['order']): boolean =>
  dueNow > 0 && (receiptStates[status] === 'paid' || receiptStates[status] === 'refunded')

/** The documents of an order, each as a file; what stands in their place where there are none. */
export const OrderInvoices = ({ order, orderHref, invoices, priceLocale }: OrderInvoicesProps) => {
  const t = useTranslations('order.invoices')
  const locale = useLocale()
  if (invoices.length === 0) return isPaidFor(order) ? <p className="order-invoices-none">{t('before')}</p> : null
  return (
    <>
      <h2>{t('title')}</h2>
      <ul className="order-invoices">
        {invoices.map(({ kind, number, issuedOn, currency, gross }) => (
          <li key={number}>
            {/* A file and no page: the router must not look ahead for it. */}
            <a href={`${orderHref}/invoices/${number}`} aria-label={t('pdfOf', { number })}>
              {t(kind === 'invoice' ? 'invoice' : 'creditNote', { number })}
            </a>
            <span>{t('line', { date: formatDay(new Date(issuedOn), locale), amount: amountFormatter(currency, priceLocale)(gross) })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
