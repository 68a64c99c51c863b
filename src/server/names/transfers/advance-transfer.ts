import type { DatedEvent, Happening, NoSuchMove } from '@/core/dated-move'
import { ok, refuse, type Result } from '@/core/result'
import { canAdvanceTransfer, isTransferOver, type TransferStatus } from '@/core/transfers/transfer-status'
import type { Transfer } from '@/payload-types'
import { lockOrderOf } from '@/server/payments/lock-order-of'
import type { Handle } from '@/server/platform/database/handle'
import { lockTransfer } from './transfer-repository'

/** What a step writes besides the status. */
export interface AdvancedTransfer {
  readonly events: (DatedEvent & { readonly note?: string | null })[]
  readonly authorizationCode?: null
  readonly customerNote?: null
}

type NoStep = NoSuchMove<TransferStatus> | { readonly kind: 'changed-meanwhile' }

/**
 * A transfer moves along its table only, and every move leaves a dated event with what staff wrote beside it. The status of this very
 * moment is held until the move is done: of two moves at once the second sees the first.
 */
export const advanceTransfer = async (
  handle: Handle,
  { id, order, status: from, events }: Transfer,
  { status: to = from, customerNote }: Partial<Pick<Transfer, 'status' | 'customerNote'>>,
  happening: Happening,
): Promise<Result<AdvancedTransfer, NoStep>> => {
  if (to === from) return ok({ events: [...(events ?? [])] })
  await lockOrderOf(handle, order)
  if ((await lockTransfer(handle, id)) !== from) return refuse({ kind: 'changed-meanwhile' })
  if (!canAdvanceTransfer(from, to)) return refuse({ kind: 'no-such-move', from, to })
  return ok({
    events: [...(events ?? []), { type: to, note: customerNote?.trim() || null, ...happening }],
    // R11: no longer needed.
    ...(isTransferOver(to) ? { authorizationCode: null } : {}),
    customerNote: null,
  })
}
