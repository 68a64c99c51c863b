import {
  customerLimit,
  expired,
  firstTimeOnly,
  inactive,
  loginRequired,
  minimumAmount,
  minimumQuantity,
  noEffect,
  notApplicable,
  notCombinable,
  notStarted,
  usageLimit,
  type Setting,
  type Settings,
  type StoredOf,
  type ValueOf,
} from './conditions'

/** D13: in the order they are judged. The only place where a condition is named. */
export const conditions = [
  inactive,
  notStarted,
  expired,
  usageLimit,
  loginRequired,
  customerLimit,
  notApplicable,
  firstTimeOnly,
  minimumAmount,
  minimumQuantity,
  notCombinable,
  noEffect,
] as const

type InColumns = Extract<(typeof conditions)[number], { readonly keptIn: 'columns' }>['settings']
type NameOf<Own> = Own extends Own ? keyof Own : never

/** The settings that have a column each, by its name. */
export type ColumnName = NameOf<InColumns>
type Columns = { readonly [Name in ColumnName]: Extract<InColumns, Readonly<Record<Name, unknown>>>[Name] }
export type StoredColumns = { readonly [Name in ColumnName]?: StoredOf<Columns[Name]> | null }
export type ColumnValues = { readonly [Name in ColumnName]: ValueOf<Columns[Name]> }

const settingsKeptIn = (place: 'columns' | 'rows') =>
  conditions
    .filter(({ keptIn }) => keptIn === place)
    .map(({ code, settings }): { code: string; settings: Settings } => ({ code, settings }))

export const columnSettings = Object.fromEntries(settingsKeptIn('columns').flatMap(({ settings }) => Object.entries(settings))) as Columns

/** The conditions a coupon lists in rows, each as often as an editor adds it. */
export type RowCondition = Extract<(typeof conditions)[number], { readonly keptIn: 'rows' }>

export const rowConditions = settingsKeptIn('rows')

/** One of them as a coupon has it. */
export interface ConditionRow {
  readonly code: string
  readonly settings: Readonly<Record<string, ValueOf<Setting>>>
}
