import { categoryIds } from '@/core/catalog/types'

/**
 * Hides every shelf but those within the category the address names (`html[data-type]`, set by the boot script before
 * the first paint) or, where it names none, the block's own. An unknown type matches no rule: All Services (R3).
 */
export const filterRules = categoryIds
  .map((category) => {
    const others = `.goods__group:not([data-within~='${category}'])`
    return `html[data-type='${category}'] .goods ${others},html:not([data-type]) .goods[data-default='${category}'] ${others}{display:none}`
  })
  .join('')
