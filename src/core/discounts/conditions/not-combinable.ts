import { defineCondition } from './condition'
import { flag } from './setting'

/** D1: a code that is not combinable stands alone among codes; the first in the fixed order (D8) stays. */
export const notCombinable = defineCondition({
  code: 'not-combinable',
  keptIn: 'columns',
  settings: { combinable: flag(true) },
  judge: ({ combinable }, { standing }) =>
    standing.length > 0 && (!combinable || standing.some((other) => !other.combinable)) ? {} : null,
})
