import type { CategoryId } from '@/core/catalog/types'
import {
  columnSettings,
  rowConditions,
  type ColumnValues,
  type ConditionRow,
  type StoredColumns,
} from '@/core/discounts/conditions/kept-settings'
import type { Setting, Settings, ValueOf } from '@/core/discounts/conditions/setting'
import { instantOrNull, usdCentsOrNull } from './to-money'

/** A value of another kind is a fault: read as empty it would lift the condition. */
const wrong = (kind: Setting['kind'], stored: unknown) => new TypeError(`A setting of a condition is no ${kind}: ${JSON.stringify(stored)}`)

const toValue = (setting: Setting, stored: unknown): ValueOf<Setting> => {
  const { kind } = setting
  const isEmpty = stored === null || stored === undefined
  switch (kind) {
    case 'flag':
      if (isEmpty) return setting.whenEmpty
      if (typeof stored === 'boolean') return stored
      throw wrong(kind, stored)
    case 'count':
    case 'usd':
      if (!isEmpty && typeof stored !== 'number') throw wrong(kind, stored)
      return kind === 'usd' ? usdCentsOrNull(stored) : (stored ?? null)
    case 'instant':
      if (!isEmpty && typeof stored !== 'string') throw wrong(kind, stored)
      return instantOrNull(stored)
    case 'categories':
    case 'choices':
      if (isEmpty) return []
      if (Array.isArray(stored)) return stored as readonly CategoryId[]
      throw wrong(kind, stored)
    default:
      return setting satisfies never
  }
}

const toValues = (settings: Settings, stored: Readonly<Record<string, unknown>>): Readonly<Record<string, ValueOf<Setting>>> =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, toValue(setting, stored[name])]))

/** The settings that have a column of their own. */
export const toColumnValues = (stored: StoredColumns): ColumnValues => toValues(columnSettings, { ...stored }) as ColumnValues

const isRow = (row: unknown): row is Readonly<Record<string, unknown>> & { readonly blockType: unknown } =>
  typeof row === 'object' && row !== null && 'blockType' in row

/** The other conditions, or `null` where one is listed that this version of the shop does not know: such a code must not count. */
export const toConditionRows = (
  stored: readonly unknown[],
  known: readonly { readonly code: string; readonly settings: Settings }[] = rowConditions,
): readonly ConditionRow[] | null => {
  const rows = stored.filter(isRow).flatMap((row) => {
    const condition = known.find(({ code }) => code === row.blockType)
    return condition ? [{ code: condition.code, settings: toValues(condition.settings, row) }] : []
  })
  return rows.length === stored.length ? rows : null
}
