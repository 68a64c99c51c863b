// Child process: a shop that books many payments and refunds concurrently when told.
import { setTimeout as sleep } from 'node:timers/promises'
import config from '@payload-config'
import { getPayload } from 'payload'
import { isBusyError } from '@/core/circuit-breaker'
import { createContext } from '@/container'
import { bookPaid } from '@/modules/payments/bookings'
import { findPayments, lockOrder } from '@/modules/payments/payments.repository'
import { recordManualPayment } from '@/modules/payments/payments.service'
import { refundOrder } from '@/modules/payments/refunds'
import { withTransactionSlot, withTransaction } from '@/lib/db/transaction'

export interface Booking {
  readonly do: 'pay' | 'fail' | 'refund'
  readonly orderId: string
  readonly paymentId: string
}

const payload = await getPayload({ config })
const context = createContext(payload, 'en')

/** Fails after taking an invoice number. */
const fail = ({ orderId }: Booking): Promise<never> =>
  withTransaction(payload, async (req, transaction) => {
    const order = await lockOrder(transaction, { id: orderId })
    const [payment] = order ? await findPayments(transaction, order.id) : []
    if (order && payment) await bookPaid(req, order, payment, { intent: null, paidAt: Date.now(), happening: { type: 'received-by-hand' } })
    throw new Error('failed')
  })

const refund = ({ orderId }: Booking) =>
  refundOrder(context, { orderId, amount: null, paymentId: null, reason: 'Asked for', by: 'support', key: 'all-of-it' })

const book = async (booking: Booking): Promise<string> => {
  if (booking.do === 'fail') return fail(booking).catch((fault: unknown) => (fault instanceof Error ? fault.message : 'unknown'))
  const outcome = booking.do === 'refund' ? await refund(booking) : await recordManualPayment(context, booking.paymentId, 'support')
  return outcome.ok ? booking.do : outcome.error
}

/** In ms: retry while the shop is busy, up to a limit. */
const patience = { pause: 500, most: 60_000 }

/** Retries lock timeouts like Stripe and staff do, and queue overflows. */
const bookAgain = async (booking: Booking, began: number, tries = 6): Promise<string> => {
  try {
    return await withTransactionSlot(payload, () => book(booking))
  } catch (fault) {
    const isBusy = isBusyError(fault) && performance.now() - began < patience.most
    if (tries === 1 && !isBusy) throw fault
    if (isBusy) await sleep(patience.pause)
    return bookAgain(booking, began, isBusy ? tries : tries - 1)
  }
}

process.on('disconnect', () => process.exit())
process.on('message', (bookings: readonly Booking[]) => {
  const began = performance.now()
  // Queued in front of the pool, as everywhere in the shop.
  void Promise.all(bookings.map((booking) => bookAgain(booking, began))).then(
    (outcomes) => process.send?.({ outcomes }),
    (fault: unknown) => {
      process.stderr.write(`${String(fault)}\n`)
      process.exit(1)
    },
  )
})
process.send?.('ready')
