import type { PayloadRequest } from 'payload'
import type { PaymentReport } from '@/core/payments/payment-report'
import type { Context } from '@/server/platform/context'
import type { PaymentRow, SettledOrder } from './payment-repository'

/** A report of a provider with what it is about, read under the order's lock. */
export interface ReceivedReport {
  readonly context: Context
  /** Its transaction holds the order's row. */
  readonly req: PayloadRequest
  readonly order: SettledOrder
  readonly payment: PaymentRow
  readonly report: PaymentReport
}
