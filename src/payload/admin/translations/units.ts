import type {
  FlattenedField,
  RichTextField,
  StaticLabel,
  TextareaField,
  TextField,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { defaultLocale, locales, type Locale } from '@/lib/config/locales'
import { perInstance } from '@/lib/config/process-state'
import { splitSegments, type Texts } from '@/core/translations/segments'
import type { TextsByLocale } from '@/modules/translations/states'
import type { Reader } from '@/payload/translate'
import { isWords, words } from '@/payload/words'
import type { Handle } from '@/lib/db/sql'
import { findOverrides } from '@/modules/translations/translations.repository'
import { readWrittenMessages } from '@/modules/translations/ui-strings'
import { isRecord } from '@/core/records'

type Fields = Readonly<Record<string, unknown>>

export type PathLabel = StaticLabel | number

type FieldRules = NonNullable<TextField['access']>

export interface Unit {
  /** Field names and row ids: `layout.67…a1.heading` stays valid when the section moves. */
  readonly path: string
  readonly labels: readonly PathLabel[]
  readonly kind: 'line' | 'paragraph' | 'rich'
  /** As stored. */
  readonly values: Readonly<Partial<Record<Locale, unknown>>>
  readonly field: TextField | TextareaField | RichTextField | null
  /** Access rules of the field and of the fields around it. */
  readonly rules: readonly FieldRules[]
}

export const labelOf = (label: unknown, name: string): PathLabel =>
  isWords(label) ? { ...label } : typeof label === 'string' ? label : name

const kinds = { text: 'line', textarea: 'paragraph', richText: 'rich' } as const

type WordsField = TextField | TextareaField | RichTextField

const isOfWords = (field: FlattenedField): field is WordsField =>
  field.type in kinds &&
  'localized' in field &&
  field.localized === true &&
  !('hasMany' in field && field.hasMany) &&
  !('virtual' in field && field.virtual)

interface Within {
  readonly path: readonly string[]
  readonly labels: readonly PathLabel[]
  readonly rules: readonly FieldRules[]
}

const inRow = ({ path, labels, rules }: Within, id: unknown, ...more: readonly PathLabel[]): Within => ({
  path: [...path, String(id)],
  labels: [...labels, ...more],
  rules,
})

const withRules = (outer: readonly FieldRules[], field: FlattenedField): readonly FieldRules[] =>
  'access' in field && field.access ? [...outer, field.access] : outer

/** Every text of a document stored in all languages (`locale: 'all'`). */
export const unitsOf = (
  fields: readonly FlattenedField[],
  document: Fields,
  within: Within = { path: [], labels: [], rules: [] },
): readonly Unit[] =>
  fields.flatMap((field): readonly Unit[] => {
    const value = document[field.name]
    const own: Within = {
      path: [...within.path, field.name],
      labels: [...within.labels, labelOf('label' in field ? field.label : undefined, field.name)],
      rules: withRules(within.rules, field),
    }
    if (isOfWords(field))
      return [{ ...own, path: own.path.join('.'), kind: kinds[field.type], values: isRecord(value) ? value : {}, field }]
    if (field.type === 'group' || field.type === 'tab') return isRecord(value) ? unitsOf(field.flattenedFields, value, own) : []
    if (!Array.isArray(value)) return []
    const rows = value.filter(isRecord)
    if (field.type === 'array') return rows.flatMap((row, at) => unitsOf(field.flattenedFields, row, inRow(own, row['id'], at + 1)))
    if (field.type !== 'blocks') return []
    return rows.flatMap((row, at) => {
      const block = field.blocks.find(({ slug }) => slug === row['blockType'])
      if (!block) return []
      const name = labelOf(block.labels?.singular, block.slug)
      return unitsOf(block.flattenedFields, row, { ...inRow(own, row['id']), labels: [...within.labels, at + 1, name] })
    })
  })

/** The access rules of every text, whether a document has it or not. */
export const rulesOfTexts = (fields: readonly FlattenedField[], outer: readonly FieldRules[] = []): readonly (readonly FieldRules[])[] =>
  fields.flatMap((field) => {
    const own = withRules(outer, field)
    if (isOfWords(field)) return [own]
    if (field.type === 'blocks') return field.blocks.flatMap((block) => rulesOfTexts(block.flattenedFields, own))
    return field.type === 'group' || field.type === 'tab' || field.type === 'array' ? rulesOfTexts(field.flattenedFields, own) : []
  })

/** One segment for a line or paragraph, one per text node for rich text. */
export const segmentsOf = ({ kind }: Pick<Unit, 'kind'>, value: unknown): readonly string[] => {
  if (kind === 'rich') return splitSegments(value)
  return typeof value === 'string' && value.trim() !== '' ? [value] : []
}

/** Text for comparison: rich texts with the same words are equal. */
export const plainOf = (unit: Pick<Unit, 'kind'>, value: unknown): string => segmentsOf(unit, value).join('\n')

/** Only texts that exist in English can be translated (R6). */
export const translatable = <Each extends Unit>(units: readonly Each[]): readonly Each[] =>
  units.filter((unit) => plainOf(unit, unit.values[defaultLocale]) !== '')

export const textsOf = (units: readonly Unit[]): TextsByLocale => {
  const known = translatable(units)
  return Object.fromEntries(
    locales.map((locale) => [locale, Object.fromEntries(known.map((unit) => [unit.path, plainOf(unit, unit.values[locale])]))]),
  ) as TextsByLocale
}

const filled = (texts: Texts = {}): string =>
  JSON.stringify(
    Object.entries(texts)
      .filter(([, text]) => text !== '')
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** Languages whose texts differ. */
export const changedLocales = (now: TextsByLocale, before: Partial<TextsByLocale>): readonly Locale[] =>
  locales.filter((locale) => filled(now[locale]) !== filled(before[locale]))

export const translateLabel = ({ i18n }: Reader, label: PathLabel): string => {
  if (typeof label !== 'object') return String(label)
  return label[i18n.language] ?? label[defaultLocale] ?? ''
}

export type Area =
  | { readonly kind: 'collection'; readonly slug: string; readonly label: StaticLabel; readonly config: SanitizedCollectionConfig }
  | { readonly kind: 'global'; readonly slug: string; readonly label: StaticLabel; readonly config: SanitizedGlobalConfig }
  | { readonly kind: 'messages'; readonly slug: MessageArea; readonly label: StaticLabel }

export type CollectionArea = Extract<Area, { kind: 'collection' }>

const messageAreas = ['messages', 'mails'] as const
type MessageArea = (typeof messageAreas)[number]

/** Collection of message overrides. Its texts count as the messages they replace. */
export const overridesSlug = 'message-overrides'

const areaLabelOf = (label: unknown, slug: string): StaticLabel =>
  typeof label === 'string' || (typeof label === 'object' && label !== null) ? (label as StaticLabel) : slug

const isTranslated = ({ slug, flattenedFields }: { readonly slug: string; readonly flattenedFields: readonly FlattenedField[] }): boolean =>
  slug !== overridesSlug && !slug.startsWith('payload-') && rulesOfTexts(flattenedFields).length > 0

const find = ({ collections, globals }: SanitizedConfig): readonly Area[] => [
  ...collections
    .filter(isTranslated)
    .map((config): Area => ({ kind: 'collection', slug: config.slug, label: areaLabelOf(config.labels.plural, config.slug), config })),
  ...globals
    .filter(isTranslated)
    .map((config): Area => ({ kind: 'global', slug: config.slug, label: areaLabelOf(config.label, config.slug), config })),
  ...messageAreas.map((slug): Area => ({ kind: 'messages', slug, label: words(`translationUnits.message.${slug}`) })),
]

export const areasOf = perInstance(find)

export const findArea = (config: SanitizedConfig, slug: string): Area | undefined => areasOf(config).find((area) => area.slug === slug)

/** One area by its name, or all areas without one. */
export const areasNamed = (config: SanitizedConfig, slug: string | undefined): readonly Area[] =>
  areasOf(config).filter((area) => slug === undefined || area.slug === slug)

export const hasDrafts = (area: Area): boolean => area.kind === 'collection' && Boolean(area.config.versions?.drafts)

const mails: ReadonlySet<string> = new Set(['mail', 'receipt', 'receiptPdf', 'invoicePdf'])

const namespaceOf = (key: string): string => key.split('.')[0] ?? key

export const messageAreaOf = (key: string): MessageArea => (mails.has(namespaceOf(key)) ? 'mails' : 'messages')

/** Messages belong to a namespace as texts belong to a document. */
export const messageDocumentOf = namespaceOf

export const findMessageDocuments = async (area: MessageArea): Promise<readonly string[]> => {
  const { en } = await readWrittenMessages()
  return [...new Set([...en.keys()].map(namespaceOf))].filter((namespace) => messageAreaOf(namespace) === area).sort()
}

/** Messages of one namespace, with overrides applied. */
export const findMessageUnits = async (handle: Handle, namespace: string): Promise<readonly Unit[]> => {
  const [written, overrides] = await Promise.all([readWrittenMessages(), findOverrides(handle)])
  const own = new Map(overrides.map(({ key, locale, text }) => [`${locale} ${key}`, text]))
  return [...written[defaultLocale].keys()]
    .filter((key) => namespaceOf(key) === namespace)
    .map((key) => ({
      path: key,
      labels: key.split('.').slice(1),
      kind: 'paragraph',
      values: Object.fromEntries(locales.map((locale) => [locale, own.get(`${locale} ${key}`) ?? written[locale].get(key)])),
      field: null,
      rules: [],
    }))
}
