import type { Labels } from './selects'
import { translate } from '@/payload/translate'
import { type Words, words } from '@/payload/words'
import type { ArrayField, Field, PayloadRequest, TextField } from 'payload'
import { isRecord } from '@/core/records'
import { pickedFrom, type SourceName } from '@/payload/admin/picker/source'
import { label, localizedText } from './text'

/** How to label a row: by the first of these fields that has a value, or else by kind and number. */
export interface RowNaming {
  readonly kind: Words
  readonly titles: readonly string[]
  /** Labels, if a title field is a select. */
  readonly choices?: Labels<string>
  /** Field that contains the text behind the title: link target, description, or price in US dollars. */
  readonly target?: string
  readonly detail?: string
  readonly price?: string
}

export const namedRows = (naming: RowNaming) => ({
  initCollapsed: true,
  components: { RowLabel: { path: '/payload/admin/rows/row-name.client#RowName', clientProps: { naming } } },
})

interface RowsNaming extends RowNaming {
  readonly plural: Words
  /** Set if it differs from the plural. */
  readonly label?: Words
  readonly description?: Words
}

type Limits = Pick<ArrayField, 'minRows' | 'maxRows' | 'required'>

export const rows = (
  name: string,
  { plural, label = plural, description, ...naming }: RowsNaming,
  fields: Field[],
  limits: Limits = {},
): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: naming.kind, plural },
  admin: { ...(description ? { description } : {}), ...namedRows(naming) },
  ...limits,
  fields,
})

const fault = words('fields.rows.fault')

/** An internal path without the language, a fragment, or an https, mailto or tel URL; never a script. */
const isSafeHref = (value: string): boolean => /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/.test(value)

export const href = (options: { readonly name?: string; readonly required?: boolean } = {}): TextField => ({
  name: options.name ?? 'href',
  type: 'text',
  ...(options.required === false ? {} : { required: true }),
  label: words('fields.rows.href.label'),
  admin: {
    ...pickedFrom('pages', { isOpen: true }),
    description: words('fields.rows.href.pages.description'),
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if ((value === null || value === undefined || value === '') && options.required === false) return true
    return (typeof value === 'string' && isSafeHref(value)) || translate(req, fault)
  },
})

const badge = localizedText('badge', words('fields.rows.badge.label'), {
  maxLength: 24,
  description: words('fields.rows.badge.description'),
})

export const linkFields = () => [label(80), href(), badge]

const linkKind = words('fields.rows.linkKind')

export const linkList = (name: string, label: Words): ArrayField =>
  rows(name, { kind: linkKind, plural: label, titles: ['label'], target: 'href' }, linkFields())

/** A new document starts with an empty row. */
export const withFirstRow = (field: ArrayField): ArrayField => ({ ...field, defaultValue: [{}] })

interface SavedList {
  readonly value?: unknown
  readonly previousValue?: unknown
  readonly context?: Readonly<Record<string, unknown>>
}

/** Does not save added rows that were left empty. A row in the saved document or a restored version stays, since it may be untranslated. */
export const dropEmptyRows =
  (isEmpty: (row: Readonly<Record<string, unknown>>) => boolean) =>
  ({ value, previousValue, context }: SavedList): unknown => {
    if (!Array.isArray(value) || context?.['isRestoringVersion'] === true) return value
    const saved = new Set(Array.isArray(previousValue) ? previousValue.filter(isRecord).map(({ id }) => id) : [])
    return value.filter((row: unknown) => !isRecord(row) || saved.has(row['id']) || !isEmpty(row))
  }

const point = words('fields.rows.point')

export const textList = (name: string, label: Words, kind = point): ArrayField => {
  const list = rows(name, { kind, plural: label, titles: ['text'] }, [
    localizedText('text', words('fields.rows.textList.text.label'), { required: true }),
  ])
  const nextRow = { path: '/payload/admin/rows/next-row.client#NextRow', clientProps: { text: 'text' } }
  return {
    ...list,
    hooks: { beforeValidate: [dropEmptyRows(({ text }) => typeof text !== 'string' || text.trim() === '')] },
    admin: { ...list.admin, components: { ...list.admin?.components, afterInput: [nextRow] } },
  }
}

export const features = textList('features', words('fields.rows.features.label'))

const entry = words('fields.rows.entry')

/** Ordered keys of other documents, selected by name: `[{ key }]`. */
export const keyList = (name: string, label: Words, description: Words, from: SourceName): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: entry, plural: label },
  admin: { description, ...namedRows({ kind: entry, titles: ['key'] }), initCollapsed: false },
  fields: [{ name: 'key', type: 'text', required: true, label: entry, admin: pickedFrom(from) }],
})
