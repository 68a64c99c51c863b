import type { Labels } from './selects'
import { type Words, translate, words } from '@/payload/words'
import type { ArrayField, Field, PayloadRequest, TextField } from 'payload'
import { pickedFrom, type SourceName } from '@/payload/admin/picker/source'
import { label, localizedText } from './text'

/** How to label a row: the first of these fields with a value, otherwise kind and number. */
export interface RowNaming {
  readonly kind: Words
  readonly titles: readonly string[]
  /** Labels if a title field is a select. */
  readonly choices?: Labels<string>
  /** Field of the text behind the title: link target, description, or price in US dollars. */
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
  /** If it differs from the plural. */
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

const fault = words({
  en: 'Please enter a path such as /shared-hosting, or an address that begins with https://.',
  es: 'Introduzca una ruta como /shared-hosting o una dirección que empiece por https://.',
  fr: 'Veuillez saisir un chemin tel que /shared-hosting ou une adresse commençant par https://.',
  de: 'Bitte geben Sie einen Pfad wie /shared-hosting oder eine mit https:// beginnende Adresse ein.',
})

/** An internal path without the language, a fragment, or an https, mailto or tel URL. Never script. */
const isSafeHref = (value: string): boolean => /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/.test(value)

export const href = (options: { readonly name?: string; readonly required?: boolean } = {}): TextField => ({
  name: options.name ?? 'href',
  type: 'text',
  ...(options.required === false ? {} : { required: true }),
  label: words({ en: 'Link', es: 'Enlace', fr: 'Lien', de: 'Link' }),
  admin: {
    ...pickedFrom('pages', { isOpen: true }),
    description: words({
      en: 'Choose a page, or type a path without the language, such as /domains, or a full https address.',
      es: 'Elija una página, o escriba una ruta sin el idioma, por ejemplo /domains, o una dirección https completa.',
      fr: 'Choisissez une page, ou saisissez un chemin sans la langue, par exemple /domains, ou une adresse https complète.',
      de: 'Wählen Sie eine Seite, oder geben Sie einen Pfad ohne Sprache ein, zum Beispiel /domains, oder eine vollständige https-Adresse.',
    }),
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if ((value === null || value === undefined || value === '') && options.required === false) return true
    return (typeof value === 'string' && isSafeHref(value)) || translate(req, fault)
  },
})

const badge = localizedText('badge', words({ en: 'Badge', es: 'Distintivo', fr: 'Badge', de: 'Marke' }), {
  maxLength: 24,
  description: words({
    en: 'A short mark, such as New.',
    es: 'Una marca breve, por ejemplo Nuevo.',
    fr: 'Une mention courte, par exemple Nouveau.',
    de: 'Eine kurze Marke, zum Beispiel Neu.',
  }),
})

export const linkFields = () => [label(80), href(), badge]

const linkKind = words({ en: 'Link', es: 'Enlace', fr: 'Lien', de: 'Link' })

export const linkList = (name: string, label: Words): ArrayField =>
  rows(name, { kind: linkKind, plural: label, titles: ['label'], target: 'href' }, linkFields())

const point = words({ en: 'Point', es: 'Punto', fr: 'Point', de: 'Punkt' })

export const textList = (name: string, label: Words): ArrayField =>
  rows(name, { kind: point, plural: label, titles: ['text'] }, [
    localizedText('text', words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }), { required: true }),
  ])

export const features = textList('features', words({ en: 'Features', es: 'Características', fr: 'Caractéristiques', de: 'Merkmale' }))

const entry = words({ en: 'Entry', es: 'Entrada', fr: 'Entrée', de: 'Eintrag' })

/** Ordered keys of other documents, chosen by name: `[{ key }]`. */
export const keyList = (name: string, label: Words, description: Words, from: SourceName): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: entry, plural: label },
  admin: { description, ...namedRows({ kind: entry, titles: ['key'] }), initCollapsed: false },
  fields: [{ name: 'key', type: 'text', required: true, label: entry, admin: pickedFrom(from) }],
})
