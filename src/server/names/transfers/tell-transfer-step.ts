import { isOrderOver } from '@/core/orders/order-status'
import type { TransferStatus } from '@/core/transfers/transfer-status'
import type { Handle } from '@/server/platform/database/handle'
import { transferMoved } from '@/server/platform/events/facts'
import { tellEvents } from '@/server/platform/events/tell-events'
import type { MailTemplate } from '@/server/platform/outbox/mail-data'
import { insertMails } from '@/server/platform/outbox/mail-repository'
import { staffNotice } from '@/server/platform/outbox/staff-notice'
import { findTransferReader } from './transfer-repository'

/** A transfer that has just moved. */
export interface TransferStep {
  readonly id: string
  readonly domain: string
  readonly to: TransferStatus
  /** What staff wrote beside the step; the customer reads it. */
  readonly note: string | null
  /** ISO 8601; of a name that has arrived. */
  readonly expiresAt?: string | null
}

const templates = {
  requested: 'transfer-requested',
  'awaiting-registry': 'transfer-awaiting',
  completed: 'transfer-completed',
  failed: 'transfer-failed',
} as const satisfies { readonly [Status in TransferStatus]?: MailTemplate }

const noticeOf = (id: string, domain: string) =>
  staffNotice({
    kind: 'transfer-requested',
    key: id,
    adminPath: `/collections/transfers/${id}`,
    facts: [{ name: 'domain', value: domain }],
  })

/**
 * Whoever listens hears of a step (W1). Its mail is written once, in the transaction that takes it. A transfer that begins with its order, or ends
 * because its order is over, has none of its own: the order's mail says so (W11). The staff are told of a new one.
 */
export const tellTransferStep = async (handle: Handle, { id, domain, to, note, expiresAt }: TransferStep): Promise<void> => {
  if (to === 'prepared') return
  await tellEvents(handle, transferMoved({ id, domain, to, at: Date.now() }))
  const { email, locale, orderStatus, guestOrder, isProven } = await findTransferReader(handle, id)
  if (email === null || (to === 'failed' && orderStatus !== null && isOrderOver(orderStatus))) return
  const written = note === null ? {} : to === 'failed' ? { reason: note } : { note }
  const data = { domain, ...written, ...(expiresAt ? { expiresAt } : {}), ...(guestOrder ? { guestOrder } : {}) }
  const mail = { template: templates[to], to: email, locale, data, dedupeKey: `transfer-${to}:${id}`, isProven } as const
  if (to !== 'requested') return void (await insertMails(handle, [mail]))
  await insertMails(handle, [...(orderStatus === null ? [mail] : []), noticeOf(id, domain)])
}
