import type { ArrayField } from 'payload'
import { words, type Words } from '../words'
import { localizedText } from './localized-text'

const point = words('Point', 'Punto', 'Point', 'Punkt')

/** A list of short localized lines: `[{ text }]`. */
export const textList = (name: string, label: Words): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: point, plural: label },
  fields: [localizedText('text', words('Text', 'Texto', 'Texte', 'Text'), { required: true })],
})

export const features = textList('features', words('Features', 'Características', 'Caractéristiques', 'Merkmale'))

/** Keys of other documents, in the order they are to stand: `[{ key }]`. */
export const keyList = (name: string, label: Words, description: Words): ArrayField => ({
  name,
  type: 'array',
  label,
  admin: { description },
  fields: [{ name: 'key', type: 'text', required: true, label: words('Key', 'Clave', 'Clé', 'Schlüssel') }],
})
