import type { Amounts } from '@/core/money/currency'

export interface DomainCategoryView {
  readonly category: string
  readonly title: string
  readonly description: string
  /** With their leading dots, in the catalogue's order. */
  readonly extensions: readonly string[]
  /** How many endings of the category are not named here. */
  readonly more: number
  /** The lowest first-year price among them. */
  readonly from: Amounts
}

export interface DomainCategoriesView {
  readonly heading: string
  readonly intro: string | null
  readonly items: readonly DomainCategoryView[]
}
