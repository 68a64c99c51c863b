import type { Check } from './check'

/** D12: used as often as it may be, by anyone. The exact count is taken again when the order is written. */
export const usageLimit: Check = ({ usageLimit: limit, usedCount }) =>
  limit !== null && usedCount >= limit ? { reason: 'usage-limit' } : null
