import type { PaginatedDocs, ServerProps, Where } from 'payload'
import { isOrderClosed, type OrderStatus } from '@/core/orders/status'
import { amountText } from '@/payload/admin/formats'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'
import type { Order } from '@/payload-types'

const searched = ({ searchParams }: Pick<ServerProps, 'searchParams'>): string => {
  const search = searchParams?.['search']
  return typeof search === 'string' ? search.trim() : ''
}

/** Above a search in the customers: guests have orders but no account. */
export const GuestOrders = (props: ServerProps) => {
  const search = searched(props)
  if (search === '') return null
  const { payload, i18n } = props
  return (
    <p>
      {translate({ i18n }, words('supportLists.guestsNotListed'))}{' '}
      <a href={`${payload.config.routes.admin}/collections/orders?search=${encodeURIComponent(search)}`}>
        {translate({ i18n }, words('supportLists.searchOrders', { search }))}
      </a>
    </p>
  )
}

type Sums = Pick<Order, 'status' | 'currency' | 'digits'> & { readonly breakdown: Pick<Order['breakdown'], 'total'> }

/** Larger lists need a narrower filter. */
const mostSummed = 1000

/** One amount per currency, such as `$12.00, €5.00`. */
const totalText = (orders: readonly Sums[], reader: Reader): string => {
  const totals = new Map<string, { readonly order: Sums; readonly total: number }>()
  for (const order of orders) totals.set(order.currency, { order, total: (totals.get(order.currency)?.total ?? 0) + order.breakdown.total })
  return [...totals.values()].map(({ order, total }) => amountText(total, order, reader)).join(', ') || '–'
}

/** Above the orders: the sum of the filtered list. */
export const OrderTotals = async (props: ServerProps & { readonly data?: PaginatedDocs<Order> }) => {
  const { payload, i18n, user, searchParams, data } = props
  if (!data || data.docs.length === 0 || data.totalDocs > mostSummed) return null
  const where: unknown = searchParams?.['where']
  if (data.totalPages > 1 && searched(props) !== '') return null
  const { docs } =
    data.totalPages <= 1
      ? data
      : await payload.find({
          collection: 'orders',
          where: typeof where === 'object' && where !== null ? (where as Where) : {},
          select: { status: true, currency: true, digits: true, breakdown: { total: true } },
          limit: mostSummed,
          pagination: false,
          depth: 0,
          overrideAccess: false,
          ...(user ? { user } : {}),
        })
  const open = docs.filter(({ status }) => !isOrderClosed(status))
  const isPaid = ({ status }: { readonly status: OrderStatus }) => status === 'paid' || status === 'fulfilled'
  const reader = { i18n }
  const sums = { total: totalText(open, reader), paid: totalText(open.filter(isPaid), reader) }
  return <p>{translate(reader, words('supportLists.orderTotals', sums))}</p>
}
