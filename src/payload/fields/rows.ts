import type { Labels } from './selects'
import { translate } from '@/payload/translate'
import { type Words, words } from '@/payload/words'
import type { ArrayField, Field, PayloadRequest, TextField } from 'payload'
import { pickedFrom, type SourceName } from '@/payload/admin/picker/source'
import { label, localizedText } from './text'

/** What names a row of a list: the first of these fields that says something; its kind and number while none does. */
export interface RowNaming {
  readonly kind: Words
  readonly titles: readonly string[]
  /** Where a title is one of a list of choices: their words. */
  readonly choices?: Labels<string>
  /** The field with what stands behind the title: where it leads, what it says, what it costs in US dollars. */
  readonly target?: string
  readonly detail?: string
  readonly price?: string
}

/** How a list looks in a form: closed rows that say what they hold. */
export const namedRows = (naming: RowNaming) => ({
  initCollapsed: true,
  components: { RowLabel: { path: '/payload/admin/rows/row-name.client#RowName', clientProps: { naming } } },
})

interface RowsNaming extends RowNaming {
  readonly plural: Words
  /** Where the list is called something else than its rows. */
  readonly label?: Words
  readonly description?: Words
}

type Limits = Pick<ArrayField, 'minRows' | 'maxRows' | 'required'>

/** A list of rows, closed until an editor opens one. */
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

/** A path of the shop (without the language), a part of the page, an https address, a mail or telephone link. Never a script. */
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

/** The fields of one link of a menu. */
export const linkFields = () => [label(80), href(), badge]

const linkKind = words('fields.rows.linkKind')

export const linkList = (name: string, label: Words): ArrayField =>
  rows(name, { kind: linkKind, plural: label, titles: ['label'], target: 'href' }, linkFields())

const point = words('fields.rows.point')

/** A list of short localized lines: `[{ text }]`. */
export const textList = (name: string, label: Words): ArrayField =>
  rows(name, { kind: point, plural: label, titles: ['text'] }, [
    localizedText('text', words('fields.rows.textList.text.label'), { required: true }),
  ])

export const features = textList('features', words('fields.rows.features.label'))

const entry = words('fields.rows.entry')

/** Keys of other documents, in the order they are to stand, each chosen by name: `[{ key }]`. */
export const keyList = (name: string, label: Words, description: Words, from: SourceName): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: entry, plural: label },
  admin: { description, ...namedRows({ kind: entry, titles: ['key'] }), initCollapsed: false },
  fields: [{ name: 'key', type: 'text', required: true, label: entry, admin: pickedFrom(from) }],
})
