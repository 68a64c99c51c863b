import { defineCondition } from './condition'
import { flag } from './setting'

/** D10: a guest is a first customer; of an account the checkout knows. */
export const firstTimeOnly = defineCondition({
  code: 'first-time-only',
  keptIn: 'columns',
  settings: { isFirstTimeOnly: flag() },
  judge: ({ isFirstTimeOnly }, { isFirstOrder }) => (isFirstTimeOnly && !isFirstOrder ? {} : null),
})
