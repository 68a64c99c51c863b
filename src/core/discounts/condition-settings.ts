import { conditions } from './condition-list'
import type { Setting, Settings, StoredOf, ValueOf } from './conditions'

type InColumns = Extract<(typeof conditions)[number], { readonly keptIn: 'columns' }>['settings']
type NameOf<Own> = Own extends Own ? keyof Own : never

/** Settings stored in a column of their own. */
export type ColumnName = NameOf<InColumns>
type Columns = { readonly [Name in ColumnName]: Extract<InColumns, Readonly<Record<Name, unknown>>>[Name] }
export type StoredColumns = { readonly [Name in ColumnName]?: StoredOf<Columns[Name]> | null }
export type ColumnValues = { readonly [Name in ColumnName]: ValueOf<Columns[Name]> }

const settingsKeptIn = (place: 'columns' | 'rows') =>
  conditions
    .filter(({ keptIn }) => keptIn === place)
    .map(({ code, settings }): { code: string; settings: Settings } => ({ code, settings }))

export const columnSettings = Object.fromEntries(settingsKeptIn('columns').flatMap(({ settings }) => Object.entries(settings))) as Columns

/** Conditions stored as rows of a coupon; an editor may add each several times. */
export type RowCondition = Extract<(typeof conditions)[number], { readonly keptIn: 'rows' }>

export const rowConditions = settingsKeptIn('rows')

export interface ConditionRow {
  readonly code: string
  readonly settings: Readonly<Record<string, ValueOf<Setting>>>
}
