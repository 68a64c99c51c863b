import { nodeTexts } from '../articles/node-texts'
import { isRecord } from '../records'

type Node = Readonly<Record<string, unknown>>

const wordsOf = ({ type, text }: Node): string | null => (type === 'text' && typeof text === 'string' && text.trim() !== '' ? text : null)

/** Copies only nodes that contain text, including in picture and video fields. Code blocks have no children and are kept. */
const mapWords = (value: unknown, change: (words: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((each) => mapWords(each, change))
  if (!isRecord(value)) return value
  const words = wordsOf(value)
  if (words !== null) return { ...value, text: change(words) }
  const changed = nodeTexts(value).map(([field, text]) => [field, change(text)] as const)
  const fields = value['fields']
  if (changed.length > 0 && isRecord(fields)) return { ...value, fields: { ...fields, ...Object.fromEntries(changed) } }
  return {
    ...value,
    ...('root' in value ? { root: mapWords(value['root'], change) } : {}),
    ...('children' in value ? { children: mapWords(value['children'], change) } : {}),
  }
}

/** One string per text node, video caption and video title, in reading order. */
export const splitSegments = (richText: unknown): readonly string[] => {
  const segments: string[] = []
  mapWords(richText, (words) => {
    segments.push(words)
    return words
  })
  return segments
}

/** Inverse of `splitSegments`; `null` if the number of strings differs. */
export const joinSegments = (richText: unknown, segments: readonly string[]): unknown => {
  let at = 0
  const joined = mapWords(richText, (words) => segments[at++] ?? words)
  return at === segments.length ? joined : null
}

export const translationStates = ['missing', 'outdated', 'same', 'complete'] as const
export type TranslationState = (typeof translationStates)[number]

/** `open` matches every state except `complete`. `same` is text identical to the English that no one has accepted yet (X12). */
export const stateFilters = ['open', ...translationStates, 'all'] as const
export type StateFilter = (typeof stateFilters)[number]

export const isOpen = (state: TranslationState): boolean => state !== 'complete'

/** Hashes of the English source and of the translation. */
interface Confirmation {
  readonly source: string
  readonly target: string
  /** The previous English source, if it has changed. */
  readonly was?: string
  /** X12: confirmed to be the same as the English: a name, an abbreviation. */
  readonly isSame?: true
}

export type Texts = Readonly<Record<string, string>>
export type StoredTranslation = Readonly<Record<string, Confirmation>>
export type StateCounts = Readonly<Record<TranslationState, number>>
type Hash = (text: string) => string

const isBlank = (text: string | undefined): text is undefined | '' => text === undefined || text.trim() === ''

export const translationState = (
  english: string,
  target: string | undefined,
  confirmed: Confirmation | undefined,
  hash: Hash,
): TranslationState => {
  if (isBlank(target)) return 'missing'
  if (confirmed && confirmed.source !== hash(english)) return 'outdated'
  return target === english && !confirmed?.isSame ? 'same' : 'complete'
}

/** `undefined` while the source is unchanged. */
const withText = ({ source, target, isSame }: Confirmation, was: string | undefined): Confirmation => ({
  source,
  target,
  ...(was === undefined ? {} : { was }),
  ...(isSame ? { isSame } : {}),
})

interface SaveInput {
  /** `english` as saved now, `before` as of the previous save. */
  readonly english: Texts
  readonly before: Texts
  readonly target: Texts
  readonly kept: StoredTranslation
  readonly hash: Hash
}

/**
 * Confirmations after a save. A new or changed translation is confirmed against the current English; an unchanged one keeps its source, so
 * that saving English confirms nothing.
 */
export const settle = ({ english, before, target, kept, hash }: SaveInput): StoredTranslation =>
  Object.fromEntries(
    Object.entries(english).flatMap(([path, source]): [string, Confirmation][] => {
      const text = target[path]
      if (isBlank(text)) return []
      const known = kept[path]
      if (!known || known.target !== hash(text)) return [[path, { source: hash(source), target: hash(text) }]]
      return [[path, withText(known, known.source === hash(source) ? undefined : (known.was ?? before[path]))]]
    }),
  )

const none: StateCounts = { missing: 0, outdated: 0, same: 0, complete: 0 }

export const countStates = (english: Texts, target: Texts, kept: StoredTranslation, hash: Hash): StateCounts =>
  Object.entries(english).reduce((counts, [path, source]) => {
    const state = translationState(source, target[path], kept[path], hash)
    return { ...counts, [state]: counts[state] + 1 }
  }, none)

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

const piecesOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? []

/** Maximum number of comparisons; larger diffs show the whole text as replaced. */
const mostSteps = 4_000_000

/** `longest[i][j]`: length of the longest common subsequence of the remainders from `i` and `j`. */
const commonLengths = (before: readonly string[], after: readonly string[]): readonly Uint32Array[] => {
  const longest = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  const at = (one: number, other: number): number => longest[one]?.[other] ?? 0
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const row = longest[one]
      if (row) row[other] = before[one] === after[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1))
    }
  return longest
}

const merged = (parts: readonly DiffPart[]): readonly DiffPart[] =>
  parts.reduce<DiffPart[]>((done, part) => {
    const last = done.at(-1)
    if (last?.kind === part.kind) done[done.length - 1] = { kind: part.kind, text: last.text + part.text }
    else if (part.text !== '') done.push(part)
    return done
  }, [])

/** Word diff: parts that are not `removed` form the new text, parts that are not `added` the old one. */
export const diffWords = (before: string, after: string): readonly DiffPart[] => {
  const [old, young] = [piecesOf(before), piecesOf(after)]
  if (old.length * young.length > mostSteps)
    return merged([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  const longest = commonLengths(old, young)
  const parts: DiffPart[] = []
  let [one, other] = [0, 0]
  while (one < old.length || other < young.length) {
    if (one < old.length && other < young.length && old[one] === young[other]) {
      parts.push({ kind: 'same', text: old[one] ?? '' })
      one += 1
      other += 1
    } else if (other >= young.length || (one < old.length && (longest[one + 1]?.[other] ?? 0) >= (longest[one]?.[other + 1] ?? 0))) {
      parts.push({ kind: 'removed', text: old[one] ?? '' })
      one += 1
    } else {
      parts.push({ kind: 'added', text: young[other] ?? '' })
      other += 1
    }
  }
  return merged(parts)
}
