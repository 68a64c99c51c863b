import type { Amounts } from '@/core/money/amounts-in-every-currency'
import type { MissingKind } from './missing'

/** What the cart's page offers where something of its kind is missing. */
export interface AdviceOffer {
  readonly kind: MissingKind
  readonly type: 'hosting' | 'addon'
  readonly id: string
  readonly name: string
  /** Of a year. */
  readonly price: Amounts
}
