import type { Mark } from '@/core/text-search'

export const foundKinds = ['page', 'plan', 'extension', 'resource'] as const
export type FoundKind = (typeof foundKinds)[number]

export interface Found {
  readonly kind: FoundKind
  readonly title: string
  /** Ranges that match the query. */
  readonly titleMarks: readonly Mark[]
  readonly description: string
  readonly descriptionMarks: readonly Mark[]
  /** With language prefix. */
  readonly href: string
}

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
  readonly kinds: Readonly<Record<FoundKind, string>>
  readonly noResults: string
  /** "# results" by plural category. */
  readonly counts: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
}
