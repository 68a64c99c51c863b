import type { Amounts } from '@/core/money/currency'
import type { CategoryId } from '@/core/catalog/types'
import type { MissingKind } from './missing'

/** What the cart's page offers where something of its kind is missing. */
export interface AdviceOffer {
  readonly kind: MissingKind
  readonly type: 'hosting' | 'addon'
  readonly id: string
  readonly name: string
  /** Of a year. */
  readonly price: Amounts
  /** S16: categories whose plans include it. */
  readonly includedIn: readonly CategoryId[]
}
