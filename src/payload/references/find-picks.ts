import type { FlattenedField } from 'payload'
import { type PickedFrom, sources } from '@/payload/admin/picker/source'
import { articlePath } from '@/core/navigation/paths'
import { topicKind } from '@/payload/fields/selects'

export interface Pick {
  /** Field path, such as `layout.3.services.0.key`. */
  readonly path: string
  readonly picked: PickedFrom
  readonly value: string
}

type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

const pickedOf = (field: FlattenedField): PickedFrom | undefined => field.admin?.custom?.['picked'] as PickedFrom | undefined

const picksOfRows = (value: unknown, path: string, fieldsOf: (row: Values) => readonly FlattenedField[]): Pick[] =>
  Array.isArray(value)
    ? value.flatMap((row: unknown, at) => (isObject(row) ? findPickedReferences(fieldsOf(row), row, `${path}.${at}.`) : []))
    : []

const picksOf = (field: FlattenedField, value: unknown, path: string): Pick[] => {
  switch (field.type) {
    case 'array':
      return picksOfRows(value, path, () => field.flattenedFields)
    case 'blocks':
      return picksOfRows(value, path, ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [])
    case 'group':
    case 'tab':
      return isObject(value) ? findPickedReferences(field.flattenedFields, value, `${path}.`) : []
    default: {
      const picked = pickedOf(field)
      return picked && typeof value === 'string' && value !== '' ? [{ path, picked, value }] : []
    }
  }
}

export const findPickedReferences = (fields: readonly FlattenedField[], data: Values, prefix = ''): Pick[] =>
  fields.flatMap((field) => picksOf(field, data[field.name], `${prefix}${field.name}`))

interface Target {
  readonly kind: string
  readonly target: string
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** How others reference a document: by id, key or path. */
export const targetsOfDocument = (collection: string, document: Values): readonly Target[] => {
  const id = textOf(document['id'])
  const keys = Object.entries(sources).flatMap(([kind, list]) =>
    list.flatMap((source) => {
      const target = source.collection === collection ? textOf(document[source.value]) : null
      return target === null ? [] : [{ kind, target }]
    }),
  )
  const path = collection === 'pages' ? textOf(document['path']) : null
  const topic = collection === 'faqs' ? textOf(document['topic']) : null
  const slug = collection === 'resources' ? textOf(document['slug']) : null
  return [
    ...(id === null ? [] : [{ kind: collection, target: id }]),
    ...keys,
    ...(path === null ? [] : [{ kind: 'path', target: path }]),
    ...(slug === null ? [] : [{ kind: 'path', target: articlePath(slug) }]),
    ...(topic === null ? [] : [{ kind: topicKind, target: topic }]),
    ...(collection === 'coupons' && textOf(document['code']) !== null ? [{ kind: 'coupons', target: String(document['code']) }] : []),
  ]
}
