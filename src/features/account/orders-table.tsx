import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ListedOrder } from '@/modules/orders/orders.service'
import { amountFormatter } from '@/core/receipt/model'
import { formatDay, formatMoment } from '@/core/dates'
import { Price } from '@/ui/price/price'

interface OrdersTableProps {
  readonly orders: readonly ListedOrder[]
  readonly priceLocale: string | undefined
}

/** Names first: they are what an order is remembered by. */
const contentsOf = ({ items }: ListedOrder, locale: string): string => {
  const domains = items.filter(({ type }) => type === 'domain').map(({ id }) => id)
  const others = items
    .filter(({ type }) => type !== 'domain' && type !== 'addon')
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  return new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format([...domains, ...others])
}

/** Every order, newest first; each leads to its receipt. */
export const OrdersTable = ({ orders, priceLocale }: OrdersTableProps) => {
  const t = useTranslations('account.dashboard')
  const locale = useLocale()
  return (
    <table className="account-table">
      <caption className="visually-hidden">{t('orders')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('orderHead')}</th>
          <th scope="col">{t('contentsHead')}</th>
          <th scope="col">{t('statusHead')}</th>
          <th scope="col" className="number">
            {t('totalHead')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderNumber}>
            <th scope="row">
              <Link href={`/${locale}/orders/${order.orderNumber}`}>{formatDay(new Date(order.orderDate), locale)}</Link>
              <br />
              <span className="small muted">
                {order.orderNumber} ·{' '}
                <a href={`/${locale}/orders/${order.orderNumber}/receipt.pdf`} aria-label={t('pdfOf', { orderNumber: order.orderNumber })}>
                  {t('pdf')}
                </a>
              </span>
            </th>
            <td className="account-table__wide">{contentsOf(order, locale)}</td>
            <td className="account-table__wide">
              <span>{t(`statuses.${order.status}`)}</span>
              {order.waitsUntil ? (
                <>
                  <br />
                  <span className="small muted">{t('waitsUntil', { date: formatMoment(new Date(order.waitsUntil), locale) })}</span>
                </>
              ) : null}
            </td>
            <td className="number">
              <Price amounts={amountFormatter(order.currency, priceLocale)(order.total)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
