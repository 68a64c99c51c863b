import { defineCondition } from './condition'
import { flag } from './setting'

/** D10: assumed true for an anonymous visitor, decided at checkout. */
export const firstTimeOnly = defineCondition({
  code: 'first-time-only',
  keptIn: 'columns',
  settings: { isFirstTimeOnly: flag() },
  judge: ({ isFirstTimeOnly }, { isFirstOrder }) => (isFirstTimeOnly && !isFirstOrder ? {} : null),
})
