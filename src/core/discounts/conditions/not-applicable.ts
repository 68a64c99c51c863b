import { defineCondition } from './condition'

/** D3: nothing on the cart is within its categories; names the ones it is for. */
export const notApplicable = defineCondition({
  code: 'not-applicable',
  keptIn: 'columns',
  settings: {},
  judge: ({ applicableCategories }, { eligible }) => {
    if (eligible.entries.length > 0) return null
    return applicableCategories.length > 0 ? { categories: applicableCategories } : {}
  },
})
