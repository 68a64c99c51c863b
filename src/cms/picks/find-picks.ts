import type { FlattenedField } from 'payload'
import type { Picked } from '@/cms/admin/picker/source'

/** What was picked in one field of a form. */
export interface Pick {
  /** Of the field, such as `layout.3.services.0.key`. */
  readonly path: string
  readonly picked: Picked
  readonly value: string
}

type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

const pickedOf = (field: FlattenedField): Picked | undefined => field.admin?.custom?.['picked'] as Picked | undefined

const picksOfRows = (value: unknown, path: string, fieldsOf: (row: Values) => readonly FlattenedField[]): Pick[] =>
  Array.isArray(value) ? value.flatMap((row: unknown, at) => (isObject(row) ? findPicks(fieldsOf(row), row, `${path}.${at}.`) : [])) : []

const picksOf = (field: FlattenedField, value: unknown, path: string): Pick[] => {
  switch (field.type) {
    case 'array':
      return picksOfRows(value, path, () => field.flattenedFields)
    case 'blocks':
      return picksOfRows(value, path, ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [])
    case 'group':
    case 'tab':
      return isObject(value) ? findPicks(field.flattenedFields, value, `${path}.`) : []
    default: {
      const picked = pickedOf(field)
      return picked && typeof value === 'string' && value !== '' ? [{ path, picked, value }] : []
    }
  }
}

/** Everything that was picked in a document, however deep its sections and lists. */
export const findPicks = (fields: readonly FlattenedField[], data: Values, prefix = ''): Pick[] =>
  fields.flatMap((field) => picksOf(field, data[field.name], `${prefix}${field.name}`))
