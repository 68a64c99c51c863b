import type { BillingPeriod, CategoryId } from '../catalog/types'
import type { Decimal, UsdCents } from '../money/types'
import type { CodeIdentity, Setting, Settings, StoredOf, ValueOf } from './conditions'
import { conditions } from './condition-list'

type InColumns = Extract<(typeof conditions)[number], { readonly keptIn: 'columns' }>['settings']
type NameOf<Own> = Own extends Own ? keyof Own : never

/** Settings stored in their own columns. */
export type ColumnName = NameOf<InColumns>
type Columns = { readonly [Name in ColumnName]: Extract<InColumns, Readonly<Record<Name, unknown>>>[Name] }
export type StoredColumns = { readonly [Name in ColumnName]?: StoredOf<Columns[Name]> | null }
export type ColumnValues = { readonly [Name in ColumnName]: ValueOf<Columns[Name]> }

const settingsKeptIn = (place: 'columns' | 'rows') =>
  conditions
    .filter(({ keptIn }) => keptIn === place)
    .map(({ code, settings }): { code: string; settings: Settings } => ({ code, settings }))

export const columnSettings = Object.fromEntries(settingsKeptIn('columns').flatMap(({ settings }) => Object.entries(settings))) as Columns

/** Conditions stored as rows of a coupon; an editor may add each one several times. */
export type RowCondition = Extract<(typeof conditions)[number], { readonly keptIn: 'rows' }>

export const rowConditions = settingsKeptIn('rows')

export interface ConditionRow {
  readonly code: string
  readonly settings: Readonly<Record<string, ValueOf<Setting>>>
}

/** `percentage` of the eligible amount (10 is 10 %), or `fixed` USD. */
export type DiscountValue = { readonly type: 'percentage'; readonly value: Decimal } | { readonly type: 'fixed'; readonly value: UsdCents }

/** Discount code; combines with others unless its conditions forbid it (§3, D1, D11). */
export type Coupon = DiscountValue &
  CodeIdentity &
  ColumnValues & {
    /** Conditions stored as rows. */
    readonly conditions: readonly ConditionRow[]
  }

/** §3, §9, D6, D7. Lower `priority` applies first (D8). */
export type AutomaticDiscount = DiscountValue & {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly isActive: boolean
  readonly maxDiscount: UsdCents | null
  readonly priority: number
  readonly conditions: {
    readonly billingPeriod: BillingPeriod | null
    readonly isFirstOrder: boolean
    /** D6: strictly more than this, on the whole base subtotal before discounts. */
    readonly minAmount: UsdCents | null
  }
  readonly applicableCategories: readonly CategoryId[]
}
