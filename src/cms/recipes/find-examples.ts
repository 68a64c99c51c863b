import type { FlattenedField } from 'payload'
import { splitSegments } from '@/core/translations/segments'
import type { PathLabel } from '@/cms/translations/units'
import { isExample } from './example'

type Values = Readonly<Record<string, unknown>>

/** A text of a form, whether it still is an example or not. */
export interface FoundText {
  /** As the form names its fields: rows by their numbers. */
  readonly path: string
  /** As texts are known whatever language they are in: rows by their ids. */
  readonly name: string
  readonly labels: readonly PathLabel[]
  readonly isExample: boolean
}

interface Within {
  readonly path: readonly (string | number)[]
  readonly name: readonly string[]
  readonly labels: readonly PathLabel[]
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const labelOf = (label: unknown, name: string): PathLabel => (typeof label === 'string' || isValues(label) ? (label as PathLabel) : name)

const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isValues) : [])

const inRow = ({ path, name, labels }: Within, row: Values, at: number, ...more: readonly PathLabel[]): Within => ({
  path: [...path, at],
  name: [...name, String(row['id'])],
  labels: [...labels, ...more],
})

const textsOfField = (field: FlattenedField, value: unknown, own: Within, above: Within): readonly FoundText[] => {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'richText': {
      const said = typeof value === 'string' ? [value] : splitSegments(value)
      return [{ path: own.path.join('.'), name: own.name.join('.'), labels: own.labels, isExample: said.some(isExample) }]
    }
    case 'array':
      return rowsOf(value).flatMap((row, at) => findTexts(field.flattenedFields, row, inRow(own, row, at, at + 1)))
    case 'blocks':
      return rowsOf(value).flatMap((row, at) => {
        const block = field.blocks.find(({ slug }) => slug === row['blockType'])
        // "2 Features › Heading": the sections of a page need no name above their own.
        const within = {
          ...inRow(own, row, at),
          labels: [...above.labels, at + 1, labelOf(block?.labels?.singular, String(row['blockType']))],
        }
        return block ? findTexts(block.flattenedFields, row, within) : []
      })
    case 'group':
    case 'tab':
      return isValues(value) ? findTexts(field.flattenedFields, value, own) : []
    default:
      return []
  }
}

/** The texts a form holds in its language, in their order. */
export const findTexts = (
  fields: readonly FlattenedField[],
  data: Values,
  within: Within = { path: [], name: [], labels: [] },
): readonly FoundText[] =>
  fields.flatMap((field) => {
    const own: Within = {
      path: [...within.path, field.name],
      name: [...within.name, field.name],
      labels: [...within.labels, labelOf('label' in field ? field.label : undefined, field.name)],
    }
    return textsOfField(field, data[field.name], own, within)
  })
