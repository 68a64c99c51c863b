import type { ArrayField } from 'payload'
import { namedRows } from './row-label'
import { pickedFrom, type SourceName } from '../admin/picker/source'
import { words, type Words } from '../words'
import { localizedText } from './localized-text'

const point = words('Point', 'Punto', 'Point', 'Punkt')

/** A list of short localized lines: `[{ text }]`. */
export const textList = (name: string, label: Words): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: point, plural: label },
  admin: namedRows({ kind: point, titles: ['text'] }),
  fields: [localizedText('text', words('Text', 'Texto', 'Texte', 'Text'), { required: true })],
})

export const features = textList('features', words('Features', 'Características', 'Caractéristiques', 'Merkmale'))

const entry = words('Entry', 'Entrada', 'Entrée', 'Eintrag')

/** Keys of other documents, in the order they are to stand, each chosen by name: `[{ key }]`. */
export const keyList = (name: string, label: Words, description: Words, from: SourceName): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: entry, plural: label },
  admin: { description, ...namedRows({ kind: entry, titles: ['key'] }), initCollapsed: false },
  fields: [{ name: 'key', type: 'text', required: true, label: entry, admin: pickedFrom(from) }],
})
