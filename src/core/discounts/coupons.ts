import type { BillingPeriod, CategoryId } from '../catalog/types'
import type { Decimal, UsdCents } from '../money/types'
import { removeInvisible } from '../typed-text'
import {
  type CodeIdentity,
  type ConditionContext,
  type RejectionDetails,
  type Setting,
  type Settings,
  type StoredOf,
  type ValueOf,
  conditions,
} from './conditions'

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

/** Canonical form of a code: trimmed, upper case (D11, §5). */
export const normaliseCode = (typed: string): string => removeInvisible(typed).trim().toUpperCase()

interface FoundCoupons {
  /** D8: by priority (equal by default), then id, ascending. */
  readonly coupons: readonly Coupon[]
  readonly unknown: readonly string[]
}

const none: FoundCoupons = { coupons: [], unknown: [] }

/** D8, D11: finds each code once and sorts the result, so that the order of entry doesn't matter (D2). */
export const findCoupons = (typed: readonly string[], known: ReadonlyMap<string, Coupon>): FoundCoupons => {
  if (typed.length === 0) return none
  const coupons: Coupon[] = []
  const unknown: string[] = []
  for (const code of new Set(typed.map(normaliseCode))) {
    const coupon = known.get(code)
    if (coupon) coupons.push(coupon)
    else if (code !== '') unknown.push(code)
  }
  coupons.sort((left, right) => left.priority - right.priority || (left.id < right.id ? -1 : 1))
  return { coupons, unknown }
}

/** D13: in order of evaluation. */
export type RejectionReason = 'unknown' | (typeof conditions)[number]['code']

export const rejectionReasons: readonly RejectionReason[] = ['unknown', ...conditions.map(({ code }) => code)]

export interface Rejection extends RejectionDetails {
  readonly reason: RejectionReason
}

export interface OrderedCondition {
  readonly code: RejectionReason
  readonly keptIn: 'columns' | 'rows'
  judge(coupon: CodeIdentity, context: ConditionContext): Rejection | null
}

const rejectBy = (condition: OrderedCondition, coupon: Coupon, context: ConditionContext): Rejection | null => {
  if (condition.keptIn === 'columns') return condition.judge(coupon, context)
  for (const { code, settings } of coupon.conditions) {
    const rejection = code === condition.code ? condition.judge({ ...coupon, ...settings }, context) : null
    if (rejection) return rejection
  }
  return null
}

export const findRejection = (
  coupon: Coupon,
  context: ConditionContext,
  inOrder: readonly OrderedCondition[] = conditions,
): Rejection | null => {
  for (const condition of inOrder) {
    const rejection = rejectBy(condition, coupon, context)
    if (rejection) return rejection
  }
  return null
}
