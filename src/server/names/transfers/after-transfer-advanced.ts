import type { PayloadRequest } from 'payload'
import { isTransferOver } from '@/core/transfers/transfer-status'
import { closeTransferTask } from '../registrar/close-transfer-task'
import { deleteHoldsOf } from '../holds/hold-repository'
import { handleOfRequest } from '@/server/platform/request-handle'
import { bringMovedName } from './bring-moved-name'
import { tellTransferStep, type TransferStep } from './tell-transfer-step'

/** A step of a transfer of an order, if it is of one. */
export interface AdvancedTransfer extends Omit<TransferStep, 'expiresAt'> {
  readonly orderId: string | null
}

/**
 * Called once for every step of every transfer that is ordered, in the transaction that takes it: the name it brings, the
 * mail of the step, and the staff's task of it, which ends with it.
 */
export const afterTransferAdvanced = async (req: PayloadRequest, transfer: AdvancedTransfer): Promise<void> => {
  const { domain, to, orderId } = transfer
  const expiresAt = to === 'completed' && orderId !== null ? await bringMovedName(req, orderId, domain) : null
  const handle = await handleOfRequest(req)
  if (to === 'failed' && orderId !== null) await deleteHoldsOf(handle, orderId, domain)
  await tellTransferStep(handle, { ...transfer, expiresAt })
  if (isTransferOver(to) && orderId !== null)
    await closeTransferTask(req, { orderId, domain, status: to === 'completed' ? 'done' : 'failed' })
}
