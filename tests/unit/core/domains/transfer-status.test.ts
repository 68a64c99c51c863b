import { describe, expect, it } from 'vitest'
import { canAdvanceTransfer, isTransferClosed, transferStatuses, openTransferStatuses } from '@/core/domains/transfers'

const allowed = [
  'prepared → requested',
  'requested → awaiting-registry',
  'requested → failed',
  'awaiting-registry → completed',
  'awaiting-registry → failed',
]

describe('a transfer', () => {
  it('follows its transition table only', () => {
    const found = transferStatuses.flatMap((from) =>
      transferStatuses.filter((to) => canAdvanceTransfer(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(found).toEqual(allowed)
  })

  it('R11: needs no code any more once completed or failed', () => {
    expect(transferStatuses.filter(isTransferClosed)).toEqual(['completed', 'failed'])
  })

  it('is in progress from its order to its end', () => {
    expect(transferStatuses.filter((status) => status !== 'prepared' && !isTransferClosed(status))).toEqual(openTransferStatuses)
  })
})
