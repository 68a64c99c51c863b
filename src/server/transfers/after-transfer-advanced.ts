import type { TransferStatus } from '@/core/transfers/transfer-status'
import type { Handle } from '../database/handle'

/** A transfer that has just moved. */
export interface AdvancedTransfer {
  readonly id: string
  readonly domain: string
  readonly from: TransferStatus
  readonly to: TransferStatus
  /** What staff wrote beside the step; the customer may read it. */
  readonly note: string | null
  readonly orderId: string | null
}

/**
 * Called once for every step of every transfer, in the transaction that takes it: what is written through `handle` stands
 * or falls with the step. The place for what follows from one, such as its mail.
 */
export const afterTransferAdvanced = async (_handle: Handle, _transfer: AdvancedTransfer): Promise<void> => {}
