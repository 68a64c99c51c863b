import type { BillingPeriod } from '@/core/catalog/types'
import type { FoundResponse, SearchKind } from '@/modules/content/schema'

export type Found = FoundResponse

export interface SiteSearchWords {
  readonly open: string
  readonly title: string
  readonly field: string
  readonly close: string
  readonly loading: string
  readonly results: string
  readonly popular: string
  readonly recent: string
  readonly forget: string
  readonly empty: string
  readonly emptyHint: string
  readonly searchName: string
  readonly failed: string
  readonly retry: string
  readonly kinds: Readonly<Record<SearchKind, string>>
  /** "/month". */
  readonly periods: Readonly<Record<BillingPeriod, string>>
  readonly noResults: string
  /** "# results" by plural category. */
  readonly counts: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
}
