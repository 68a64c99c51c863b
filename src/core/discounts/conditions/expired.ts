import { defineCondition } from './condition'
import { instant } from './setting'

/** D12: `expiresAt` is an instant; from it on the code no longer counts. */
export const expired = defineCondition({
  code: 'expired',
  keptIn: 'columns',
  settings: { expiresAt: instant() },
  judge: ({ expiresAt }, { now }) => (expiresAt !== null && now >= expiresAt ? {} : null),
})
