import { describe, expect, it } from 'vitest'
import { endingSoonMs, promotionState, type PromotionStanding } from '@/core/discounts/promotion-text'

const now = Date.UTC(2026, 10, 24)

const stateOf = (more: Partial<PromotionStanding>) =>
  promotionState({ isDraft: false, isActive: true, startsAt: null, expiresAt: null, usageLimit: null, usedCount: 0, ...more }, now)

describe('promotionState', () => {
  it.each([
    ['live', {}],
    ['live', { startsAt: now, expiresAt: now + endingSoonMs + 1 }],
    ['draft', { isDraft: true, isActive: false }],
    ['off', { isActive: false, expiresAt: now - 1 }],
    ['scheduled', { startsAt: now + 1 }],
    ['ending', { expiresAt: now + endingSoonMs }],
    ['ending', { expiresAt: now + 1 }],
    ['ended', { expiresAt: now }],
    ['ended', { expiresAt: now, usageLimit: 1, usedCount: 1 }],
    ['used-up', { usageLimit: 7, usedCount: 7 }],
    ['live', { usageLimit: 7, usedCount: 6 }],
  ] as const)('D12: is %s with %o', (state, standing) => {
    expect(stateOf(standing)).toBe(state)
  })
})
