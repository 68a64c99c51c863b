import type { CategoryId } from '../../catalog/types'
import type { UsdCents } from '../../money/types'

/** What every code is, whatever its conditions. */
export interface CodeIdentity {
  /** The code itself: upper case, trimmed, unique (D11). */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly maxDiscount: UsdCents | null
  readonly usedCount: number
  /** D3: what it is taken off. */
  readonly applicableCategories: readonly CategoryId[]
  readonly excludedCategories: readonly CategoryId[]
  /** D8. */
  readonly priority: number
}
