import type { ArrayField } from 'payload'
import { namedRows } from './row-label'
import { pickedFrom, type SourceName } from '@/cms/admin/picker/source'
import { words, type Words } from '@/cms/words'
import { localizedText } from './localized-text'
import { rows } from './rows'

const point = words({ en: 'Point', es: 'Punto', fr: 'Point', de: 'Punkt' })

/** A list of short localized lines: `[{ text }]`. */
export const textList = (name: string, label: Words): ArrayField =>
  rows(name, { kind: point, plural: label, titles: ['text'] }, [
    localizedText('text', words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }), { required: true }),
  ])

export const features = textList('features', words({ en: 'Features', es: 'Características', fr: 'Caractéristiques', de: 'Merkmale' }))

const entry = words({ en: 'Entry', es: 'Entrada', fr: 'Entrée', de: 'Eintrag' })

/** Keys of other documents, in the order they are to stand, each chosen by name: `[{ key }]`. */
export const keyList = (name: string, label: Words, description: Words, from: SourceName): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: entry, plural: label },
  admin: { description, ...namedRows({ kind: entry, titles: ['key'] }), initCollapsed: false },
  fields: [{ name: 'key', type: 'text', required: true, label: entry, admin: pickedFrom(from) }],
})
