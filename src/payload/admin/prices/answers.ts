import type { Currency } from '@/core/money/types'
import type { StrikePolicy, PriceWarning } from '@/core/pricing/reference-price'
import type { EvaluatedStrikePrice } from '@/modules/catalog/strike-prices'
import type { PriceChangeImpact } from '@/modules/pricing/price-history/price-history'
import type { PriceChangeSource } from '@/modules/catalog/catalog.repository'
import type { CellKind } from '@/payload/admin/price-lists/kinds'
import type { ReportedChange } from '@/payload/admin/price-lists/import-file'

export interface GridColumn {
  readonly name: string
  readonly kind: CellKind
  readonly label: string
  readonly unit?: '$' | '%'
}

export interface GridRow {
  readonly key: string
  readonly name: string
  readonly period: string | null
  readonly periodName: string
  /** Formatted as in a file, in column order. */
  readonly cells: readonly string[]
  readonly hasDraft: boolean
}

export interface GridResponse {
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
}

export interface ReviewedChange extends ReportedChange {
  readonly percent: number | null
  readonly warning: PriceWarning | null
}

export interface ReviewError {
  readonly line: number
  readonly key: string
  readonly column: string | null
  readonly reason: string
}

export interface MovedRate {
  readonly code: string
  readonly prices: number
  readonly moved: number
}

export interface ReviewResponse {
  readonly changes: readonly ReviewedChange[]
  readonly faults: readonly ReviewError[]
  readonly fingerprint: string
  readonly touched: PriceChangeImpact | null
  /** P11: strike prices that would not be valid. */
  readonly strikes: readonly EvaluatedStrikePrice[]
  readonly currencies: readonly Currency[]
  readonly rates: readonly MovedRate[]
}

export interface ApplyResponse {
  readonly applied: boolean
  readonly faults: readonly ReviewError[]
}

export interface ChangeSetResponse {
  readonly id: string
  readonly at: string
  readonly person: string | null
  readonly through: PriceChangeSource
  readonly changes: number
  readonly first: string
  readonly oldest: string
}

export interface HistoryResponse {
  readonly sets: readonly ChangeSetResponse[]
  readonly older: string | null
}

export interface HistoryChange {
  readonly key: string
  readonly period: string | null
  readonly column: string
  readonly before: string
  readonly after: string
}

export interface StrikePricesResponse {
  readonly policy: StrikePolicy
  readonly strikes: readonly EvaluatedStrikePrice[]
  readonly count: number
  readonly unproven: number
}
