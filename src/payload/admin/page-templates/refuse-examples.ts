import { type FlattenedField, ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { splitSegments } from '@/core/translations/segments'
import { type PathLabel, findArea, labelOf, translateLabel, plainOf } from '@/payload/admin/translations/units'
import { isExample } from './example-marks'
import { defaultLocale, isLocale, localeNames, locales, type Locale } from '@/lib/config/locales'
import { readDocument } from '@/payload/admin/translations/read-document'
import { translate } from '@/payload/translate'
import { words, type Words } from '@/payload/words'
import { isRecord } from '@/core/records'

type Values = Readonly<Record<string, unknown>>

interface FoundText {
  /** Form path: rows by index. */
  readonly path: string
  /** Path that is the same in every language: rows by id. */
  readonly name: string
  readonly labels: readonly PathLabel[]
  readonly isExample: boolean
}

interface Within {
  readonly path: readonly (string | number)[]
  readonly name: readonly string[]
  readonly labels: readonly PathLabel[]
}

const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isRecord) : [])

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
        // "2 Features › Heading": sections need no field name above their own.
        const within = {
          ...inRow(own, row, at),
          labels: [...above.labels, at + 1, labelOf(block?.labels?.singular, String(row['blockType']))],
        }
        return block ? findTexts(block.flattenedFields, row, within) : []
      })
    case 'group':
    case 'tab':
      return isRecord(value) ? findTexts(field.flattenedFields, value, own) : []
    default:
      return []
  }
}

const findTexts = (
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

const left = (languages: string): Words => words('pageTemplates.left', { languages })

/** No colon and no list: Payload splits validation messages at both. The fields themselves are marked. */
const summary = (count: number, sections: string, languages: string): Words =>
  words(`pageTemplates.summary.${count === 1 ? 'one' : 'several'}`, { count, sections, languages })

const mostNamed = 4

/** Languages in which a text was saved as an example, by its name. */
const findSaved = async (req: PayloadRequest, collection: string, id: unknown): Promise<ReadonlyMap<string, readonly Locale[]>> => {
  const area = findArea(req.payload.config, collection)
  const read = area && typeof id === 'string' ? await readDocument(req, area, id) : null
  return new Map((read?.units ?? []).map((unit) => [unit.path, locales.filter((locale) => isExample(plainOf(unit, unit.values[locale])))]))
}

/** Whether the saved draft of a page contains an example text in any language. */
export const hasExamples = async (req: PayloadRequest, page: string): Promise<boolean> =>
  [...(await findSaved(req, 'pages', page)).values()].some((languages) => languages.length > 0)

const fewOf = (names: readonly string[]): string => {
  const more = names.length - mostNamed
  return [...names.slice(0, mostNamed), ...(more > 0 ? [`+${more}`] : [])].join(' · ')
}

const describePlace = (req: PayloadRequest, { labels }: FoundText): string => labels.map((label) => translateLabel(req, label)).join(' › ')

/** Publishing applies to all languages: the current one is checked as in the form, the others as saved. */
const findLeft = async (req: PayloadRequest, collection: string, texts: readonly FoundText[], id: unknown) => {
  const saved = await findSaved(req, collection, id)
  const current = isLocale(req.locale) ? req.locale : defaultLocale
  return texts.flatMap((text) => {
    const others = (saved.get(text.name) ?? []).filter((locale) => locale !== current)
    const languages = locales.filter((locale) => others.includes(locale) || (locale === current && text.isExample))
    return languages.length === 0 ? [] : [{ text, languages }]
  })
}

/** G8: rejects publishing while any language still contains an example text. */
export const refuseExamples: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data['_status'] !== 'published' || data['deletedAt']) return data
  const id: unknown = (originalDoc as { readonly id?: unknown } | undefined)?.id
  const found = await findLeft(req, collection.slug, findTexts(collection.flattenedFields, data as Values), id)
  if (found.length === 0) return data
  const errors = found.map(({ text, languages }) => ({
    path: text.path,
    label: `${describePlace(req, text)} (${languages.join(', ')})`,
    message: translate(req, left(languages.map((locale) => localeNames[locale]).join(', '))),
  }))
  const inLanguages = locales.filter((locale) => found.some(({ languages }) => languages.includes(locale)))
  const sections = new Set(found.map(({ text }) => describePlace(req, { ...text, labels: text.labels.slice(0, 2) })))
  const refusal = new ValidationError({ collection: collection.slug, errors, req })
  const count = found.reduce((sum, { languages }) => sum + languages.length, 0)
  refusal.message = translate(req, summary(count, fewOf([...sections]), inLanguages.map((locale) => localeNames[locale]).join(' · ')))
  throw refusal
}
