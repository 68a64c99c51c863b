import { defineCondition } from './condition'
import { count } from './setting'

/** D12: used as often as it may be, by anyone. The exact count is taken again when the order is written. */
export const usageLimit = defineCondition({
  code: 'usage-limit',
  keptIn: 'columns',
  settings: { usageLimit: count({ least: 1 }) },
  judge: ({ usageLimit: limit, usedCount }) => (limit !== null && usedCount >= limit ? {} : null),
})
