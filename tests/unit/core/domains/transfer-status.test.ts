import { describe, expect, it } from 'vitest'
import { canAdvanceTransfer, isTransferClosed, transferStatuses, transfersUnderWay } from '@/core/domains/transfers'

const allowed = [
  'prepared → requested',
  'requested → awaiting-registry',
  'requested → failed',
  'awaiting-registry → completed',
  'awaiting-registry → failed',
]

describe('a transfer', () => {
  it('moves along its table and nowhere else', () => {
    const found = transferStatuses.flatMap((from) =>
      transferStatuses.filter((to) => canAdvanceTransfer(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(found).toEqual(allowed)
  })

  it('R11: is over, and needs no code any more, once completed or failed', () => {
    expect(transferStatuses.filter(isTransferClosed)).toEqual(['completed', 'failed'])
  })

  it('is under way from its order to its end', () => {
    expect(transferStatuses.filter((status) => status !== 'prepared' && !isTransferClosed(status))).toEqual(transfersUnderWay)
  })
})
