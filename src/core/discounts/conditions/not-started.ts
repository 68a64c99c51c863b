import { defineCondition } from './condition'
import { instant } from './setting'

/** D1: counts from `startsAt` on. */
export const notStarted = defineCondition({
  code: 'not-started',
  keptIn: 'columns',
  settings: { startsAt: instant() },
  judge: ({ startsAt }, { now }) => (startsAt !== null && now < startsAt ? {} : null),
})
