import { isLocalized } from '../../seed/localise'
import { pseudoText } from './pseudo-text'

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isPath = (text: string): boolean => /^\/[a-z]/.test(text)

/** Rich text: changes only text nodes, not URLs or node types. */
const inWords = (value: unknown): unknown => {
  if (typeof value === 'string') return isPath(value) ? value : pseudoText(value)
  if (Array.isArray(value)) return value.map((entry: unknown) => inWords(entry))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, typeof entry === 'string' && key !== 'text' ? entry : inWords(entry)]),
  )
}

export const pseudoContent = (value: unknown): unknown => {
  if (isLocalized(value)) return { ...value, de: inWords(value.de) }
  if (Array.isArray(value)) return value.map((entry: unknown) => pseudoContent(entry))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, pseudoContent(entry)]))
}

const nameFields = new Set(['name', 'company', 'domain', 'companySize', 'unit', 'code', 'symbol', 'extension', 'value'])

/** Names that aren't localised in the seed: people, companies, products, codes, units. */
export const namesIn = (value: unknown): readonly string[] => {
  if (isLocalized(value)) return []
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => namesIn(entry))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'string' ? (nameFields.has(key) ? [entry] : []) : namesIn(entry),
  )
}
