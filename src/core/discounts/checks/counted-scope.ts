import type { Coupon } from '../types'
import type { Rejection } from './check'

/** D13: of what something is missing, or what does not count towards it (D3). */
export const countedScope = ({
  applicableCategories,
  excludedCategories,
}: Pick<Coupon, 'applicableCategories' | 'excludedCategories'>): Pick<Rejection, 'categories' | 'excluded'> => {
  if (applicableCategories.length > 0) return { categories: applicableCategories }
  return excludedCategories.length > 0 ? { excluded: excludedCategories } : {}
}
