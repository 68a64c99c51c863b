import type { FlattenedField } from 'payload'
import { canonicalOf } from '@/lib/config/aliases'
import type { ContentLink } from '@/modules/translations/translations.repository'
import { codeAddressOf } from '@/cms/addresses/code-address'
import { tidyAddress, wayOf } from '@/cms/addresses/tidy-address'
import type { Picked } from '@/cms/admin/picker/source'

type Values = Readonly<Record<string, unknown>>
type Target = Pick<ContentLink, 'kind' | 'target'>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where an address of this shop leads, and the codes it carries; other sites are theirs. */
const targetsOfAddress = (address: string): readonly Target[] => {
  const tidy = tidyAddress(address)
  if (!tidy.startsWith('/')) return []
  const codes = new URLSearchParams(/\?([^#]*)/.exec(tidy)?.[1] ?? '').getAll('code')
  const path = canonicalOf(wayOf(tidy))
  const kind = codeAddressOf(path) === 'screen' ? 'screen' : 'path'
  return [{ kind, target: path }, ...codes.map((code) => ({ kind: 'coupons', target: code.trim().toUpperCase() }))]
}

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  const id = isValues(value) ? value['id'] : undefined
  return typeof id === 'string' ? id : null
}

const related = (relationTo: unknown, value: unknown): readonly Target[] => {
  if (Array.isArray(value)) return value.flatMap((each) => related(relationTo, each))
  const isPair = isValues(value) && 'relationTo' in value
  const [kind, id] = isPair ? [value['relationTo'], idOf(value['value'])] : [relationTo, idOf(value)]
  return typeof kind === 'string' && id !== null ? [{ kind, target: id }] : []
}

/** Links and pictures of a rich text, however deep. */
const targetsOfRichText = (node: unknown): readonly Target[] => {
  if (Array.isArray(node)) return node.flatMap(targetsOfRichText)
  if (!isValues(node)) return []
  const { type, fields, relationTo, value, root, children } = node
  const link = isValues(fields) ? fields : {}
  const own =
    type === 'upload'
      ? related(relationTo, value)
      : [...related(null, link['doc']), ...(typeof link['url'] === 'string' ? targetsOfAddress(link['url']) : [])]
  return [...own, ...targetsOfRichText(root), ...targetsOfRichText(children)]
}

const targetsOf = (field: FlattenedField, value: unknown): readonly Target[] => {
  if (field.type === 'richText') return targetsOfRichText(value)
  if (field.type === 'relationship' || field.type === 'upload') return related(field.relationTo, value)
  // A choice that stands for everything of its kind, such as the questions of a topic.
  const shows: unknown = field.admin?.custom?.['shows']
  if (typeof shows === 'string' && typeof value === 'string') return [{ kind: shows, target: value }]
  const picked = field.admin?.custom?.['picked'] as Picked | undefined
  if (!picked || typeof value !== 'string' || value === '') return []
  return picked.isOpen ? targetsOfAddress(value) : [{ kind: picked.from, target: value }]
}

const inRows = (value: unknown, path: string, fieldsOf: (row: Values) => readonly FlattenedField[]): readonly ContentLink[] =>
  Array.isArray(value) ? value.filter(isValues).flatMap((row) => linksOf(fieldsOf(row), row, `${path}.${String(row['id'])}.`)) : []

const linksOfField = (field: FlattenedField, value: unknown, path: string): readonly ContentLink[] => {
  switch (field.type) {
    case 'array':
      return inRows(value, path, () => field.flattenedFields)
    case 'blocks':
      return inRows(value, path, ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [])
    case 'group':
    case 'tab':
      return isValues(value) ? linksOf(field.flattenedFields, value, `${path}.`) : []
    default: {
      const isLocalized = 'localized' in field && field.localized === true
      const values: readonly (readonly [string, unknown])[] = isLocalized && isValues(value) ? Object.entries(value) : [['', value]]
      return values.flatMap(([locale, each]) => targetsOf(field, each).map((target) => ({ path, locale, ...target })))
    }
  }
}

/** Everything a document leads to or shows, as the database has it with all its languages. */
export const linksOf = (fields: readonly FlattenedField[], document: Values, prefix = ''): readonly ContentLink[] =>
  fields.flatMap((field) => linksOfField(field, document[field.name], `${prefix}${field.name}`))
