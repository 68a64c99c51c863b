import type { CodeIdentity } from './code-identity'
import type { Facts } from './condition'

/** D13: of what something is missing, or what does not count towards it (D3). */
export const countedScope = ({
  applicableCategories,
  excludedCategories,
}: Pick<CodeIdentity, 'applicableCategories' | 'excludedCategories'>): Pick<Facts, 'categories' | 'excluded'> => {
  if (applicableCategories.length > 0) return { categories: applicableCategories }
  return excludedCategories.length > 0 ? { excluded: excludedCategories } : {}
}
