import { describe, expect, it } from 'vitest'
import { isTransferShown } from '@/core/domains/transfers'

const day = 86_400_000
const lastEventAt = Date.UTC(2026, 10, 22, 9)
const shownAfter = (status: 'requested' | 'awaiting-registry' | 'completed' | 'failed', later: number) =>
  isTransferShown({ status, lastEventAt }, lastEventAt + later, 30)

describe('isTransferShown', () => {
  it.each(['completed', 'failed'] as const)('is true for exactly 30 days after it has %s', (status) => {
    expect([0, 30 * day - 1, 30 * day].map((later) => shownAfter(status, later))).toEqual([true, true, false])
  })

  it.each(['requested', 'awaiting-registry'] as const)('is true while %s, however long it takes', (status) => {
    expect(shownAfter(status, 400 * day)).toBe(true)
  })
})
