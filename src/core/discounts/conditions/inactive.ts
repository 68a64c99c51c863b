import { defineCondition } from './condition'
import { flag } from './setting'

/** D13: switched off in the admin. */
export const inactive = defineCondition({
  code: 'inactive',
  keptIn: 'columns',
  settings: { isActive: flag(true, false) },
  judge: ({ isActive }) => (isActive ? null : {}),
})
