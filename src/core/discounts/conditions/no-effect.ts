import { defineCondition } from './condition'

/** D8: a code that would give 0 is refused, never applied, never counted. */
export const noEffect = defineCondition({
  code: 'no-effect',
  keptIn: 'columns',
  settings: {},
  judge: (_coupon, { amount }) => (amount > 0 ? null : {}),
})
