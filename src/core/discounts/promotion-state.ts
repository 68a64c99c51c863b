/** What a code or an automatic discount is at a moment, for those who look after it. */
export const promotionStates = ['draft', 'off', 'ended', 'used-up', 'scheduled', 'ending', 'live'] as const
export type PromotionState = (typeof promotionStates)[number]

const day = 86_400_000

/** How long before its end a promotion counts as ending. */
export const endingFor = 3 * day

export interface PromotionStanding {
  readonly isDraft: boolean
  readonly isActive: boolean
  readonly startsAt: number | null
  readonly expiresAt: number | null
  readonly usageLimit: number | null
  readonly usedCount: number
}

/** The first that fits; a draft is nothing else. D12: over from its end on, used up at its last use. */
export const promotionState = (standing: PromotionStanding, now: number): PromotionState => {
  const { isDraft, isActive, startsAt, expiresAt, usageLimit, usedCount } = standing
  if (isDraft) return 'draft'
  if (!isActive) return 'off'
  if (expiresAt !== null && now >= expiresAt) return 'ended'
  if (usageLimit !== null && usedCount >= usageLimit) return 'used-up'
  if (startsAt !== null && now < startsAt) return 'scheduled'
  return expiresAt !== null && expiresAt - now <= endingFor ? 'ending' : 'live'
}
