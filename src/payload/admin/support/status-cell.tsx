import type { DefaultServerCellComponentProps } from 'payload'
import { isUnpaid, type OrderStatus } from '@/core/orders/status'
import { orderStatusText } from './order-receipt'
import { StatusPill } from './related-list'

const toneOf = (status: OrderStatus) => {
  if (isUnpaid(status)) return 'open'
  return status === 'cancelled' || status === 'refunded' ? 'over' : 'good'
}

/** M15: status in lists, including partial refunds. */
export const OrderStatusCell = ({ rowData, i18n }: Pick<DefaultServerCellComponentProps, 'rowData' | 'i18n'>) => (
  <StatusPill tone={toneOf(rowData['status'] as OrderStatus)}>{orderStatusText(rowData, { i18n })}</StatusPill>
)
