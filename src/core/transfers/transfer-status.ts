/**
 * Where a transfer stands. `prepared`: a name and its code beside a cart, nothing ordered yet. `requested`: its order is
 * placed. The last two are the end.
 */
export const transferStatuses = ['prepared', 'requested', 'awaiting-registry', 'completed', 'failed'] as const
export type TransferStatus = (typeof transferStatuses)[number]

const transitions = {
  prepared: ['requested'],
  requested: ['awaiting-registry', 'failed'],
  'awaiting-registry': ['completed', 'failed'],
  completed: [],
  failed: [],
} as const satisfies Record<TransferStatus, readonly TransferStatus[]>

export const canAdvanceTransfer = (from: TransferStatus, to: TransferStatus): boolean =>
  (transitions[from] as readonly TransferStatus[]).includes(to)

/** Ordered, and not at its end. */
export const transfersUnderWay = ['requested', 'awaiting-registry'] as const satisfies readonly TransferStatus[]

/** R11: a secret is kept no longer than it is of use. */
export const isTransferOver = (status: TransferStatus): boolean => transitions[status].length === 0
