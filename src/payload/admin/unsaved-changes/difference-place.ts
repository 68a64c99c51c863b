import { getTranslation } from '@payloadcms/translations'
import type { ClientField } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { isRecord } from '@/core/records'
import type { Difference } from '@/core/unsaved-changes'

type I18n = Parameters<typeof getTranslation>[1]

interface Place {
  readonly field: ClientField
  /** As the form shows them: "Sections", "2 Opening", "Heading". */
  readonly labels: readonly string[]
  /** The field in each version. */
  readonly values: readonly unknown[]
}

const labelOf = (field: ClientField, i18n: I18n): string => {
  const name = 'name' in field && field.name ? field.name : ''
  return 'label' in field && field.label ? getTranslation(field.label, i18n) : name
}

const rowsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isRowOf = (id: string) => (row: unknown) => isRecord(row) && row['id'] === id

const rowPlace = ({ field, values }: Place, id: string, i18n: I18n) => {
  const rows = values.map((value) => rowsIn(value).find(isRowOf(id)))
  const number = values.map((value) => rowsIn(value).findIndex(isRowOf(id)) + 1).find((at) => at > 0)
  const kind = rows.find(isRecord)?.['blockType']
  const block = field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === kind) : undefined
  const label = [number, block?.labels ? getTranslation(block.labels.singular, i18n) : ''].join(' ').trim()
  return { rows, label, fields: block?.fields ?? (field.type === 'array' ? field.fields : []) }
}

/** "2 Opening": a row by its id, numbered as in the first version that has it. */
export const rowName = (place: Place, id: string, i18n: I18n): string => rowPlace(place, id, i18n).label

/** Finds the field of a difference in the form; `null` for fields that nobody edits there. */
export const placeOf = (
  fields: readonly ClientField[],
  [name = '', ...rest]: Difference['path'],
  versions: readonly unknown[],
  i18n: I18n,
  within: readonly string[] = [],
): Place | null => {
  const found = flattenTopLevelFields([...fields]).find((each) => 'name' in each && each.name === name)
  const field = found as ClientField | undefined
  if (!field || field.admin?.hidden || field.admin?.readOnly) return null
  const place = {
    field,
    labels: [...within, labelOf(field, i18n)],
    values: versions.map((version) => (isRecord(version) ? version[name] : undefined)),
  }
  const [id, ...inner] = rest
  if (id === undefined) return place
  if (field.type !== 'array' && field.type !== 'blocks')
    return 'fields' in field ? placeOf(field.fields, rest, place.values, i18n, place.labels) : null
  const row = rowPlace(place, id, i18n)
  const labels = [...place.labels, row.label]
  return inner.length === 0 ? { ...place, labels } : placeOf(row.fields, inner, row.rows, i18n, labels)
}
