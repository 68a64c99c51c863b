import type { Amounts } from '@/core/money/currency'
import type { CategoryId } from '@/core/catalog/types'
import type { MissingKind } from './missing'

export interface AdviceOffer {
  readonly kind: MissingKind
  readonly type: 'hosting' | 'addon'
  readonly id: string
  readonly name: string
  /** Per year. */
  readonly price: Amounts
  /** S16: categories whose plans include it. */
  readonly includedIn: readonly CategoryId[]
}
