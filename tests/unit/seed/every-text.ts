import type { SeedLocale } from '@seed/locales'
import { collectionSeeds, globalSeeds } from '@seed/collections'
import { isLocalized } from '@seed/localise'

export interface SeedText {
  /** `pages[/about].layout.1.heading` */
  readonly at: string
  readonly text: Readonly<Record<SeedLocale, unknown>>
}

const walk = (value: unknown, at: string): readonly SeedText[] => {
  if (isLocalized(value)) return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => walk(entry, `${at}.${index}`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => walk(entry, `${at}.${key}`))
}

/** All localised texts of the seed, with their location. */
export const everyText: readonly SeedText[] = [
  ...collectionSeeds.flatMap(({ slug, key, documents }) =>
    documents.flatMap((document) => walk(document, `${slug}[${String((document as Readonly<Record<string, unknown>>)[key])}]`)),
  ),
  ...globalSeeds.flatMap(({ slug, document }) => walk(document, slug)),
]

const passages: ReadonlySet<unknown> = new Set(['paragraph', 'heading', 'listitem'])

/** Text of a passage, ignoring marks. */
const joined = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(joined).join('')
  if (typeof value !== 'object' || value === null) return ''
  return 'text' in value && typeof value.text === 'string' ? value.text : joined('children' in value ? value.children : null)
}

/** A string, or the passages of a rich text; code is skipped. */
export const wordsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => wordsOf(entry))
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && passages.has(value.type)) return [joined(value)]
  return Object.entries(value).flatMap(([key, entry]) => (key === 'text' || typeof entry === 'object' ? wordsOf(entry) : []))
}
