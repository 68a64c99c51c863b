import type { PaginatedDocs, ServerProps, Where } from 'payload'
import { isOrderClosed } from '@/core/orders/status'
import { paymentStatuses, isReceived } from '@/core/payments/types'
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

interface Sum {
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly digits: number
}

/** Larger lists need a narrower filter. */
const mostSummed = 1000

/** One amount per currency, such as `$12.00, €5.00`; zero in the currencies of `all` that `sums` lacks. */
const totalText = (sums: readonly Sum[], reader: Reader, all: readonly Sum[] = []): string => {
  const totals = new Map(all.map((sum): [string, Sum] => [sum.currency, { ...sum, amount: 0 }]))
  for (const sum of sums) totals.set(sum.currency, { ...sum, amount: (totals.get(sum.currency)?.amount ?? 0) + sum.amount })
  return [...totals.values()].map((sum) => amountText(sum.amount, sum, reader)).join(', ') || '–'
}

/** Above the orders: the total of the filtered list, and what was paid of it. */
export const OrderTotals = async (props: ServerProps & { readonly data?: PaginatedDocs<Order> }) => {
  const { payload, i18n, user, searchParams, data } = props
  if (!data || data.docs.length === 0 || data.totalDocs > mostSummed) return null
  const where: unknown = searchParams?.['where']
  if (data.totalPages > 1 && searched(props) !== '') return null
  const shared = { pagination: false, depth: 0, overrideAccess: false, ...(user ? { user } : {}) } as const
  const { docs } =
    data.totalPages <= 1
      ? data
      : await payload.find({
          ...shared,
          collection: 'orders',
          where: typeof where === 'object' && where !== null ? (where as Where) : {},
          select: { status: true, currency: true, digits: true, breakdown: { total: true } },
          limit: mostSummed,
        })
  const open = new Map(
    docs
      .filter(({ status }) => !isOrderClosed(status))
      .map(({ id, currency, digits, breakdown }): [string, Sum] => [id, { amount: breakdown.total, currency, digits }]),
  )
  if (open.size === 0) return null
  const received = await payload.find({
    ...shared,
    collection: 'payments',
    where: { order: { in: [...open.keys()] }, status: { in: paymentStatuses.filter(isReceived) } },
    select: { order: true, amount: true, refunded: true },
  })
  const paid = received.docs.flatMap(({ order, amount, refunded }): readonly Sum[] => {
    const sum = typeof order === 'string' ? open.get(order) : undefined
    return sum ? [{ ...sum, amount: amount - (refunded ?? 0) }] : []
  })
  const reader = { i18n }
  const all = [...open.values()]
  const count = new Intl.NumberFormat(i18n.language).format(data.totalDocs)
  const sums = { count, total: totalText(all, reader), paid: totalText(paid, reader, all) }
  return <p>{translate(reader, words('supportLists.orderTotals', sums))}</p>
}
