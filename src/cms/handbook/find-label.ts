import type { Field } from 'payload'
import { englishBehind, locales } from '@/lib/config/locales'
import { adminLanguages } from '@/cms/admin/languages'
import type { Words } from '@/cms/words'

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  locales.every((locale) => typeof Object.entries(value).find(([key]) => key === locale)?.[1] === 'string')

const asWords = (label: unknown, of: string): Words => {
  if (!isWords(label)) throw new Error(`${of} has no label in every language`)
  return label
}

interface Labelled {
  readonly slug: string
  readonly labels?: { readonly singular?: unknown; readonly plural?: unknown } | undefined
  readonly label?: unknown
  readonly fields?: readonly Field[]
}

/** The fields of a form, those in rows, tabs, groups and sections included. */
const allFields = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [
    field,
    ...('fields' in field ? allFields(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => allFields(tab.fields)) : []),
  ])

export const findPlural = ({ slug, labels }: Labelled): Words => asWords(labels?.plural, slug)

export const findGlobalLabel = ({ slug, label }: Labelled): Words => asWords(label, slug)

/** The label of the first field of a form with that name. */
export const findFieldLabel = ({ slug, fields = [] }: Labelled, name: string): Words => {
  const found = allFields(fields).find((field) => 'name' in field && field.name === name)
  return asWords(found && 'label' in found ? found.label : undefined, `${slug}.${name}`)
}

type PayloadWords = (typeof adminLanguages)['en']['translations']

/** What Payload itself writes on a button. */
export const findPayloadWords = (pick: (translations: PayloadWords) => string): Words =>
  englishBehind({
    en: pick(adminLanguages.en.translations),
    es: pick(adminLanguages.es.translations),
    fr: pick(adminLanguages.fr.translations),
    de: pick(adminLanguages.de.translations),
  })
